import { gramsOf } from '#contract/rules/fish/portions.ts'
import type { Option } from '../../../understand/matchOption.ts'
import type { Size } from '../../../understand/Understood.ts'
import { understand } from '../../../understand/understand.ts'
import { isPart } from '../../goods/changeWords.ts'
import { LITTLE } from '../../line/numbers.ts'

export interface Pick {
  readonly id: string
  readonly quantity?: number
}

const ENGLISH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const SWAHILI = ['kwanza', 'pili', 'tatu', 'nne', 'tano', 'sita', 'saba', 'nane']
const DIGITS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th']
const COUNTED = ['one|moja', 'two|mbili', 'three|tatu', 'four|nne', 'five|tano', 'six|sita', 'seven|saba', 'eight|nane']
const NUMBER = `[1-8]|${COUNTED.join('|')}`
const PLACES = `(?<![a-z])(?<!(?<![a-z])(?:one|a|any|every|few|split) )(?:(?:the |that )?(${[...ENGLISH, ...DIGITS].join('|')})(?: one)?|(?:(?:y?ule|ile|lile|hiyo|hyo|huyo|hilo|hicho|kile|hao|wale) )?[wylc]h?a (${SWAHILI.join('|')})|(?:namba|number|no\\.?|#) ?(${NUMBER}))(?![a-z\\d])`
/** A place in a list: `the second one`, `ya pili`, `namba 3`. */
export const PLACE = new RegExp(PLACES, 'i')
const EACH_PLACE = new RegExp(PLACES, 'gi')
const BOTH = /(?<![a-z])(?:both(?: of them)?|zote mbili|wote wawili|vyote viwili|hizo mbili|hao wawili)(?![a-z])/i
const FIRST_TWO =
  /(?<![a-z])(?<!(?:huyo|huyu|yule|ule|ile|hiyo|hii|lile|hilo) )(?:the )?(?:first two|za kwanza mbili|wa kwanza wawili)(?![a-z])/i
/** `One.`, `poa moja`: a number with a stop or a yes is the place of that number too. */
const ALONE = new RegExp(`^(?:(?:poa|ok|okay|sawa|haya|basi|yes|ndiyo|ndio)[, ]+(${NUMBER})[.!]*|(${NUMBER})[.!]+)$`, 'i')

/** How many of it the rest of a line says, which may name the fish of the list; undefined where it says nothing more, null where it says something else. */
function countIn(rest: string): number | undefined | null {
  const text = rest
    .replace(LITTLE, ' ')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  if (text === '') return undefined
  const { quantity, items, filters, topic, choices } = understand(text, { asks: 'quantity' })
  if (quantity === null && items.length === 0 && isPart(filters) && filters.words === undefined && topic === undefined) return undefined
  const [fish, ...others] = items
  if (
    fish &&
    others.length === 0 &&
    !fish.not &&
    quantity === null &&
    !isPart(filters) &&
    filters.words === undefined &&
    topic === undefined
  )
    return undefined
  const saysMore = items.length > 0 || filters.words !== undefined || filters.maxPrice !== undefined || topic !== undefined
  return typeof quantity === 'number' && !saysMore && Object.keys(choices).length === 0 ? quantity : null
}

/**
 * What a line picks from a list by its places, each with its number: `the second one, two packs`, `ya kwanza mbili ya tatu moja`,
 * `both`. None where it says anything else.
 */
export function picksIn(line: string, options: readonly Option[]): readonly Pick[] {
  const [, said, stopped] = ALONE.exec(line.trim()) ?? []
  const alone = said ?? stopped
  const text = alone === undefined ? line.toLowerCase() : `number ${alone.toLowerCase()}`
  const several = (PLACE.test(text.replace(FIRST_TWO, '')) ? null : BOTH.exec(text)) ?? FIRST_TWO.exec(text)
  if (several) {
    const isAll = options.length === 2 || FIRST_TWO.test(text)
    const quantity = countIn(text.replace(several[0], ' '))
    return isAll && quantity !== null ? options.slice(0, 2).map(({ id }) => ({ id, ...(quantity && { quantity }) })) : []
  }
  const places = [...text.matchAll(EACH_PLACE)]
  const before = places[0] ? text.slice(0, places[0].index) : ''
  const counts = places.map((place, at) => countIn(text.slice(place.index + place[0].length, places[at + 1]?.index)))
  const lead = countIn(before)
  if (lead === null || counts.includes(null)) return []
  return places.flatMap((place, at): Pick[] => {
    const option = options[placeOf(place)]
    const quantity = counts[at] ?? counts.at(-1) ?? (at === 0 || places.length === 1 ? lead : undefined)
    // `ile ya pili ya kilo mbili` says which pack, not how many.
    const isWeight = option !== undefined && quantity !== undefined && weightOf(option) === (quantity ?? 0) * 1_000 && /kilo|kg/.test(text)
    return option ? [{ id: option.id, ...(quantity && !isWeight ? { quantity } : {}) }] : []
  })
}

function placeOf([, english = '', swahili = '', number = '']: RegExpMatchArray): number {
  if (english) return Math.max(ENGLISH.indexOf(english), DIGITS.indexOf(english))
  if (swahili) return SWAHILI.indexOf(swahili)
  return /\d/.test(number) ? Number(number) - 1 : COUNTED.findIndex((words) => words.split('|').includes(number))
}

const weightOf = ({ names: [name = ''] }: Option): number | null => gramsOf(name)

/** `the smaller one`, `ile kubwa`: the one that is called so, else the lightest or heaviest; undefined where several are. */
export function sizedAs(size: Size | undefined, options: readonly Option[]): string | undefined {
  if (size === undefined) return undefined
  const called = options.filter((option) => option.size === size)
  if (called.length > 0) return called.length === 1 ? called[0]?.id : undefined
  if (size === 'medium') return undefined
  const weights = options.map((option) => weightOf(option) ?? Number.NaN)
  const wanted = size === 'small' ? Math.min(...weights) : Math.max(...weights)
  const fitting = options.filter((_, at) => weights[at] === wanted)
  return fitting.length === 1 ? fitting[0]?.id : undefined
}
