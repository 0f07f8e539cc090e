import type { Understood } from '../../understand/Understood.ts'

/** The number after it is how many there shall be: `iwe tatu`, `ibaki moja`, `make the prawns 6`, `leave one`. */
export const SETS = /(?<!\p{L})(?:(?:i|zi|vi|wa|ki|li|ya|u|a)(?:we|baki)|make|instead|badala|set|keep|leave|only)(?!\p{L})/iu
/** Some of what is there goes: `punguza dagaa moja`, where no number is set. */
const REDUCES = /(?<!\p{L})(?:punguz\p{L}*|reduce|decrease|lower)(?!\p{L})/iu
/** `to 2`, `hadi mbili`: set, where something is reduced. */
const DOWN_TO = /(?<!\p{L})(?:to|hadi|mpaka|iwe|ziwe|viwe|wawe|kiwe)(?!\p{L})/iu
/** Puts more in; never a new number for what is there. */
const ADDS = /(?<!\p{L})(?:\p{L}*ongez\p{L}*|add|more|another|pia|also|too|as well|\p{L}*ngine)(?!\p{L})/iu
const MORE = /(?<!\p{L})(?:more|another|zaidi|mwingine|nyingine|wengine|zingine|ingine|tena)(?!\p{L})/iu
const TAKES =
  /(?<!\p{L})(?:toa|ondoa|punguz\p{L}*|futa|remove|drop|delete|take (?:out|off|away)|reduce)(?!\p{L})|(?<!\p{L})take (?:the |that |those )?(?:\p{L}+ ){1,3}(?:out|off|away)(?!\p{L})/iu
const ONLY = new RegExp(`${SETS.source}|(?<!\\p{L})(?:just|actually|tu|basi)(?!\\p{L})`, 'iu')

export const setsNumber = (line: string): boolean => SETS.test(line)
export const addsMore = (line: string): boolean => ADDS.test(line)
/** `one more prawns`: of what is in the cart. */
export const addsToThat = (line: string): boolean => MORE.test(line)
export const takesAway = (line: string): boolean => TAKES.test(line)
/** By so many, and not to so many. */
export const reduces = (line: string): boolean => REDUCES.test(line) && !DOWN_TO.test(line)
export const setsTo = (line: string): boolean => DOWN_TO.test(line)
export const saysOnly = (line: string): boolean => ONLY.test(line)
/** Names a cut, kind or size. */
export const isPart = ({ cut, goods, size }: Understood['filters']): boolean =>
  cut !== undefined || goods !== undefined || size !== undefined
