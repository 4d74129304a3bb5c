@testable import TField

/// What is said of none, one and two, a line for each sentence that counts.
enum CountedSentences {
  static let said: [Language: String] = [
    .english: """
    Enter 0 digits | Enter 1 digit | Enter 2 digits
    Enter 0 characters | Enter 1 character | Enter 2 characters
    Enter at least 0 characters | Enter at least 1 character | Enter at least 2 characters
    0 characters left | 1 character left | 2 characters left
    0 digits left | 1 digit left | 2 digits left
    No more than 0 characters fit here
      | No more than 1 character fits here
      | No more than 2 characters fit here
    0 characters too many: at most 9
      | 1 character too many: at most 9
      | 2 characters too many: at most 9
    Not pasted: it is too long, 0 characters fit here
      | Not pasted: it is too long, 1 character fits here
      | Not pasted: it is too long, 2 characters fit here
    0 digits are all it has | 1 digit is all it has | 2 digits are all it has
    0 characters are all it has | 1 character is all it has | 2 characters are all it has
    No more than 0 places behind the point
      | No more than 1 place behind the point
      | No more than 2 places behind the point
    At least 0 entries | At least 1 entry | At least 2 entries
    At most 0 entries | At most 1 entry | At most 2 entries
    0 lines fit nowhere | 1 line fits nowhere | 2 lines fit nowhere
    B:  | B: 1 missing (A), 1 to fix (A) | B: 2 missing (A, A), 2 to fix (A, A)
    Your draft of 12:03: 0 answers
      | Your draft of 12:03: 1 answer (A)
      | Your draft of 12:03: 2 answers (A, A)
    0 left | 1 left | 2 left
    0 to fix | 1 to fix | 2 to fix
    0 of 9 chosen | 1 of 9 chosen | 2 of 9 chosen
    0 more | 1 more | 2 more
    0 entries | 1 entry | 2 entries
    0 marked | 1 marked | 2 marked
    Data (0 characters) | Data (1 character) | Data (2 characters)
    have at most 0 characters | have at most 1 character | have at most 2 characters
    have 0 entries | have 1 entry | have 2 entries
    0 faults | 1 fault | 2 faults
    0 warnings | 1 warning | 2 warnings
    Answer y or n | Answer y or n, or enter 1 | Answer y or n, or enter a number from 1 to 2
    """,
    .german: """
    0 Ziffern eingeben | 1 Ziffer eingeben | 2 Ziffern eingeben
    0 Zeichen eingeben | 1 Zeichen eingeben | 2 Zeichen eingeben
    Mindestens 0 Zeichen eingeben
      | Mindestens 1 Zeichen eingeben
      | Mindestens 2 Zeichen eingeben
    noch 0 Zeichen | noch 1 Zeichen | noch 2 Zeichen
    noch 0 Ziffern | noch 1 Ziffer | noch 2 Ziffern
    Mehr als 0 Zeichen passen hier nicht
      | Mehr als 1 Zeichen passt hier nicht
      | Mehr als 2 Zeichen passen hier nicht
    0 Zeichen zu viel: höchstens 9
      | 1 Zeichen zu viel: höchstens 9
      | 2 Zeichen zu viel: höchstens 9
    Nicht eingefügt: zu lang, hier passen 0 Zeichen
      | Nicht eingefügt: zu lang, hier passt 1 Zeichen
      | Nicht eingefügt: zu lang, hier passen 2 Zeichen
    Mehr als 0 Ziffern passen nicht
      | Mehr als 1 Ziffer passt nicht
      | Mehr als 2 Ziffern passen nicht
    Mehr als 0 Zeichen passen nicht
      | Mehr als 1 Zeichen passt nicht
      | Mehr als 2 Zeichen passen nicht
    Höchstens 0 Nachkommastellen | Höchstens 1 Nachkommastelle | Höchstens 2 Nachkommastellen
    Mindestens 0 Einträge | Mindestens 1 Eintrag | Mindestens 2 Einträge
    Höchstens 0 Einträge | Höchstens 1 Eintrag | Höchstens 2 Einträge
    0 Zeilen passen nirgends | 1 Zeile passt nirgends | 2 Zeilen passen nirgends
    B:  | B: 1 fehlt (A), 1 zu berichtigen (A) | B: 2 fehlen (A, A), 2 zu berichtigen (A, A)
    Der Entwurf von 12:03: 0 Antworten
      | Der Entwurf von 12:03: 1 Antwort (A)
      | Der Entwurf von 12:03: 2 Antworten (A, A)
    noch 0 | noch 1 | noch 2
    0 zu berichtigen | 1 zu berichtigen | 2 zu berichtigen
    0 von 9 gewählt | 1 von 9 gewählt | 2 von 9 gewählt
    0 weitere | 1 weiterer | 2 weitere
    0 Einträge | 1 Eintrag | 2 Einträge
    0 markiert | 1 markiert | 2 markiert
    Daten (0 Zeichen) | Daten (1 Zeichen) | Daten (2 Zeichen)
    höchstens 0 Zeichen haben | höchstens 1 Zeichen haben | höchstens 2 Zeichen haben
    0 Einträge haben | 1 Eintrag haben | 2 Einträge haben
    0 Fehler | 1 Fehler | 2 Fehler
    0 Warnungen | 1 Warnung | 2 Warnungen
    Mit j oder n antworten
      | Mit j oder n antworten, oder 1 eingeben
      | Mit j oder n antworten, oder eine Zahl von 1 bis 2 eingeben
    """,
    .spanish: """
    Escriba 0 dígitos | Escriba 1 dígito | Escriba 2 dígitos
    Escriba 0 caracteres | Escriba 1 carácter | Escriba 2 caracteres
    Escriba al menos 0 caracteres
      | Escriba al menos 1 carácter
      | Escriba al menos 2 caracteres
    faltan 0 caracteres | falta 1 carácter | faltan 2 caracteres
    faltan 0 dígitos | falta 1 dígito | faltan 2 dígitos
    Aquí no caben más de 0 caracteres
      | Aquí no cabe más de 1 carácter
      | Aquí no caben más de 2 caracteres
    Sobran 0 caracteres: el máximo es 9
      | Sobra 1 carácter: el máximo es 9
      | Sobran 2 caracteres: el máximo es 9
    No se ha pegado: es demasiado largo; máximo: 0 caracteres
      | No se ha pegado: es demasiado largo; máximo: 1 carácter
      | No se ha pegado: es demasiado largo; máximo: 2 caracteres
    No caben más de 0 dígitos | No cabe más de 1 dígito | No caben más de 2 dígitos
    No caben más de 0 caracteres | No cabe más de 1 carácter | No caben más de 2 caracteres
    Como máximo 0 decimales | Como máximo 1 decimal | Como máximo 2 decimales
    Al menos 0 entradas | Al menos 1 entrada | Al menos 2 entradas
    Como máximo 0 entradas | Como máximo 1 entrada | Como máximo 2 entradas
    0 líneas no caben en ningún campo
      | 1 línea no cabe en ningún campo
      | 2 líneas no caben en ningún campo
    B:  | B: 1 falta (A), 1 por corregir (A) | B: 2 faltan (A, A), 2 por corregir (A, A)
    Borrador de las 12:03: 0 respuestas
      | Borrador de las 12:03: 1 respuesta (A)
      | Borrador de las 12:03: 2 respuestas (A, A)
    faltan 0 | falta 1 | faltan 2
    0 por corregir | 1 por corregir | 2 por corregir
    0 de 9 elegidas | 1 de 9 elegida | 2 de 9 elegidas
    0 más | 1 más | 2 más
    0 entradas | 1 entrada | 2 entradas
    0 marcadas | 1 marcada | 2 marcadas
    Datos (0 caracteres) | Datos (1 carácter) | Datos (2 caracteres)
    tener como máximo 0 caracteres
      | tener como máximo 1 carácter
      | tener como máximo 2 caracteres
    tener 0 entradas | tener 1 entrada | tener 2 entradas
    0 errores | 1 error | 2 errores
    0 avisos | 1 aviso | 2 avisos
    Responda s o n
      | Responda s o n, o escriba 1
      | Responda s o n, o escriba un número de 1 a 2
    """,
    .french: """
    Saisissez 0 chiffre | Saisissez 1 chiffre | Saisissez 2 chiffres
    Saisissez 0 caractère | Saisissez 1 caractère | Saisissez 2 caractères
    Saisissez au moins 0 caractère
      | Saisissez au moins 1 caractère
      | Saisissez au moins 2 caractères
    encore 0 caractère | encore 1 caractère | encore 2 caractères
    encore 0 chiffre | encore 1 chiffre | encore 2 chiffres
    Pas plus de 0 caractère ici | Pas plus de 1 caractère ici | Pas plus de 2 caractères ici
    0 caractère de trop : 9 au maximum
      | 1 caractère de trop : 9 au maximum
      | 2 caractères de trop : 9 au maximum
    Non collé : trop long ; maximum : 0 caractère
      | Non collé : trop long ; maximum : 1 caractère
      | Non collé : trop long ; maximum : 2 caractères
    Pas plus de 0 chiffre | Pas plus de 1 chiffre | Pas plus de 2 chiffres
    Pas plus de 0 caractère | Pas plus de 1 caractère | Pas plus de 2 caractères
    Au plus 0 décimale | Au plus 1 décimale | Au plus 2 décimales
    Au moins 0 entrée | Au moins 1 entrée | Au moins 2 entrées
    Au plus 0 entrée | Au plus 1 entrée | Au plus 2 entrées
    0 ligne n’a aucune place | 1 ligne n’a aucune place | 2 lignes n’ont aucune place
    B :  | B : 1 à remplir (A), 1 à corriger (A) | B : 2 à remplir (A, A), 2 à corriger (A, A)
    Votre brouillon de 12:03 : 0 réponse
      | Votre brouillon de 12:03 : 1 réponse (A)
      | Votre brouillon de 12:03 : 2 réponses (A, A)
    encore 0 | encore 1 | encore 2
    0 à corriger | 1 à corriger | 2 à corriger
    0 sur 9 choisi | 1 sur 9 choisi | 2 sur 9 choisis
    0 autre | 1 autre | 2 autres
    0 entrée | 1 entrée | 2 entrées
    0 coché | 1 coché | 2 cochés
    Données (0 caractère) | Données (1 caractère) | Données (2 caractères)
    comporter au plus 0 caractère
      | comporter au plus 1 caractère
      | comporter au plus 2 caractères
    comporter 0 entrée | comporter 1 entrée | comporter 2 entrées
    0 erreur | 1 erreur | 2 erreurs
    0 avertissement | 1 avertissement | 2 avertissements
    Répondez o ou n
      | Répondez o ou n, ou saisissez 1
      | Répondez o ou n, ou saisissez un nombre de 1 à 2
    """,
    .japanese: """
    0桁の数字を入力してください | 1桁の数字を入力してください | 2桁の数字を入力してください
    0文字を入力してください | 1文字を入力してください | 2文字を入力してください
    0文字以上を入力してください | 1文字以上を入力してください | 2文字以上を入力してください
    あと0文字 | あと1文字 | あと2文字
    あと0桁 | あと1桁 | あと2桁
    0文字までしか入りません | 1文字までしか入りません | 2文字までしか入りません
    0文字多すぎます。最大9文字です | 1文字多すぎます。最大9文字です | 2文字多すぎます。最大9文字です
    長すぎるため貼り付けていません。最大0文字です | 長すぎるため貼り付けていません。最大1文字です | 長すぎるため貼り付けていません。最大2文字です
    0桁までです | 1桁までです | 2桁までです
    0文字までです | 1文字までです | 2文字までです
    小数点以下は0桁までです | 小数点以下は1桁までです | 小数点以下は2桁までです
    0件以上必要です | 1件以上必要です | 2件以上必要です
    0件までです | 1件までです | 2件までです
    0行はどこにも入りません | 1行はどこにも入りません | 2行はどこにも入りません
    B： | B：未入力1件（A）、要修正1件（A） | B：未入力2件（A、A）、要修正2件（A、A）
    12:03の下書き：答え0件 | 12:03の下書き：答え1件（A） | 12:03の下書き：答え2件（A、A）
    残り0件 | 残り1件 | 残り2件
    要修正0件 | 要修正1件 | 要修正2件
    9件中0件選択 | 9件中1件選択 | 9件中2件選択
    ほか0件 | ほか1件 | ほか2件
    0件 | 1件 | 2件
    0件を選択 | 1件を選択 | 2件を選択
    データ（0文字） | データ（1文字） | データ（2文字）
    0文字以下にする | 1文字以下にする | 2文字以下にする
    項目を0件にする | 項目を1件にする | 項目を2件にする
    誤り0件 | 誤り1件 | 誤り2件
    警告0件 | 警告1件 | 警告2件
    yかnで答えてください | yかn、または1を入力してください | yかn、または1から2までの番号を入力してください
    """,
  ]
}
