import TField
import Testing

@Suite struct FrenchScreens {
  @Test func `a form that lacks something says what`() {
    #expect(
      SpokenForm.blocked(.french, 80, 24).text == """
         TField                                                            1 à corriger
         ── 1 ─────────────────────────────────────────────────────── ✘ 1 à corriger ──
         ╭ * Nom ─────────────────────────────╮ ┏ * Adresse e-mail ━━━━━━━━━━━━━━━━━━━┓
         │ Ada                                │ ┃ ada@                                ┃
         ╰────────────────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
                                                  ✘ Saisissez une adresse comme
                                                    name@example.com
         ╭ Date ─────────────────────────╮ ╭──────────────────────────────────────────╮
         │ JJ/MM/AAAA                    │ │ Pays                                   ▾ │
         ╰───────────────────────────────╯ ╰──────────────────────────────────────────╯
         ── 2 ─────────────────────────────────────────────────────────────────────────
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ Texte                                                                      │
         │                                                                            │
         ╰────────────────────────────────────────────────────────────────────────────╯
         [ Envoyer ]






         Envoyer : 1 à corriger (Adresse e-mail)
         Tab suivant  Ctrl-S Envoyer  F8 erreur suivante  F1 aide  Échap quitter
        """)
  }

  @Test func `a small form that lacks something says what`() {
    #expect(
      SpokenForm.blocked(.french, 40, 12).text == """
         TField                    1 à corriger
         ── 1 ─────────────── ✘ 1 à corriger ──
           * Nom:            Ada
         ▸ * Adresse e-mail: ada@
           ✘ Saisissez une adresse comme
             name@example.com
             Date:           JJ/MM/AAAA
             Pays:                      ▾      ▼
         [ Envoyer ]
         Envoyer : 1 à corriger (Adresse
         e-mail)
         Tab suivant  Ctrl-S Envoyer  F1 aide
        """)
  }

  @Test func `a calendar is open`() {
    #expect(
      SpokenForm.calendar(.french, 80, 24).text == """
         TField                                                            1 à corriger
         ── 1 ─────────────────────────────────────────────────────── ✘ 1 à corriger ──
         ╭ * Nom ─────────────────────────────╮ ╭─────────────────────────────────────╮
         │                                    │ │ * Adresse e-mail                    │
         ╰─ ✘ Obligatoire ────────────────────╯ ╰─────────────────────────────────────╯
         ┏ Date ━━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭──────────────────────────────────────────╮
         ┃ JJ/MM/AAAA                    ┃ │ Pays                                   ▾ │
         ┗━ encore 8 chiffres ━━━━━━━━━━━┛ ╰──────────────────────────────────────────╯
         ╔═ novembre 2026 ══════╗──────────────────────────────────────────────────────
         ║ lu ma me je ve sa di ║─────────────────────────────────────────────────────╮
         ║                    · ║                                                     │
         ║  ·  ·  ·  5  6  7  8 ║                                                     │
         ║[ 9]10 11 12 13 14 15 ║─────────────────────────────────────────────────────╯
         ║ 16 17 18 19 20 21 22 ║
         ║ 23 24 25 26 27 28 29 ║
         ║ 30                   ║
         ╚══════════════════════╝






         Entrée choisir  PgPréc mois précédent  t aujourd’hui  Échap fermer  F1 aide
        """)
  }

  @Test func `a calendar is open on a small screen`() {
    #expect(
      SpokenForm.calendar(.french, 40, 12).text == """
         TField ╔═ novembre 2026 ══════╗orriger
         ── 1 ──║ lu ma me je ve sa di ║iger ──
           * Nom║                    · ║
           ✘ Obl║  ·  ·  ·  5  6  7  8 ║
           * Adr║[ 9]10 11 12 13 14 15 ║
         ▸   Dat║ 16 17 18 19 20 21 22 ║
             Pay║ 23 24 25 26 27 28 29 ║▾
         ── 2 ──║ 30                   ║───────
           Texte╚══════════════════════╝       ▼
         [ Envoyer ]
         encore 8 chiffres
         Entrée choisir  Échap fermer  F1 aide
        """)
  }

  @Test func `a question is asked`() {
    #expect(
      SpokenForm.question(.french, 80, 24).text == """
         TField                                                                encore 1
         ── 1 ────────────────────────────────────────────────────────────── 1 sur 2 ──
         ┏ * Nom ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭─────────────────────────────────────╮
         ┃ Ada                                ┃ │ * Adresse e-mail                    │
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰─────────────────────────────────────╯
         ╭ Date ─────────────────────────╮ ╭──────────────────────────────────────────╮
         │ JJ/MM/AAAA                    │ │ Pays                                   ▾ │
         ╰───────────────────────────────╯ ╰──────────────────────────────────────────╯
         ── 2 ─────────────────────────────────────────────────────────────────────────
         ╔═══════════════════════════════════════════════════════════════════════════╗╮
         ║ Quitter le formulaire ? Les réponses n’ont pas été envoyées.              ║│
         ║                                                                           ║│
         ║ [ Continuer la saisie ]  [ Quitter, garder un brouillon ]  [ Abandonner ] ║╯
         ╚═══════════════════════════════════════════════════════════════════════════╝









         Tab suivant  Maj-Tab précédent  Ctrl-S Envoyer  F1/Alt-H aide  Échap quitter
        """)
  }

  @Test func `a question is asked on a small screen`() {
    #expect(
      SpokenForm.question(.french, 40, 12).text == """
         TField                        encore 1
         ── 1 ────────────────────── 1 sur 2 ──
        ╔══════════════════════════════════════╗
        ║ Quitter le formulaire ? Les réponses ║
        ║ n’ont pas été envoyées.              ║
        ║                                      ║
        ║ [ Continuer la saisie ]              ║
        ║ [ Quitter, garder un brouillon ]     ║
        ║ [ Abandonner ]                       ║
        ╚══════════════════════════════════════╝

         Tab suivant  Ctrl-S Envoyer  F1 aide
        """)
  }
}
