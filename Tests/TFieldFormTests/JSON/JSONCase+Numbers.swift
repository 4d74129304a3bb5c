extension JSONCase {
  /// Numbers, as RFC 8259 spells them and as others do.
  static let numbers = table(
    #"""
    accept ¦ [0] ¦ zero
    accept ¦ [-0] ¦ minus zero
    accept ¦ [1] ¦ one digit
    accept ¦ [-1] ¦ a negative number
    accept ¦ [10] ¦ a zero inside
    accept ¦ [123456789] ¦ all digits
    accept ¦ [0.0] ¦ a fraction
    accept ¦ [0.5] ¦ a fraction below one
    accept ¦ [-0.5] ¦ a negative fraction
    accept ¦ [1.50] ¦ a zero at the end
    accept ¦ [1.000] ¦ only zeros after the point
    accept ¦ [0.0000001] ¦ zeros after the point
    accept ¦ [1e5] ¦ an exponent
    accept ¦ [1E5] ¦ a capital exponent
    accept ¦ [1e+5] ¦ a positive exponent
    accept ¦ [1e-5] ¦ a negative exponent
    accept ¦ [1E+05] ¦ a zero first in the exponent
    accept ¦ [0e0] ¦ zero with an exponent
    accept ¦ [0E+0] ¦ zero with an exponent
    accept ¦ [-0e-0] ¦ minus zero with an exponent
    accept ¦ [1.5e10] ¦ a fraction and an exponent
    accept ¦ [123.456e-789] ¦ underflow is not the grammar's business
    may accept ¦ [1e400] ¦ larger than any Double, kept as text
    may accept ¦ [-1e99999] ¦ larger than any Double, kept as text
    may accept ¦ [1e-99999] ¦ smaller than any Double, kept as text
    may accept ¦ [0.1234567890123456789012345678901234567890] ¦ more digits than a Double has
    may accept ¦ [9223372036854775807] ¦ the largest Int
    may accept ¦ [9223372036854775808] ¦ larger than any Int, kept as text
    may accept ¦ [-9223372036854775808] ¦ the smallest Int
    may accept ¦ [100000000000000000000000000000000000000] ¦ a very large integer
    accept ¦ {"a":-1} ¦ a brace ends a number
    accept ¦ [1⟨0A⟩] ¦ a line break ends a number
    accept ¦ [1⟨09⟩,2] ¦ a tab ends a number
    accept ¦ -1.25E-2 ¦ a number as the document
    refuse: extra zeros ¦ [▸01] ¦ a zero first
    refuse: extra zeros ¦ [▸00] ¦ two zeros
    refuse: extra zeros ¦ [▸-01] ¦ a zero first after a minus
    refuse: extra zeros ¦ [▸-00] ¦ two zeros after a minus
    refuse: extra zeros ¦ [▸007] ¦ zeros first
    refuse: extra zeros ¦ [▸012.5] ¦ a zero first before a fraction
    refuse: extra zeros ¦ ▸01 ¦ a zero first in the document
    refuse: extra zeros ¦ {"zip":▸02134} ¦ a ZIP code must be a text
    refuse: can't begin with '+' ¦ [▸+1] ¦ a plus
    refuse: can't begin with '+' ¦ [▸+0] ¦ a plus
    refuse: can't begin with '+' ¦ [▸++1] ¦ two pluses
    refuse: can't begin with '+' ¦ ▸+1 ¦ a plus
    refuse: lacks a digit before '.' ¦ [▸.5] ¦ no digit before the point
    refuse: lacks a digit before '.' ¦ [▸-.5] ¦ no digit before the point
    refuse: lacks a digit before '.' ¦ [▸.] ¦ a point alone
    refuse: lacks a digit before '.' ¦ {"a":▸.5} ¦ no digit before the point
    refuse: lacks a digit after '.' ¦ [1▸.] ¦ no digit after the point
    refuse: lacks a digit after '.' ¦ [-1▸.] ¦ no digit after the point
    refuse: lacks a digit after '.' ¦ [0▸.e1] ¦ no digit after the point
    refuse: lacks a digit after '.' ¦ [1▸..5] ¦ two points
    refuse: lacks a digit after '.' ¦ 1▸. ¦ the end after the point
    refuse: lacks a digit after '.' ¦ [1▸.-5] ¦ a minus after the point
    refuse: lacks a digit after '-' ¦ [▸-] ¦ a minus alone
    refuse: lacks a digit after '-' ¦ ▸- ¦ a minus alone
    refuse: lacks a digit after '-' ¦ [▸--1] ¦ two minuses
    refuse: lacks a digit after '-' ¦ [▸- 1] ¦ a space after the minus
    refuse: lacks a digit after '-' ¦ [▸-x] ¦ a letter after the minus
    refuse: lacks a digit after '-' ¦ [▸-Infinity] ¦ no infinity
    refuse: lacks a digit after '-' ¦ [▸-NaN] ¦ not a number
    refuse: lacks a digit in its exponent ¦ [1▸e] ¦ no exponent
    refuse: lacks a digit in its exponent ¦ [1▸E] ¦ no exponent
    refuse: lacks a digit in its exponent ¦ [1▸e+] ¦ no digit after the sign
    refuse: lacks a digit in its exponent ¦ [1▸e-] ¦ no digit after the sign
    refuse: lacks a digit in its exponent ¦ [1.0▸e] ¦ no exponent after a fraction
    refuse: lacks a digit in its exponent ¦ [1▸e.5] ¦ a point in the exponent
    refuse: lacks a digit in its exponent ¦ [1▸ee5] ¦ two letters
    refuse: lacks a digit in its exponent ¦ 1▸e ¦ the end in the exponent
    refuse: lacks a digit in its exponent ¦ [1▸e+-5] ¦ two signs
    refuse: expected ',' or ']' but found '.' ¦ [1.5▸.5] ¦ two fractions
    refuse: expected ',' or ']' but found '.' ¦ [1e5▸.5] ¦ a fraction after the exponent
    refuse: expected ',' or ']' but found 'e5' ¦ [1e5▸e5] ¦ two exponents
    refuse: expected ',' or ']' but found 'x1F' ¦ [0▸x1F] ¦ a hexadecimal number
    refuse: expected ',' or ']' but found 'b101' ¦ [0▸b101] ¦ a binary number
    refuse: expected ',' or ']' but found '_000' ¦ [1▸_000] ¦ an underscore between digits
    refuse: expected ',' or ']' but found 'a' ¦ [1▸a] ¦ a letter after a number
    refuse: expected ',' or ']' but found 'f' ¦ [1.0▸f] ¦ a suffix
    refuse: expected ',' or ']' but found '-' ¦ [1▸-2] ¦ a difference
    refuse: expected ',' or ']' but found '+' ¦ [1▸+2] ¦ a sum
    refuse: expected ',' or ']' but found '%' ¦ [10▸%] ¦ a unit
    refuse: expected ',' or ']' but found ''' ¦ [1▸'000] ¦ an apostrophe between digits
    refuse: expected ',' or ']' but found '000' ¦ [1 ▸000] ¦ a space between digits
    refuse: trailing comma ¦ [0▸,] ¦ a decimal comma with nothing after it
    refuse: unknown word 'NaN' ¦ [▸NaN] ¦ not a number
    refuse: unknown word 'Infinity' ¦ [▸Infinity] ¦ no infinity
    refuse: unknown word 'inf' ¦ [▸inf] ¦ no infinity
    refuse: unknown word 'e5' ¦ [▸e5] ¦ an exponent alone
    refuse: expected a value or ']' but found '１' ¦ [▸１] ¦ a full width digit
    refuse: expected a value or ']' but found '٣' ¦ [▸٣] ¦ an Arabic digit
    refuse: expected ',' or ']' but found '２' ¦ [1▸２] ¦ a full width digit after a digit
    refuse: expected a value or ']' but found '−' ¦ [▸−1] ¦ a typographic minus
    refuse: expected a value or ']' but found '½' ¦ [▸½] ¦ a vulgar fraction
    refuse: unknown word '$5' ¦ [▸$5] ¦ a currency
    """#)
}
