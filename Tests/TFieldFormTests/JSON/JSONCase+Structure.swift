extension JSONCase {
  /// Objects, arrays, words, space and what stands around the document.
  static let structure = table(
    #"""
    accept ¦ {} ¦ an empty object
    accept ¦ [] ¦ an empty array
    accept ¦ [[]] ¦ an array in an array
    accept ¦ [{}] ¦ an object in an array
    accept ¦ {"a":{}} ¦ an object in an object
    accept ¦ {"a":[]} ¦ an array in an object
    accept ¦ null ¦ any value may be the document
    accept ¦ true ¦ any value may be the document
    accept ¦ false ¦ any value may be the document
    accept ¦ 0 ¦ any value may be the document
    accept ¦ "" ¦ any value may be the document
    accept ¦ "text" ¦ any value may be the document
    accept ¦ [null] ¦ a word as element
    accept ¦ [true,false,null] ¦ all three words
    accept ¦ [1,2,3] ¦ several elements
    accept ¦ [[],[],[]] ¦ several empty containers
    accept ¦ [{},{},{}] ¦ several empty containers
    accept ¦ [[1],[2],[[3]]] ¦ elements after a closed container
    accept ¦ {"a":1} ¦ one member
    accept ¦ {"a":1,"b":2} ¦ two members
    accept ¦ {"a":{"b":{"c":[1,{"d":2}]}}} ¦ mixed nesting
    accept ¦ {"a":[1],"b":{"c":2},"d":3} ¦ members after closed containers
    accept ¦ {"":0} ¦ an empty key
    accept ¦ {" ":0} ¦ a key of space
    accept ¦ {"a":1,"A":2} ¦ keys that differ in case
    accept ¦ {"a":{"a":1}} ¦ the same key at two levels
    accept ¦ [{"a":1},{"a":1}] ¦ the same key in two objects
    accept ¦ {"a":1,"a ":2} ¦ keys that differ in a space
    accept ¦ {"a\/b":1} ¦ an escaped slash in a key
    accept ¦ ⟨20⟩[]⟨20⟩ ¦ space around the document
    accept ¦ ⟨09⟩[]⟨09⟩ ¦ tabs around the document
    accept ¦ ⟨0A⟩[]⟨0A⟩ ¦ line feeds around the document
    accept ¦ ⟨0D⟩[]⟨0D⟩ ¦ carriage returns around the document
    accept ¦ ⟨0D 0A⟩[]⟨0D 0A⟩ ¦ CR LF around the document
    accept ¦ ⟨20 09 0A 0D 0D 0A 20⟩1⟨20 09 0A 0D 0D 0A 20⟩ ¦ all kinds of space
    accept ¦ [ 1 , 2 ] ¦ space between all tokens
    accept ¦ { "a" : 1 , "b" : [ ] } ¦ space between all tokens
    accept ¦ {⟨0A⟩  "a"⟨0A⟩:⟨0A⟩1⟨0A⟩} ¦ line breaks between all tokens
    accept ¦ [⟨20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20⟩1] ¦ a long run of blanks
    accept ¦ [ ] ¦ space in an empty array
    accept ¦ { } ¦ space in an empty object
    accept ¦ [1⟨0A⟩,2] ¦ a line break before a comma
    accept ¦ ⟨EF BB BF⟩{} ¦ a byte order mark at the start
    accept ¦ ⟨EF BB BF⟩⟨20⟩1 ¦ a byte order mark, then space
    accept ¦ {"$schema":"x","x-y":1,"$comment":"z"} ¦ keys of any spelling
    refuse: the input is empty ¦ ▸ ¦ nothing at all
    refuse: the input is empty ¦ ⟨20⟩▸ ¦ only space
    refuse: the input is empty ¦ ⟨0A 0A 09⟩▸ ¦ only line breaks and a tab
    refuse: the input is empty ¦ ⟨EF BB BF⟩▸ ¦ only a byte order mark
    refuse: trailing comma ¦ [1▸,] ¦ a comma before the end of an array
    refuse: trailing comma ¦ [1▸, ] ¦ a comma and a space before the end
    refuse: trailing comma ¦ [1▸,⟨0A⟩] ¦ a comma and a line break before the end
    refuse: trailing comma ¦ [""▸,] ¦ a comma after a text
    refuse: trailing comma ¦ [[]▸,] ¦ a comma after a container
    refuse: trailing comma ¦ {"a":1▸,} ¦ a comma before the end of an object
    refuse: trailing comma ¦ {"a":1▸,⟨20 0A⟩} ¦ a comma before the end of an object
    refuse: expected a value but found ',' ¦ [1,▸,2] ¦ two commas
    refuse: expected a value but found ',' ¦ [1,▸,] ¦ two commas at the end
    refuse: expected a value or ']' but found ',' ¦ [▸,] ¦ a comma alone
    refuse: expected a value or ']' but found ',' ¦ [▸,1] ¦ a comma first
    refuse: expected a key in double quotes or '}' but found ',' ¦ {▸,} ¦ a comma alone
    refuse: expected a key in double quotes or '}' but found ',' ¦ {▸,"a":1} ¦ a comma first
    refuse: expected a key in double quotes but found ',' ¦ {"a":1,▸,"b":2} ¦ two commas
    refuse: expected ',' or ']' but found '2' ¦ [1 ▸2] ¦ no comma
    refuse: expected ',' or ']' but found '"' ¦ ["a"▸"b"] ¦ no comma
    refuse: expected ',' or ']' but found '"' ¦ [1⟨0A⟩▸"b"] ¦ no comma at the end of a line
    refuse: expected ',' or ']' but found '[' ¦ [[]▸[]] ¦ no comma
    refuse: expected ',' or ']' but found '{' ¦ [1▸{}] ¦ no comma
    refuse: expected ',' or ']' but found 'true' ¦ [1 ▸true] ¦ no comma before a word
    refuse: expected ',' or '}' but found '"' ¦ {"a":1▸"b":2} ¦ no comma
    refuse: expected ',' or '}' but found '"' ¦ {"a":1⟨0A⟩▸"b":2} ¦ no comma at the end of a line
    refuse: expected ',' or ']' but found '}' ¦ [1▸} ¦ the wrong bracket
    refuse: expected ',' or '}' but found ']' ¦ {"a":1▸] ¦ the wrong bracket
    refuse: expected a value or ']' but found '}' ¦ [▸} ¦ the wrong bracket at once
    refuse: expected a key in double quotes or '}' but found ']' ¦ {▸] ¦ the wrong bracket at once
    refuse: expected ',' or ']' but found ':' ¦ ["a"▸:1] ¦ a colon in an array
    refuse: expected ',' or '}' but found ':' ¦ {"a":1▸:2} ¦ two colons
    refuse: expected a value but found ':' ¦ {"a":▸:1} ¦ two colons
    refuse: expected ':' but found '1' ¦ {"a" ▸1} ¦ no colon
    refuse: expected ':' but found ',' ¦ {"a"▸,"b"} ¦ an object like an array
    refuse: expected ':' but found '}' ¦ {"a"▸} ¦ a key alone
    refuse: expected ':' but found '"' ¦ {"a"▸"b"} ¦ no colon
    refuse: expected ':' but found '=' ¦ {"a"▸=1} ¦ another sign
    refuse: expected a value but found '}' ¦ {"a":▸} ¦ no value
    refuse: expected a value but found ',' ¦ {"a":▸,"b":1} ¦ no value
    refuse: expected a value but found ']' ¦ {"a":▸]} ¦ a bracket for a value
    refuse: expected a key in double quotes or '}' but found '1' ¦ {▸1:1} ¦ a number as key
    refuse: expected a key in double quotes or '}' but found '[' ¦ {▸[]:1} ¦ an array as key
    refuse: expected a key in double quotes or '}' but found '{' ¦ {▸{}:1} ¦ an object as key
    refuse: expected a key in double quotes or '}' but found ':' ¦ {▸:1} ¦ no key
    refuse: expected a key in double quotes but found '2' ¦ {"a":1,▸2:1} ¦ a number as key
    refuse: key 'a' must stand in double quotes ¦ {▸a:1} ¦ a key without quotes
    refuse: key 'null' must stand in double quotes ¦ {▸null:1} ¦ a word as key
    refuse: key '_x1' must stand in double quotes ¦ {"a":1, ▸_x1:1} ¦ a key without quotes
    refuse: key '$schema' must stand in double quotes ¦ {▸$schema:1} ¦ a key without quotes
    refuse: ''' is no quote in JSON ¦ {▸'a':1} ¦ single quotes
    refuse: ''' is no quote in JSON ¦ [▸'a'] ¦ single quotes
    refuse: ''' is no quote in JSON ¦ ▸'' ¦ single quotes
    refuse: '“' is no quote in JSON ¦ {"a": ▸“b”} ¦ typographic quotes
    refuse: '„' is no quote in JSON ¦ {▸„a“: 1} ¦ typographic quotes
    refuse: '`' is no quote in JSON ¦ [▸`a`] ¦ backticks
    refuse: unknown word 'nul' ¦ [▸nul] ¦ a word cut short
    refuse: unknown word 'tru' ¦ ▸tru ¦ a word cut short
    refuse: unknown word 'fals' ¦ [▸fals,1] ¦ a word cut short
    refuse: unknown word 'truee' ¦ ▸truee ¦ a word too long
    refuse: unknown word 'null0' ¦ [▸null0] ¦ a word too long
    refuse: unknown word 'nullnull' ¦ ▸nullnull ¦ a word twice
    refuse: unknown word 'True' ¦ [▸True] ¦ a word in capitals
    refuse: unknown word 'NULL' ¦ [▸NULL] ¦ a word in capitals
    refuse: unknown word 'FALSE' ¦ {"a":▸FALSE} ¦ a word in capitals
    refuse: unknown word 'undefined' ¦ [▸undefined] ¦ a word of JavaScript
    refuse: unknown word 'None' ¦ [▸None] ¦ a word of Python
    refuse: unknown word 'nil' ¦ [▸nil] ¦ a word of Swift
    refuse: unknown word 'yes' ¦ {"a":▸yes} ¦ a word of YAML
    refuse: unknown word 'abc' ¦ ▸abc ¦ no quotes
    refuse: unknown word 'new' ¦ [▸new Date(0)] ¦ an expression
    refuse: no comments ¦ ▸// x⟨0A⟩1 ¦ a comment first
    refuse: no comments ¦ [1,▸/* x */2] ¦ a comment between elements
    refuse: no comments ¦ {"a":1 ▸// x⟨0A⟩} ¦ a comment at the end of a line
    refuse: no comments ¦ {▸# x⟨0A⟩} ¦ a comment of the shell
    refuse: no comments ¦ {"a"▸/**/:1} ¦ a comment before a colon
    refuse: no comments ¦ {} ▸// x ¦ a comment after the document
    refuse: expected a value or ']' but found '/' ¦ [▸/] ¦ a slash alone
    refuse: expected ',' or ']' but found '/' ¦ [1▸/2] ¦ a division
    refuse: the end of the only JSON value but found ']' ¦ []▸] ¦ a bracket too much
    refuse: the end of the only JSON value but found '}' ¦ {}▸} ¦ a brace too much
    refuse: the end of the only JSON value but found '{' ¦ {}⟨0A⟩▸{} ¦ a second document
    refuse: the end of the only JSON value but found '2' ¦ 1 ▸2 ¦ a second document
    refuse: the end of the only JSON value but found '[' ¦ []▸[] ¦ a second document
    refuse: the end of the only JSON value but found ',' ¦ 1▸,2 ¦ a list without brackets
    refuse: the end of the only JSON value but found ':' ¦ "a"▸:1 ¦ a member without braces
    refuse: the end of the only JSON value but found 'x' ¦ {"a":1} ▸x ¦ something after the document
    refuse: the end of the only JSON value but found ';' ¦ {"a":1}▸; ¦ a semicolon
    refuse: the end of the only JSON value but found '"' ¦ ""▸" ¦ a quote too much
    refuse: the input ends inside the array that begins at 1:1; add ']' ¦ [▸ ¦ no end
    refuse: the input ends inside the object that begins at 1:1; add '}' ¦ {▸ ¦ no end
    refuse: the input ends inside the array that begins at 1:1 ¦ [1▸ ¦ no end after a value
    refuse: the input ends inside the array that begins at 1:1 ¦ [1,▸ ¦ no end after a comma
    refuse: the input ends inside the object that begins at 1:1 ¦ {"a"▸ ¦ no end after a key
    refuse: the input ends inside the object that begins at 1:1 ¦ {"a":▸ ¦ no end after a colon
    refuse: the input ends inside the object that begins at 1:1 ¦ {"a":1▸ ¦ no end after a member
    refuse: the input ends inside the object that begins at 1:1 ¦ {"a":1,▸ ¦ no end after a comma
    refuse: the input ends inside the object that begins at 1:1 ¦ {"a":[1]▸ ¦ no end after an inner end
    refuse: the input ends inside the array that begins at 2:6 ¦ {⟨0A⟩ "a":[⟨0A⟩1⟨0A⟩▸ ¦ no inner end
    refuse: the input ends inside the object that begins at 1:4 ¦ [1,{▸ ¦ no inner end
    refuse: unknown word 'nu' ¦ [▸nu ¦ the end in a word
    refuse: expected a value but found '<' ¦ ▸<html> ¦ something else than JSON
    refuse: expected a value but found ']' ¦ ▸] ¦ an end without a start
    refuse: expected a value but found ',' ¦ ▸, ¦ a comma alone
    refuse: expected a value but found ':' ¦ ▸: ¦ a colon alone
    refuse: expected a value but found '*' ¦ ▸* ¦ no value begins so
    refuse: expected a value but found '(' ¦ ▸(1) ¦ no value begins so
    refuse: expected a value but found '\' ¦ ▸\u0031 ¦ an escape outside a text
    refuse: expected a value or ']' but found 'é' ¦ [▸é] ¦ a letter beyond ASCII
    refuse: expected a value or ']' but found '<U+00A0>' ¦ [▸⟨C2 A0⟩1] ¦ a no-break space
    refuse: expected a value or ']' but found '<U+2028>' ¦ [▸⟨E2 80 A8⟩1] ¦ a line separator
    refuse: expected a value or ']' but found '<U+3000>' ¦ [▸⟨E3 80 80⟩1] ¦ a wide space
    refuse: expected a value or ']' but found '<U+2060>' ¦ [▸⟨E2 81 A0⟩1] ¦ a word joiner
    refuse: expected a value or ']' but found '<U+200B>' ¦ [▸⟨E2 80 8B⟩1] ¦ a zero width space
    refuse: expected a value or ']' but found '<U+202E>' ¦ [▸⟨E2 80 AE⟩1] ¦ a bidi override
    refuse: expected a value or ']' but found '<U+000C>' ¦ [▸⟨0C⟩1] ¦ a form feed is no space
    refuse: expected a value or ']' but found '<U+000B>' ¦ [▸⟨0B⟩1] ¦ a vertical tab is no space
    refuse: expected a value or ']' but found '<U+0085>' ¦ [▸⟨C2 85⟩1] ¦ NEL is no space
    refuse: expected a value or ']' but found '<U+001B>' ¦ [▸⟨1B⟩[31m] ¦ a terminal escape
    refuse: expected a value or ']' but found '<U+007F>' ¦ [▸⟨7F⟩] ¦ DEL outside a text
    refuse: the end of the only JSON value but found '<U+001A>' ¦ {}▸⟨1A⟩ ¦ the end-of-file sign of DOS
    refuse: expected a value but found '<U+FEFF>' ¦ ⟨EF BB BF⟩▸⟨EF BB BF⟩{} ¦ two byte order marks
    refuse: expected a value but found '<U+FEFF>' ¦ ⟨20⟩▸⟨EF BB BF⟩{} ¦ a byte order mark after space
    refuse: the end of the only JSON value but found '<U+FEFF>' ¦ {}▸⟨EF BB BF⟩ ¦ a byte order mark last
    refuse: byte 0xEF is not valid UTF-8 ¦ ▸⟨EF BB⟩{} ¦ half a byte order mark
    refuse: duplicate key 'a' (first at line 1) ¦ {"a":1,▸"a":2} ¦ a key twice
    refuse: duplicate key 'a' (first at line 1) ¦ {"a":1,▸"a":1} ¦ a key twice with one value
    refuse: duplicate key 'a' (first at line 2) ¦ {⟨0A⟩"a":1,⟨0A⟩"b":2,⟨0A⟩▸"a":3} ¦ a key twice, apart
    refuse: duplicate key '' ¦ {"":1,▸"":2} ¦ the empty key twice
    refuse: duplicate key 'b' ¦ {"a":{"b":1,▸"b":2}} ¦ a key twice, inside
    refuse: duplicate key 'a' ¦ [{"a":{"a":[]},▸"a":2}] ¦ a key twice around an object
    refuse: duplicate key 'a' ¦ {"a":1,▸"\u0061":2} ¦ equal once unescaped
    refuse: duplicate key 'a' ¦ {"\u0061":1,▸"a":2} ¦ equal once unescaped
    refuse: duplicate key 'a/b' ¦ {"a/b":1,▸"a\/b":2} ¦ equal once unescaped
    refuse: duplicate key 'é' ¦ {"é":1,▸"é":2} ¦ equal bytes beyond ASCII
    refuse: duplicate key 'é' ¦ {"é":1,▸"\u00e9":2} ¦ equal once unescaped
    refuse: duplicate key 'é' ¦ {"⟨C3 A9⟩":1,▸"e⟨CC 81⟩":2} ¦ equal once normalised
    refuse: duplicate key 'é' ¦ {"e\u0301":1,▸"\u00E9":2} ¦ equal once unescaped and normalised
    refuse: duplicate key 'Å' ¦ {"⟨C3 85⟩":1,▸"⟨E2 84 AB⟩":2} ¦ the ångström sign is the letter
    refuse: duplicate key ¦ {"K":1,▸"⟨E2 84 AA⟩":2} ¦ the kelvin sign is an ASCII letter
    refuse: duplicate key ¦ {"⟨E2 84 AA⟩":1,▸"K":2} ¦ the kelvin sign is an ASCII letter
    refuse: duplicate key '가' ¦ {"⟨EA B0 80⟩":1,▸"⟨E1 84 80 E1 85 A1⟩":2} ¦ composed and decomposed Hangul
    refuse: duplicate key ¦ {"q⟨CC 87 CC A3⟩":1,▸"q⟨CC A3 CC 87⟩":2} ¦ marks in another order
    refuse: duplicate key '😀' ¦ {"😀":1,▸"\uD83D\ude00":2} ¦ equal once unescaped
    refuse: duplicate key 'a<U+001B>' ¦ {"a\u001b":1,▸"a\u001B":2} ¦ a hostile key is shown escaped
    refuse: duplicate key 'b' ¦ {"a":1,"b":1,▸"b":2,"a":2} ¦ the first repetition counts
    accept ¦ {"é":1,"e":2} ¦ an accent tells keys apart
    accept ¦ {"ﬁ":1,"fi":2} ¦ compatibility forms are not the same
    accept ¦ {"Ａ":1,"A":2} ¦ full width is not the same
    accept ¦ {"\\u0061":1,"a":2} ¦ an escaped backslash is no escape of a letter
    accept ¦ {"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":1,"k":2,"l":3,"m":4,"n":5,"o":6,"p":7,"q":8,"r":9} ¦ more keys than are compared each with each
    refuse: duplicate key 'a' ¦ {"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":1,"k":2,"l":3,"m":4,"n":5,"o":6,"p":7,"q":8,▸"a":9} ¦ a key twice among many
    refuse: duplicate key 'q' ¦ {"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"j":1,"k":2,"l":3,"m":4,"n":5,"o":6,"p":7,"q":8,▸"\u0071":9} ¦ an escaped key twice among many
    """#)
}
