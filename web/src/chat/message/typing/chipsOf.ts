import { formatTzs } from '#contract/rules/money.ts'
import { capitalized } from '#web/chat/cards/capitalized.ts'
import type { Understood } from '#web/chat/lines/lexicon/Understood.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import { logFailedLine } from '#web/chat/lines/perform/repair.ts'
import { withoutLinks } from '#web/chat/lines/read/pasted.ts'
import { languageNow, textsNow } from '#web/i18n/texts.ts'
import { plainLine } from '../listMarks.ts'

/** Returns what was understood of a line being typed, e.g. `Sato × 2`, `Haraka`; empty if it is not understood (CHAT-144). */
export function chipsOf(line: string): string[] {
  try {
    return readChips(line)
  } catch (error) {
    logFailedLine(error)
    return []
  }
}

function readChips(line: string): string[] {
  const language = languageNow()
  const meant = understand(withoutLinks(plainLine(line)))
  const { recap } = textsNow('chat').chat
  const { delivery, method, transporter } = meant.choices
  if (meant.intent === 'unknown' && Object.keys(meant.choices).length === 0) return []
  const orders = meant.intent === 'add' || meant.intent === 'setQuantity'
  return [
    ...meant.items.map((item) => itemText(item, language)),
    ...(orders && meant.items.length === 0 && typeof meant.quantity === 'number' ? [`× ${meant.quantity}`] : []),
    ...(delivery ? [recap[delivery]] : []),
    ...(method ? [method === 'cash_on_delivery' ? recap.cash : recap.mobileMoney] : []),
    ...(transporter ? [recap.noPreference] : []),
    ...(meant.filters.maxPrice === undefined ? [] : [`≤ ${formatTzs(meant.filters.maxPrice)}`]),
    ...(meant.orderNumber ? [meant.orderNumber] : []),
  ]
}

function itemText({ fish, search, quantity, not }: Understood['items'][number], language: 'en' | 'sw'): string {
  const name = language === 'sw' ? search : fish
  if (not) return `${textsNow('chat').chat.without} ${name}`
  return quantity === null || quantity === 'fraction' ? capitalized(name) : `${capitalized(name)} × ${quantity}`
}

const LONGEST_PART = 8
const JOINS = /^(?:na|and|,|&|\+|pamoja|with|pia|plus)$/i

/** Returns the line without the words of one chip: the words that mean only that, else the fewest whose removal keeps the other chips. */
export function withoutChip(line: string, at: number): string {
  const chips = chipsOf(line)
  const left = chips.filter((_, place) => place !== at)
  const words = line.replace(/,/g, ' , ').split(/\s+/).filter(Boolean)
  let fewest: string | null = null
  for (let length = 1; length <= Math.min(LONGEST_PART, words.length); length++)
    for (let from = 0; from + length <= words.length; from++) {
      const rest = joined([...words.slice(0, from), ...words.slice(from + length)])
      if (chipsOf(rest).join('\n') !== left.join('\n')) continue
      fewest ??= rest
      const part = chipsOf(words.slice(from, from + length).join(' '))
      if (part.length === 1 && part[0] === chips[at]) return rest
    }
  return fewest ?? line
}

/** Joins words and drops a `na`, `and` or comma that no longer joins two of them. */
function joined(words: readonly string[]): string {
  const wordsLeft = words.filter((word, at) => !JOINS.test(word) || (at > 0 && at < words.length - 1 && !JOINS.test(words[at + 1] ?? '')))
  return wordsLeft.join(' ').replaceAll(' ,', ',')
}
