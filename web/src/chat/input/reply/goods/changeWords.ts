import type { Understood } from '../../understand/Understood.ts'

/** The number after it is how many there shall be: `iwe tatu`, `ibaki moja`, `make the prawns 6`, `leave one`. */
export const SETS = /(?<![a-z])(?:(?:i|zi|vi|wa|ki|li|ya|u|a)(?:we|baki)|make|instead|badala|set|keep|leave|only)(?![a-z])/i
/** Some of what is there goes: `punguza dagaa moja`, where no number is set. */
const REDUCES = /(?<![a-z])(?:punguz[a-z]*|reduce|decrease|lower)(?![a-z])/i
/** `to 2`, `hadi mbili`: set, where something is reduced. */
const DOWN_TO = /(?<![a-z])(?:to|hadi|mpaka|iwe|ziwe|viwe|wawe|kiwe)(?![a-z])/i
/** Puts more in; never a new number for what is there. */
const ADDS = /(?<![a-z])(?:[a-z]*ongez[a-z]*|add|more|another|pia|also|too|as well|[a-z]*ngine)(?![a-z])/i
const MORE = /(?<![a-z])(?:more|another|zaidi|mwingine|nyingine|wengine|zingine|ingine|tena)(?![a-z])/i
const TAKES =
  /(?<![a-z])(?:toa|ondoa|punguz[a-z]*|futa|remove|drop|delete|take (?:out|off|away)|reduce|[um]?(?:wa|i|zi|vi|ki|li|ya|m)?(?:toe|ondoe|punguze))(?![a-z])|(?<![a-z])take (?:the |that |those )?(?:[a-z]+ ){1,3}(?:out|off|away)(?![a-z])/i
const ONLY = new RegExp(`${SETS.source}|(?<![a-z])(?:just|actually|tu|basi)(?![a-z])`, 'i')

/** `vibua ongeza wawili`, `increase the prawns by 2`: what is there grows. */
const RAISES = /(?<![a-z])(?:ongez[a-z]*|increase .* by)(?![a-z])/i

export const raises = (line: string): boolean => RAISES.test(line) && !SETS.test(line)
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
