const APOSTROPHES = /[`´ʹʻʼʽˈ‘’‛′ꞌ＇]/g

/** Matches most texts, which need no change. The replacements below take ten times as long. */
const PLAIN = /^[\n -_a-~]*$/

/** Removes invisible characters from a typed text, and replaces digits of any script by 0 to 9 and all dashes by `-`. */
export const plainMarks = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replace(/[^\P{Nd}\d]/gu, digitOf)
        .replace(/[\p{Pd}\u2212]/gu, '-')

/** Normalizes a typed text for parsing: `plainMarks`, Unicode NFKC, one kind of apostrophe, and `2 1/2` for `2½`. */
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

/** Returns the value of a decimal digit of any script. Unicode has the ten digits of each script in a row. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
