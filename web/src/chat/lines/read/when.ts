import { wordsOf } from '../lexicon/words/meanings.ts'
import type { When } from '../line.ts'

const DAY = new RegExp(`(?<![a-z])(?:today|tonight|leo)(?![a-z])|${wordsOf('laterDay').source}`)
const PART = /(?<![a-z])(?:morning|lunch|afternoon|evening|noon|night|asubuhi|mchana|jioni|usiku|alfajiri)(?![a-z])/
const HOUR =
  /(?<![a-z])(?:(?:at|before|after|by|around|from|until|till) (?:about )?\d{1,2}(?::\d\d)?|\d{1,2}(?::\d\d)? ?(?:am|pm|oclock)|saa (?:\d{1,2}|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi))(?![a-z\d])/

/** Returns the day and the hour that a clause names, or null. */
export function whenIn(plain: string): When | null {
  const [day = null, part = null, hour = null] = [DAY, PART, HOUR].map((pattern) => pattern.exec(plain)?.[0])
  return (day ?? part ?? hour) ? { day, part, hour } : null
}
