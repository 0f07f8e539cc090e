import { gramsOf } from '#contract/rules/fish/portions.ts'
import type { Size } from '#web/chat/kinds/browse.ts'
import { understand } from '../lexicon/understand.ts'
import type { Understood } from '../lexicon/Understood.ts'
import type { Option, PickedRow } from '../line.ts'
import { packIn } from './packs.ts'

/** The positions of a list: in English, in Swahili, as a number. */
const ORDINALS = [
  ['first|1st', 'kwanza', '1|one|moja'],
  ['second|2nd', 'pili', '2|two|mbili'],
  ['third|3rd', 'tatu', '3|three|tatu'],
  ['fourth|4th', 'nne', '4|four|nne'],
  ['fifth|5th', 'tano', '5|five|tano'],
  ['sixth|6th', 'sita', '6|six|sita'],
  ['seventh|7th', 'saba', '7|seven|saba'],
  ['eighth|8th', 'nane', '8|eight|nane'],
]
const EACH = [
  ...ORDINALS.map(
    ([english, swahili, number]) =>
      `((?:the )?(?:${english})(?: one)?|[wylc]h?a ${swahili}|(?:namba|number|option|no\\.?|#) ?(?:${number}))`,
  ),
  '((?:the )?last(?: one)?(?! (?:order|time|week|month))|(?<!(?:mara|oda|order) )[wylz]a mwisho)',
  '((?:the )?middle(?: one)?|[wylz]a katikati)',
]
const PLACES = `(?<![a-z])(?<!(?<![a-z])(?:one|a|any|every|few|split) )(?:${EACH.join('|')})(?![a-z\\d])`
/** A position in a list: `the second one`, `ya pili`, `namba 3`. */
export const PLACE = new RegExp(PLACES, 'i')
const EACH_PLACE = new RegExp(PLACES, 'gi')
const ONLY_PLACE = new RegExp(`^\\W*(?!last\\W*$)(?:ile |hiyo )?(?:${PLACES})\\W*$`, 'i')
/** Words for two rows. `both` picks rows only from a list of two. */
const BOTH =
  /(?<![a-z])(?:both(?: of them)?|(?:zote|hizo) mbili|(?:wote|hao) wawili|first two|(?<!(?:huyo|yule|ile|hiyo) )[wz]a kwanza (?:wawili|mbili))(?![a-z])/
/** `1 na 3`: the rows with these numbers. */
const NUMBERS = /^[1-8](?:\s*(?:,|&|\+|na|and)\s*[1-8])+[.!]*$/i

/** One of each row, or several: `one of each`, `mbili mbili`. */
const OF_EACH =
  /(?<![a-z])(?:(?:of )?each(?: (?:one|kind))?|(?:[ywk]a )?kila (?:moja|mmoja|aina)|(m?moja|mbili|wawili|w?a?tatu) (?=\1(?![a-z])))(?![a-z])/

/** Courtesy and little words next to a number or a position. */
const LITTLE =
  /(?<![a-z])(?:please|pls|plz|tafadhali|mwanangu|ok|okay|yes|ndiyo|sawa|haya|basi|tu|just|only|no|nah|sorry|samahani|actually|nipe|nipatie|naomba|nataka|niwekee|n(?:it)?achukua|weka|put|add|give me|show me|i (?:want|will take|would like)|to (?:try|have|get|buy)|(?:i )?meant?|is (?:fine|enough|ok)|inatosha|of|them|those|ones|each|kila moja|y?ule|ile|huyo|hi?yo|hao|wawe|iwe|ziwe|make (?:it|that)|instead|that|it|the|and|na|but|ila|lakini|for me)(?![a-z])/g

/**
 * Returns the quantity in the rest of a line, which may name the fish of the list. Undefined if the rest says nothing, null if it says
 * something else.
 */
