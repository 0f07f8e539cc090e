import { plainMarks } from '#contract/rules/typed.ts'

/** `-`, `•` or a number in a ring before what a line lists. */
const BULLET = /^[ \t]*[-*>•·●▪◦‣①-⑳❶-❿]+[ \t]*(?=.*\p{L})/gmu
/** `1)`, `2.`; `1.5 kg` is a number. */
const NUMBER = /^[ \t]*\(?\d{1,2}(?:(?:\)|\u20E3)[ \t]*|\.[ \t]+|\.(?=\p{L}))(?=\d*[ \t]*\p{L})/gmu
/** `1 - pweza 3`: a mark only where the line has its number at the end. */
const DASHED = /^[ \t]*\d{1,2}[ \t]*[-:][ \t]*(?=\p{L}[^\n\d,;]*\d+[ \t]*(?:kgs?|kilos?)?[ \t]*$)/gmu
/** The next number of a list that is written in one line. */
const NEXT = /[\s,;]+\d{1,2}(?:\)[ \t]*|\.[ \t]+)(?=\d*[ \t]*\p{L})/gu

/** Returns a typed line as its readers expect it: in plain digits, without marks that show nothing and without those of a list (CHAT-173). */
export function plainLine(typed: string): string {
  const text = plainMarks(typed)
  return (/^\s*\(?1(?:\)|\. )/.test(text) ? text.replace(NEXT, '\n') : text).replace(BULLET, '').replace(NUMBER, '').replace(DASHED, '')
}
