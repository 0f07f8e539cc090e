import { phoneInText } from '#contract/rules/phoneInText.ts'

/** The phone number a line tells, e.g. `namba yangu ni 0754 555 444`; null where it has none, other digits too, or asks something. */
export function phoneIn(line: string): string | null {
  const found = line.includes('?') ? null : phoneInText(line)
  return found === null || /\d/.test(found.rest) ? null : found.phone
}
