extension JSONCase {
  /// Texts: their escapes, their bytes, and the encoding of the whole.
  static let texts = table(
    #"""
    accept ¦ [""] ¦ an empty text
    accept ¦ ["a"] ¦ one letter
    accept ¦ [" "] ¦ a space
    accept ¦ ["abcdefg"] ¦ seven bytes, less than a word
    accept ¦ ["abcdefgh"] ¦ eight bytes, a word
    accept ¦ ["abcdefghi"] ¦ nine bytes, more than a word
    accept ¦ ["abcdefghijklmnopqrstuvwxyz0123456789"] ¦ several words
    accept ¦ ["// no comment /* here */ # either"] ¦ comments in a text
    accept ¦ ["{[,:]}"] ¦ brackets in a text
    accept ¦ ["it's"] ¦ an apostrophe
    accept ¦ ["\""] ¦ an escaped quote
    accept ¦ ["\\"] ¦ an escaped backslash
    accept ¦ ["\\\\\""] ¦ backslashes before a quote
    accept ¦ ["\/"] ¦ an escaped slash
    accept ¦ ["/"] ¦ a plain slash
    accept ¦ ["\b\f\n\r\t"] ¦ the short escapes
    accept ¦ ["\u0041"] ¦ an escaped letter
    accept ¦ ["\u00e9"] ¦ small hexadecimal digits
    accept ¦ ["\u00E9"] ¦ capital hexadecimal digits
    accept ¦ ["\uAbCd"] ¦ mixed hexadecimal digits
    accept ¦ ["\u0001\u001f"] ¦ escaped controls
    accept ¦ ["\u001b[31m"] ¦ an escaped terminal escape
    accept ¦ ["\u007f\u0080\u009f"] ¦ escaped DEL and C1
    accept ¦ ["\u2028\u2029"] ¦ escaped separators
    accept ¦ ["\ud83d\ude00"] ¦ a pair of surrogates
    accept ¦ ["\uD800\uDC00"] ¦ the lowest pair
    accept ¦ ["\uDBFF\uDFFF"] ¦ the highest pair
    accept ¦ ["a\ud83d\ude00b\u0041"] ¦ a pair between letters
    accept ¦ ["\uFFFE\uFFFF"] ¦ noncharacters
    accept ¦ ["\uFEFF"] ¦ an escaped byte order mark
    accept ¦ ["\uD7FF\uE000"] ¦ the neighbours of the surrogates
    accept ¦ ["\u202e"] ¦ an escaped bidi override
    accept ¦ ["\\u0000"] ¦ no escape of NUL
    accept ¦ ["é"] ¦ two bytes
    accept ¦ ["日本語"] ¦ three bytes
    accept ¦ ["😀"] ¦ four bytes
    accept ¦ ["abcdefgé"] ¦ a letter across the border of a word
    accept ¦ ["👩‍👩‍👧"] ¦ joiners
    accept ¦ ["⟨7F⟩"] ¦ a raw DEL is allowed
    accept ¦ ["⟨C2 80⟩"] ¦ the lowest of two bytes
    accept ¦ ["⟨DF BF⟩"] ¦ the highest of two bytes
    accept ¦ ["⟨E0 A0 80⟩"] ¦ the lowest of three bytes
    accept ¦ ["⟨ED 9F BF⟩"] ¦ the last before the surrogates
    accept ¦ ["⟨EE 80 80⟩"] ¦ the first after the surrogates
    accept ¦ ["⟨EF BF BF⟩"] ¦ the highest of three bytes
    accept ¦ ["⟨F0 90 80 80⟩"] ¦ the lowest of four bytes
    accept ¦ ["⟨F4 8F BF BF⟩"] ¦ the highest of four bytes
    accept ¦ ["⟨EF BB BF⟩"] ¦ a byte order mark in a text
    accept ¦ ["⟨E2 80 A8 E2 80 A9⟩"] ¦ raw separators
    accept ¦ ["⟨E2 80 AE⟩"] ¦ a raw bidi override
    accept ¦ ["⟨EF BF BD⟩"] ¦ the replacement character
    refuse: the text that begins here is not closed ¦ ▸" ¦ a quote alone
    refuse: the text that begins here is not closed ¦ [▸"a ¦ no closing quote
    refuse: the text that begins here is not closed ¦ [▸"abcdefghijk ¦ no closing quote after a word
    refuse: the text that begins here is not closed ¦ [▸"é ¦ no closing quote after two bytes
    refuse: the text that begins here is not closed ¦ [▸"\" ¦ the quote is escaped
    refuse: the text that begins here is not closed ¦ {▸"a ¦ no closing quote of a key
    refuse: the text that begins here is not closed ¦ ["a",▸"] ¦ a quote too few
    refuse: unknown escape ¦ ["▸\ ¦ the end in an escape
    refuse: four hexadecimal digits ¦ ["▸\u ¦ the end in an escape
    refuse: four hexadecimal digits ¦ ["▸\u004 ¦ the end in an escape
    refuse: four hexadecimal digits ¦ ["▸\u"] ¦ no digits
    refuse: four hexadecimal digits ¦ ["▸\u1"] ¦ one digit
    refuse: four hexadecimal digits ¦ ["▸\u12"] ¦ two digits
    refuse: four hexadecimal digits ¦ ["▸\u123"] ¦ three digits
    refuse: four hexadecimal digits ¦ ["▸\u00G0"] ¦ no digit
    refuse: four hexadecimal digits ¦ ["▸\u{41}"] ¦ an escape of Swift
    refuse: four hexadecimal digits ¦ ["▸\u+041"] ¦ a sign
    refuse: four hexadecimal digits ¦ ["▸\u 041"] ¦ a space
    refuse: four hexadecimal digits ¦ ["▸\u００４１"] ¦ full width digits
    refuse: unknown escape '\U' ¦ ["▸\U0041"] ¦ a capital
    refuse: unknown escape '\x' ¦ ["▸\x41"] ¦ an escape of C
    refuse: unknown escape '\a' ¦ ["▸\a"] ¦ an escape of C
    refuse: unknown escape '\v' ¦ ["▸\v"] ¦ an escape of C
    refuse: unknown escape '\e' ¦ ["▸\e[0m"] ¦ an escape of the shell
    refuse: unknown escape '\0' ¦ ["▸\0"] ¦ an escape of C
    refuse: unknown escape '\d' ¦ ["▸\d{5}"] ¦ a pattern with one backslash
    refuse: unknown escape '\.' ¦ ["a▸\.b"] ¦ a pattern with one backslash
    refuse: unknown escape '\'' ¦ ["it▸\'s"] ¦ an escaped apostrophe
    refuse: unknown escape '\ ' ¦ ["▸\ "] ¦ an escaped space
    refuse: unknown escape '\N' ¦ ["▸\N"] ¦ a capital
    refuse: unknown escape '\é' ¦ ["▸\é"] ¦ an escaped letter beyond ASCII
    refuse: unknown escape '\<U+000A>' ¦ ["▸\⟨0A⟩"] ¦ an escaped line break
    refuse: unknown escape '\<U+202E>' ¦ ["▸\⟨E2 80 AE⟩"] ¦ a hostile character is shown escaped
    refuse: unknown escape '\q' ¦ {"▸\q":1} ¦ an unknown escape in a key
    refuse: byte 0xFF is not valid UTF-8 ¦ ["\▸⟨FF⟩"] ¦ an escaped bad byte
    refuse: '\uD800' is half a character ¦ ["▸\uD800"] ¦ a high surrogate alone
    refuse: '\uDBFF' is half a character ¦ ["▸\udbff"] ¦ a high surrogate alone
    refuse: '\uDC00' is half a character ¦ ["▸\uDC00"] ¦ a low surrogate alone
    refuse: '\uDFFF' is half a character ¦ ["▸\uDFFF"] ¦ a low surrogate alone
    refuse: '\uD800' is half a character ¦ ["▸\uD800\uD800"] ¦ two high surrogates
    refuse: '\uDC00' is half a character ¦ ["▸\uDC00\uD800"] ¦ a pair the wrong way round
    refuse: '\uD800' is half a character ¦ ["▸\uD800x"] ¦ a letter after a high surrogate
    refuse: '\uD800' is half a character ¦ ["▸\uD800\n"] ¦ another escape after a high surrogate
    refuse: '\uD800' is half a character ¦ ["▸\uD800\u0041"] ¦ a letter after a high surrogate
    refuse: '\uD800' is half a character ¦ ["▸\uD800\uDC0"] ¦ a low surrogate cut short
    refuse: '\uD800' is half a character ¦ ["▸\uD800\\uDC00"] ¦ an escaped backslash between
    refuse: '\uDE00' is half a character ¦ ["\uD83D\uDE00▸\uDE00"] ¦ a half after a pair
    refuse: '\uD834' is half a character ¦ {"▸\uD834":1} ¦ a surrogate alone in a key
    refuse: a NUL character is not allowed ¦ ["▸\u0000"] ¦ an escaped NUL
    refuse: a NUL character is not allowed ¦ {"a▸\u0000b":1} ¦ an escaped NUL in a key
    refuse: a NUL character is not allowed ¦ ["a▸⟨00⟩b"] ¦ a raw NUL in a text
    refuse: a NUL character is not allowed ¦ ["abcdefghijkl▸⟨00⟩bcdefghijkl"] ¦ a raw NUL in a long text
    refuse: a NUL character is not allowed ¦ [1,▸⟨00⟩2] ¦ a raw NUL between values
    refuse: a NUL character is not allowed ¦ [1]⟨0A⟩▸⟨00⟩ ¦ a raw NUL after the document
    refuse: a NUL character is not allowed ¦ ["abc\▸⟨00⟩"] ¦ a raw NUL after a backslash
    refuse: a text ends at its line break ¦ ["a▸⟨0A⟩b"] ¦ a line feed in a text
    refuse: a text ends at its line break ¦ ["a▸⟨0D 0A⟩b"] ¦ CR LF in a text
    refuse: a text ends at its line break ¦ {"a":"b▸⟨0A⟩} ¦ a closing quote forgotten
    refuse: a raw tab in a text; write it as '\t' ¦ ["a▸⟨09⟩b"] ¦ a tab in a text
    refuse: control character <U+0001> ¦ ["▸⟨01⟩"] ¦ a control in a text
    refuse: control character <U+0007> in a text; write it as '\u0007' ¦ ["▸⟨07⟩"] ¦ a bell
    refuse: control character <U+001B> ¦ ["▸⟨1B⟩[31m"] ¦ a terminal escape
    refuse: control character <U+001F> ¦ ["abcdefgh▸⟨1F⟩"] ¦ the last control
    refuse: control character <U+000C> ¦ {"▸⟨0C⟩":1} ¦ a form feed in a key
    refuse: byte 0x80 is not valid UTF-8 ¦ ["▸⟨80⟩"] ¦ a continuation alone
    refuse: byte 0xBF is not valid UTF-8 ¦ ["▸⟨BF⟩"] ¦ a continuation alone
    refuse: byte 0xA9 is not valid UTF-8 ¦ ["é▸⟨A9⟩"] ¦ a continuation too much
    refuse: byte 0xC0 is not valid UTF-8 ¦ ["▸⟨C0 80⟩"] ¦ an overlong NUL
    refuse: byte 0xC0 is not valid UTF-8 ¦ ["▸⟨C0 AF⟩"] ¦ an overlong slash
    refuse: byte 0xC1 is not valid UTF-8 ¦ ["▸⟨C1 BF⟩"] ¦ overlong in two bytes
    refuse: byte 0xE0 is not valid UTF-8 ¦ ["▸⟨E0 80 AF⟩"] ¦ overlong in three bytes
    refuse: byte 0xE0 is not valid UTF-8 ¦ ["▸⟨E0 9F BF⟩"] ¦ the longest overlong in three bytes
    refuse: byte 0xF0 is not valid UTF-8 ¦ ["▸⟨F0 80 80 AF⟩"] ¦ overlong in four bytes
    refuse: byte 0xF0 is not valid UTF-8 ¦ ["▸⟨F0 8F BF BF⟩"] ¦ the longest overlong in four bytes
    refuse: byte 0xED is not valid UTF-8 ¦ ["▸⟨ED A0 80⟩"] ¦ the first surrogate
    refuse: byte 0xED is not valid UTF-8 ¦ ["▸⟨ED BF BF⟩"] ¦ the last surrogate
    refuse: byte 0xED is not valid UTF-8 ¦ ["▸⟨ED A0 BD ED B8 80⟩"] ¦ a pair of surrogates in UTF-8
    refuse: byte 0xF4 is not valid UTF-8 ¦ ["▸⟨F4 90 80 80⟩"] ¦ above U+10FFFF
    refuse: byte 0xF5 is not valid UTF-8 ¦ ["▸⟨F5 80 80 80⟩"] ¦ above U+10FFFF
    refuse: byte 0xF8 is not valid UTF-8 ¦ ["▸⟨F8 88 80 80 80⟩"] ¦ five bytes
    refuse: byte 0xFC is not valid UTF-8 ¦ ["▸⟨FC 84 80 80 80 80⟩"] ¦ six bytes
    refuse: byte 0xFE is not valid UTF-8 ¦ ["▸⟨FE⟩"] ¦ never in UTF-8
    refuse: byte 0xFF is not valid UTF-8 ¦ ["▸⟨FF⟩"] ¦ never in UTF-8
    refuse: byte 0xC3 is not valid UTF-8 ¦ ["▸⟨C3⟩"] ¦ two bytes cut after one
    refuse: byte 0xE2 is not valid UTF-8 ¦ ["▸⟨E2 82⟩"] ¦ three bytes cut after two
    refuse: byte 0xE2 is not valid UTF-8 ¦ ["▸⟨E2⟩"] ¦ three bytes cut after one
    refuse: byte 0xF0 is not valid UTF-8 ¦ ["▸⟨F0 9F 98⟩"] ¦ four bytes cut after three
    refuse: byte 0xF0 is not valid UTF-8 ¦ ["▸⟨F0 9F⟩"] ¦ four bytes cut after two
    refuse: byte 0xC3 is not valid UTF-8 ¦ ["▸⟨C3⟩ ¦ the input ends in a character
    refuse: byte 0xF0 is not valid UTF-8 ¦ ["▸⟨F0 9F 98⟩ ¦ the input ends in a character
    refuse: byte 0xC3 is not valid UTF-8 ¦ ["▸⟨C3 C3⟩"] ¦ a start for a continuation
    refuse: byte 0xE9 is not valid UTF-8 ¦ ["caf▸⟨E9⟩"] ¦ Latin-1
    refuse: byte 0xE9 is not valid UTF-8 ¦ {"caf▸⟨E9⟩":1} ¦ Latin-1 in a key
    refuse: byte 0x93 is not valid UTF-8 ¦ [▸⟨93⟩a⟨94⟩] ¦ quotes of Windows-1252
    refuse: byte 0xFF is not valid UTF-8 ¦ [▸⟨FF⟩] ¦ a bad byte outside a text
    refuse: byte 0xFF is not valid UTF-8 ¦ [1▸⟨FF⟩] ¦ a bad byte after a value
    refuse: byte 0x80 is not valid UTF-8 ¦ {}▸⟨80⟩ ¦ a bad byte after the document
    refuse: byte 0xE9 is not valid UTF-8 ¦ ["aé日😀",⟨0A⟩ "é▸⟨E9⟩"] ¦ after good characters
    may refuse: the input is UTF-16 ¦ ▸⟨FF FE⟩{⟨00⟩}⟨00⟩ ¦ UTF-16 with a mark, low byte first
    may refuse: the input is UTF-16 ¦ ▸⟨FE FF 00⟩{⟨00⟩} ¦ UTF-16 with a mark, high byte first
    may refuse: the input is UTF-16 ¦ ▸{⟨00⟩}⟨00⟩ ¦ UTF-16, low byte first
    may refuse: the input is UTF-16 ¦ ▸⟨00⟩{⟨00⟩} ¦ UTF-16, high byte first
    may refuse: the input is UTF-16 ¦ ▸1⟨00⟩ ¦ one digit in UTF-16
    may refuse: the input is UTF-16 ¦ ▸⟨00⟩1 ¦ one digit in UTF-16
    may refuse: the input is UTF-16 ¦ ▸⟨FF FE⟩ ¦ only the mark of UTF-16
    may refuse: the input is UTF-32 ¦ ▸⟨FF FE 00 00⟩{⟨00 00 00⟩}⟨00 00 00⟩ ¦ UTF-32 with a mark
    may refuse: the input is UTF-32 ¦ ▸⟨00 00 FE FF 00 00 00⟩{⟨00 00 00⟩} ¦ UTF-32 with a mark
    may refuse: the input is UTF-32 ¦ ▸{⟨00 00 00⟩}⟨00 00 00⟩ ¦ UTF-32, low byte first
    may refuse: the input is UTF-32 ¦ ▸⟨00 00 00⟩{⟨00 00 00⟩} ¦ UTF-32, high byte first
    refuse: a NUL character is not allowed ¦ ▸⟨00⟩ ¦ a NUL alone
    refuse: a NUL character is not allowed ¦ ▸⟨00 00⟩ ¦ only NULs
    """#)
}
