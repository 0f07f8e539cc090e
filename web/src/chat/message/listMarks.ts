import { plainMarks } from '#contract/rules/typed.ts'

/** A bullet or a ringed number at the start of a line. */
const BULLET = /^[ \t]*[-*>•·●▪◦‣①-⑳❶-❿]+[ \t]*(?=.*\p{L})/gmu
/** `1)` or `2.`, but not the number in `1.5 kg`. */
const NUMBER = /^[ \t]*\(?\d{1,2}(?:(?:\)|\u20E3)[ \t]*|\.[ \t]+|\.(?=\p{L}))(?=\d*[ \t]*\p{L})/gmu
/** `1 - pweza 3`: the first number is a list mark only if the line ends with its own number. */
const DASHED = /^[ \t]*\d{1,2}[ \t]*[-:][ \t]*(?=\p{L}[^\n\d,;]*\d+[ \t]*(?:kgs?|kilos?)?[ \t]*$)/gmu
/** The next number of a list written in one line. */
const NEXT = /[\s,;]+\d{1,2}(?:\)[ \t]*|\.[ \t]+)(?=\d*[ \t]*\p{L})/gu

/** Returns a typed line ready for parsing: plain digits, no invisible characters and no list marks (CHAT-173). */
export function plainLine(typed: string): string {
  const text = plainMarks(typed)
  return (/^\s*\(?1(?:\)|\. )/.test(text) ? text.replace(NEXT, '\n') : text).replace(BULLET, '').replace(NUMBER, '').replace(DASHED, '')
}
