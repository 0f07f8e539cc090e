import { isPhone } from '#contract/rules/phone.ts'

/** The phone number a line tells, e.g. `namba yangu ni 0754 555 444`; null where it has none, other digits too, or asks something. */
export function phoneIn(line: string): string | null {
  const [only, ...others] = line.match(/\+?\d[\d\s-]*/g) ?? []
  return only !== undefined && others.length === 0 && !line.includes('?') && isPhone(only.trim()) ? only.trim() : null
}