function countIn(rest: string): number | undefined | null {
  const text = rest
    .replace(LITTLE, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (text === '') return undefined
  const { quantity, items, filters, topic, choices } = understand(text)
  if (quantity === 'fraction' && items.length === 0) return undefined
  const named = items.length + (isPart(filters) ? 1 : 0)
  if (topic !== undefined || filters.words !== undefined || filters.maxPrice !== undefined || Object.keys(choices).length > 0) return null
  if (quantity === null) return named === 1 && !items[0]?.not ? undefined : null
  return typeof quantity === 'number' && named === 0 ? quantity : null
}

/**
 * Returns the position if it is all that a clause says: `namba mbili`, `la kwanza`, `the last one`, `2.`. -1 is the last row; `last` alone
 * may mean last time.
 */
export function placeIn(text: string): number | null {
  if (/^[1-9]\.?$/.test(text.trim())) return Number.parseInt(text, 10)
  const at =
    ONLY_PLACE.exec(text)
      ?.slice(1)
      .findIndex((one) => one !== undefined) ?? -1
  return at < 0 || at > ORDINALS.length ? null : at === ORDINALS.length ? -1 : at + 1
}

/** The last and the middle position follow the counted ones. */
function rowAt(at: number, options: readonly Option[]): Option | undefined {
  if (at === ORDINALS.length) return options.at(-1)
  return at < ORDINALS.length ? options[at] : options.length % 2 === 1 ? options[(options.length - 1) / 2] : undefined
}
/** `ya kwanza, hapana, ya pili`: the text before the correction doesn't count. */
const AFTER_CORRECTION = /\S[ ,.]+(?:no|hapana|sorry|samahani|actually|wait|ngoja|i meant?)(?![a-z])(.*)$/
/** The longest list of which a buyer may mean one of each row. */
const MOST_OF_EACH = 5

/**
 * Returns the rows that a line picks by their positions, each with its quantity: `the second one, two packs`, `ya kwanza mbili ya tatu
 * moja`, `both`. Empty if the line says anything else.
 */
export function picksIn(line: string, options: readonly Option[]): readonly PickedRow[] {
  if (NUMBERS.test(line.trim())) return (line.match(/\d/g) ?? []).flatMap((one) => options[Number(one) - 1]?.id ?? []).map((id) => ({ id }))
  const said = (packIn(line)?.rest ?? line).toLowerCase()
  const corrected = AFTER_CORRECTION.exec(said)?.[1] ?? ''
  const text = PLACE.test(corrected) ? corrected : said
  const places = [...text.matchAll(EACH_PLACE)]
  const all = places.length < 2 ? (BOTH.exec(text) ?? (places.length === 0 ? OF_EACH.exec(text) : null)) : null
  return all ? allPicked(text, all[0], options) : placesPicked(text, places, options)
}

/** `both`, `one of each`: returns all rows with the same quantity. */
function allPicked(text: string, all: string, options: readonly Option[]): readonly PickedRow[] {
  const quantity = countIn(text.replace(all, ' '))
  const isSaid = BOTH.test(all) ? options.length === 2 && quantity !== null : options.length <= MOST_OF_EACH && quantity
  return isSaid ? options.map(({ id }) => ({ id, ...(quantity && { quantity }) })) : []
}

function placesPicked(text: string, places: readonly RegExpExecArray[], options: readonly Option[]): readonly PickedRow[] {
  const counts = places.map((place, at) => countIn(text.slice(place.index + place[0].length, places[at + 1]?.index)))
  const lead = countIn(text.slice(0, places[0]?.index ?? 0))
  if (lead === null || counts.includes(null)) return []
  return places.flatMap((place, at): PickedRow[] => {
    const option = rowAt(
      place.slice(1).findIndex((one) => one !== undefined),
      options,
    )
    const quantity = counts[at] ?? counts.at(-1) ?? (at === 0 ? lead : undefined)
    return option ? [{ id: option.id, ...(quantity && { quantity }) }] : []
  })
}

/**
 * `the smaller one`, `ile kubwa`: returns the row with that size in its name, else the lightest or heaviest. Undefined if several match.
 */
export function sizedAs(size: Size | undefined, options: readonly Option[]): string | undefined {
  if (size === undefined) return undefined
  const called = options.filter((option) => option.size === size)
  if (called.length > 0 || size === 'medium') return called.length === 1 ? called[0]?.id : undefined
  const weights = options.map(({ names: [name = ''] }) => gramsOf(name) ?? Number.NaN)
  const wanted = size === 'small' ? Math.min(...weights) : Math.max(...weights)
  const fitting = options.filter((_, at) => weights[at] === wanted)
  return fitting.length === 1 ? fitting[0]?.id : undefined
}

/** True if filters name a cut, kind or size. */
export const isPart = ({ cut, kind, size }: Understood['filters']): boolean => (cut ?? kind ?? size) !== undefined
