import type { When } from '../line.ts'

const DAY =
  /(?<![a-z])(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|leo|kesho(?:kutwa)?|jumatatu|jumanne|jumatano|alhamisi|ijumaa|jumamosi|jumapili)(?![a-z])/
const PART = /(?<![a-z])(?:morning|lunch|afternoon|evening|noon|night|asubuhi|mchana|jioni|usiku|alfajiri)(?![a-z])/
const HOUR =
  /(?<![a-z])(?:(?:at|before|after|by|around|from|until|till) (?:about )?\d{1,2}(?::\d\d)? ?(?:am|pm|oclock|hours)?|\d{1,2}(?::\d\d)? ?(?:am|pm|oclock)|saa (?:\d{1,2}|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi(?: na (?:moja|mbili))?)(?: (?:na nusu|kamili|asubuhi|mchana|jioni|usiku))?)(?![a-z\d])/

/** Returns the day and the hour that a clause names, or null. */
export function whenIn(plain: string): When | null {
  const [day = null, part = null, hour = null] = [DAY, PART, HOUR].map((pattern) => pattern.exec(plain)?.[0])
  return (day ?? part ?? hour) ? { day, part, hour } : null
}
