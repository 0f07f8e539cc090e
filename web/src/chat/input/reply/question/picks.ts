import type { Option } from '../../understand/matchOption.ts'
import type { Size } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'

export interface Pick {
  readonly id: string
  readonly quantity?: number
}

const ENGLISH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const SWAHILI = ['kwanza', 'pili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane']
const PLACE = new RegExp(
  `(?<!\\p{L})(?:(?:the |that )?(${ENGLISH.join('|')})(?: one)?|(?:(?:ule|ile|hiyo|huyo|hicho|kile) )?[wylc]h?a (${SWAHILI.join('|')})|(?:namba|number|no\\.?|#) ?([1-8]))(?![\\p{L}\\d])`,
  'giu',
)
const BOTH = /(?<!\p{L})(?:both(?: of them)?|zote mbili|wote wawili|vyote viwili|hizo mbili|hao wawili)(?!\p{L})/iu
const FIRST_TWO = /(?<!\p{L})(?:the )?(?:first two|za kwanza mbili|wa kwanza wawili)(?!\p{L})/iu
/** Courtesy and little words beside a pick. */
const LITTLE =
  /(?<!\p{L})(?:please|tafadhali|pls|ok|okay|yes|ndiyo|ndio|sawa|tu|just|only|then|basi|bas|naomba|nipe|niwekee|give me|i want|i(?:['’]ll| will) take|nataka|put|add|weka|of(?: (?:them|it|those|that|each))?|each|kila moja|moja moja|that|it|and|na)(?!\p{L})/giu

/** How many of it the rest of a line says; undefined where it says nothing more, null where it says something else. */
function countIn(rest: string): number | undefined | null {
  const text = rest
    .replace(LITTLE, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (text === '') return undefined
  const { quantity, items, filters, topic, choices } = understand(text, { asks: 'quantity' })
  const saysMore = items.length > 0 || filters.words !== undefined || filters.maxPrice !== undefined || topic !== undefined
  return typeof quantity === 'number' && !saysMore && Object.keys(choices).length === 0 ? quantity : null
}

/**
 * What a line picks from a list by its places, each with its number: `the second one, two packs`, `ya kwanza mbili ya tatu moja`,
 * `both`. None where it says anything else.
 */
export function picksIn(line: string, options: readonly Option[]): readonly Pick[] {
  const text = line.toLowerCase()
  const several = BOTH.exec(text) ?? FIRST_TWO.exec(text)
  if (several) {
    const isAll = options.length === 2 || FIRST_TWO.test(text)
    const quantity = countIn(text.replace(several[0], ' '))
    return isAll && quantity !== null ? options.slice(0, 2).map(({ id }) => ({ id, ...(quantity && { quantity }) })) : []
  }
  const places = [...text.matchAll(PLACE)]
  const before = places[0] ? text.slice(0, places[0].index) : ''
  const counts = places.map((place, at) => countIn(text.slice(place.index + place[0].length, places[at + 1]?.index)))
  const lead = countIn(before)
  if (lead === null || counts.includes(null)) return []
  return places.flatMap((place, at): Pick[] => {
    const option = options[placeOf(place)]
    const quantity = counts[at] ?? counts.at(-1) ?? (at === 0 || places.length === 1 ? lead : undefined)
    // `ile ya pili ya kilo mbili` says which pack, not how many.
    const isWeight = option !== undefined && quantity !== undefined && gramsOf(option) === (quantity ?? 0) * 1_000 && /kilo|kg/.test(text)
    return option ? [{ id: option.id, ...(quantity && !isWeight ? { quantity } : {}) }] : []
  })
}

const placeOf = ([, english, swahili, digit]: RegExpMatchArray): number =>
  english ? ENGLISH.indexOf(english) : swahili ? SWAHILI.indexOf(swahili) : Number(digit) - 1

/** Grams of one unit, from the end of a name. */
function gramsOf({ names: [name = ''] }: Option): number | null {
  const [, number, unit] = /(\d+(?:\.\d+)?)\s*(kg|g)\b/.exec(name) ?? []
  return number === undefined ? null : Number(number) * (unit === 'kg' ? 1_000 : 1)
}

/** `the smaller one`, `ile kubwa`: the one that is called so, else the lightest or heaviest; undefined where several are. */
export function sizedAs(size: Size | undefined, options: readonly Option[]): string | undefined {
  if (size === undefined) return undefined
  const called = options.filter((option) => option.size === size)
  if (called.length > 0) return called.length === 1 ? called[0]?.id : undefined
  if (size === 'medium') return undefined
  const weights = options.map((option) => gramsOf(option) ?? Number.NaN)
  const wanted = size === 'small' ? Math.min(...weights) : Math.max(...weights)
  const fitting = options.filter((_, at) => weights[at] === wanted)
  return fitting.length === 1 ? fitting[0]?.id : undefined
}
