const APOSTROPHES = /[`´ʹʻʼʽˈ‘’‛′ꞌ＇]/g

/** Most texts; the patterns below would take ten times as long. */
const PLAIN = /^[\n -_a-~]*$/

/** Returns a typed text without the marks that show nothing, with the digits 0 to 9 for those of any script and with one kind of dash. */
export const plainMarks = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replace(/[^\P{Nd}\d]/gu, digitOf)
        .replace(/[\p{Pd}\u2212]/gu, '-')

/** Returns a typed text as readers compare it: as above, with plain letters and signs, one kind of apostrophe, and `2 1/2` for `2½`. */
export const plainText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : plainMarks(
        text
          .replace(APOSTROPHES, "'")
          .replace(/(\p{Nd})(?=[¼-¾⅐-⅞])/gu, '$1 ')
          .normalize('NFKC')
          .replace(/[⁄∕]/g, '/'),
      )

/** The value of a decimal digit of any script: each script has its ten digits in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
