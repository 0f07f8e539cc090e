import { gramsOf } from '#contract/rules/fish/portions.ts'
import type { Option } from '../../../understand/matchOption.ts'
import type { Size, Understood } from '../../../understand/Understood.ts'
import { plainest } from '../../goods/plainest.ts'
import { packIn } from '../../line/packIn.ts'
import { sizedAs } from './picks.ts'

/** A limit, and not the price of one row. */
const LIMITS =
  /(?<![a-z])(?:under|below|less|up to|max[a-z]*|budget|around|about|chini|isizidi|hadi|mpaka|kama|nina|n+a|i have|for|kwa)(?![a-z])/i
const LARGE = /(?<![a-z])(?:big|bigg[a-z]*|large|larger|largest|(?:m|ki|ma|wa)?kubwa|heavier)(?![a-z])/i
const SMALL = /(?<![a-z])(?:small|smaller|smallest|(?:n|m|ma|wa)dogo|lighter)(?![a-z])/i
/** What is no fillet, steak or head, and neither smoked nor frozen. */
const PLAIN = /(?<![a-z])(?:whole|plain|normal|regular|ordinary|usual one|wa ?zima|m?zima|nzima|(?:wa|ya|la) kawaida)(?![a-z])/i
/** `yoyote tu`, `you choose`: whichever there is. */
const ANY =
  /^(?:(?:ok|okay|sawa|poa|haya|basi|just|aah?|no,?|hapana)[, ]+)*(?:(?:any|either)(?: ?one)?(?: of (?:them|those|these))?(?:,? (?:(?:is|will|would)(?: be)? )?(?:fine|ok|okay|do|good|please))?|which ?ever(?: one)?|(?:you (?:choose|pick|decide)|(?:it['’]?s )?up to you|surprise me|your (?:choice|pick))(?: for me)?|(?:yo|ye|wo|cho|lo)(?:yo|ye|wo|cho|lo)te(?: (?:ile|yule|tu|poa|sawa))*|(?:ni|tu)chagul?i?e(?: wewe| mwenyewe| ww| tu)*|chagua (?:wewe|mwenyewe))[.! ]*$/i
export const saysAny = (line: string): boolean => ANY.test(line.trim())
const LONGEST = 8

/** Names a row by its pack or as the plain one. */
export const saysRow = (line: string): boolean => packIn(line) !== null || PLAIN.test(line)
export const saysPlain = (line: string): boolean => PLAIN.test(line)

export const sizeIn = (line: string, { size }: Understood['filters']): Size | undefined =>
  size ?? (LARGE.test(line) ? 'large' : SMALL.test(line) ? 'small' : undefined)

const PRICE = /(?<![\d,.])(\d{1,3},?\d{3})(?![\d,]| ?k?g)/u
/** `ya 7500`, `wa elfu 9`: the price of one row, and no limit. */
export function priceIn(line: string, { maxPrice }: Understood['filters']): number | undefined {
  if (LIMITS.test(line)) return undefined
  const written = PRICE.exec(line)?.[1]
  return maxPrice ?? (written === undefined ? undefined : Number(written.replace(',', '')))
}

/** The row of a list that a line means by its price, its pack, its size, or as the plain one; undefined where none or several are that. */
export function rowIn(line: string, { filters }: Understood, options: readonly Option[]): string | undefined {
  if (line.split(/\s+/).length > LONGEST) return undefined
  if (saysAny(line)) return plainRow(line, options) ?? options[0]?.id
  const asked = priceIn(line, filters)
  if (asked !== undefined) return only(options.filter(({ price }) => price === asked))
  const pack = packIn(line)
  if (pack) return only(options.filter(({ names: [name = ''] }) => gramsOf(name) === pack.grams))
  if (PLAIN.test(line)) return plainRow(line, options)
  return sizedAs(sizeIn(line, filters), options)
}

const WHOLE = /(?<![a-z])(?:whole|wa ?zima|m?zima|nzima)(?![a-z])/i
/** What is called whole, else what is called nothing else. */
function plainRow(line: string, options: readonly Option[]): string | undefined {
  const rows = options.map(({ id, names: [name = ''] }) => ({ id, name }))
  const whole = WHOLE.test(line) ? rows.filter(({ name }) => WHOLE.test(name)) : []
  return only(whole.length > 0 ? whole : plainest(rows))
}

const only = (rows: readonly { readonly id: string }[]): string | undefined => (rows.length === 1 ? rows[0]?.id : undefined)
