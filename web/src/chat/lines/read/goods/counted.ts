import { plainText } from '#contract/rules/typed.ts'
import { amountsIn } from '#web/chat/lines/lexicon/tokens/numbers.ts'
import { tokensOf } from '#web/chat/lines/lexicon/tokens/tokens.ts'
import type { Counted } from '../../line.ts'

const DOUBLE = /(?<![a-z])(?:double|twice|maradufu)(?![a-z])|(?<=(?:ongeza|zidisha|[iw]we|z[iu]we|fanya)(?![a-z]).*)mara mbili/
const HALF =
  /(?<![a-z])(?:halve|half(?= (?:of )?(?:the|that|it|them|those|my)(?![a-z]))|(?:by|in) half|nusu (?:yake|yao|ya (?:hiyo|hizo|hao|huyo))|(?<=punguza(?![a-z]).*)(?:kwa )?nusu|(?<=only )half|(?:half|nusu)(?= tu(?![a-z])))(?![a-z])/
const LESS = /(?<![a-z])(?:less|fewer|minus|pungufu)(?: by| kwa)?(?![a-z])/
const ONE_OF = /(?<![a-z\d])([a-z]+|\d{1,2}) of(?: the| them| those)?(?![a-z])/
/** What may stand beside it and names no fish. */
const BESIDE =
  /(?<![a-z])(?:ok|okay|sawa|poa|basi|haya|no|hapana|actually|sorry|i said|i want|lets|(?:can|could) (?:you|we)|please|pls|tafadhali|naomba|make|have|get|it|that|them|those|these|the|my|of|on|up|as many|number|tu|hiyo|hizo|hao|huyo|zile|wale|yake|yao|ya|wa|za|kwa|iwe|ziwe|wawe|ongeza|zidisha|punguza|fanya|cut)(?![a-z])/g
const LONGEST_NAME = 3
const PIECE = /,|\s(?:but|lakini|ila)\s/

/** `double the prawns`, `half of that`, `one less squid`: more or less than there is; null where it says more than that. */
export function countedIn(line: string): Counted | null {
  // `same as last time but double the octopus`
  for (const piece of line.split(PIECE)) {
    const counted = countedBy(piece)
    if (counted !== null) return counted
  }
  return null
}

function countedBy(plain: string): Counted | null {
  const found = DOUBLE.exec(plain) ?? HALF.exec(plain) ?? LESS.exec(plain)
  if (found === null) return null
  const by = DOUBLE.test(plain) ? 'double' : HALF.test(plain) ? 'half' : numberIn(plain)
  const name = plain
    .replace(found[0], ' ')
    .replace(BESIDE, ' ')
    .replace(/[^a-z\d ]/g, ' ')
    .trim()
  return by === null || name.split(/\s+/).length > LONGEST_NAME
    ? null
    : { by, isBare: typeof by === 'number' ? !/ /.test(name) : name === '' }
}

/** `drop one of the octopus` */
export const partIn = (plain: string): number | null => numberIn(ONE_OF.exec(plain)?.[1] ?? '')

/** The one number of goods in it. */
export function numberIn(plain: string): number | null {
  const counts = amountsIn(tokensOf(plainText(plain))).filter(({ kind }) => kind === 'count')
  return counts.length === 1 ? (counts[0]?.value ?? null) : null
}

const LEFT = /(?<![a-z])(?:(?:i|zi|vi|wa|ki|li|ya)(?:we|baki)|to|hadi|mpaka)(?![a-z])(.*)$/
/** `ibaki moja`, `punguza hadi mbili`: how many stay. */
export const leftIn = (text: string): number | null => numberIn(LEFT.exec(text.toLowerCase())?.[1] ?? '')

const WRONG =
  /(?<![a-z])(?:not|instead of|rather than|badala ya|si|sio|siyo|never|(?:didnt|never) [a-z]+|siku[a-z]+) (?:the )?([a-z]+|\d{1,2})(?![a-z\d])/
/** The number that a line calls wrong: `3, not 4`. */
export const wrongIn = (plain: string): number | null => numberIn(WRONG.exec(plain)?.[1] ?? '')

const SENT =
  /(?<![a-z])(?:(?:m|u|ni|tu|uni|mni)?(?:pelek|let|tum)[ei]?[ea](?:ni)?|send|deliver|bring)(?: (?:it|them|that|hiyo|hizo|zote|vyote|all))? (?=(?:to|at|kwa|kwenye|huko|kule|hapo|pale|address|anwani|nyumbani|ofisini|kazini)(?![a-z]))(.+)$/i
/** `peleka kwa mama`, `send it to my office`: where it shall go; null where nothing is said of that. */
export const sentTo = (text: string): string | null => SENT.exec(text)?.[1] ?? null
