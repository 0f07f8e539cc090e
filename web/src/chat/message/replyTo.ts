import { formatTzs } from '#contract/rules/money.ts'
import { capitalized } from '#web/chat/kinds/capitalized.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'
import type { Understood } from '#web/chat/lines/lexicon/Understood.ts'
import { logFailedLine } from '#web/chat/lines/perform/repair.ts'
import { withoutLinks } from '#web/chat/lines/read/pasted.ts'
import { languageNow, textsNow } from '#web/i18n/texts.ts'
import type { Facts } from '../guide/facts.ts'
import type { Card, CardOf } from '../kinds/card.ts'
import { kinds } from '../kinds/kinds.ts'
import { languageOf } from '../lines/lexicon/languageOf.ts'
import { handleLine } from '../lines/perform/handleLine.ts'
import { resetMisunderstoodCount } from '../lines/perform/repair.ts'
import type { ThreadState } from '../lines/perform/threadState.ts'
import type { Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { goodsBeside } from './goodsBeside.ts'
import { plainLine } from './listMarks.ts'
import { newestCard } from './newestCard.ts'

export { answerIn } from '../guide/reply.ts'
export { replyWithCart } from '../guide/replyWithCart.ts'
export { registerNumber } from '../lines/perform/accountActs.ts'
export { replyToFailed } from '../lines/perform/repair.ts'
export { isForSomebody } from '../lines/place/receiver.ts'
export { addLine } from '../outbox/startOutbox.ts'

/** Before the buyer has gone on, the digit of a button that orders leads to the next step, which names that button. */
const GO_ON = 'checkout'

/** The context of a line. */
interface Around extends ThreadState {
  /** The open question. */
  readonly openQuestion: Card | null
  /** True for a digit key pressed in the live card (CHAT-040). */
  readonly byKey?: boolean
}

/** The only function that replies to a line, after secrets are masked (CHAT-126). Every line gets a reply (CHAT-128). */
export async function replyTo(line: string, { openQuestion, byKey = false, ...shown }: Around): Promise<void> {
  const mayOrder = openQuestion?.kind !== 'slip' || shown.facts?.checkoutRequested === true
  const tap = byKey || !shown.hasWaited ? tapNumberedButton(line, openQuestion, { byKey, mayOrder }) : 'none'
  if (tap === 'tapped' || byKey) return
  if (await handleLine({ ...shown, line: tap === 'costs' ? GO_ON : line })) resetMisunderstoodCount()
}

/** Returns the language of the buyer's own words in a line; null if they do not tell it. */
export const ownLanguage = (line: string): 'en' | 'sw' | null => languageOf(withoutLinks(line))

/** Returns what asks: a yes or no outside the journey, else the open question. Before the checkout, fish opened beside the slip asks instead. */
export function askedNow(openQuestion: Card | null, facts: Facts | null) {
  const aside = goodsBeside(useTranscript.getState().entries)?.card ?? null
  const isShopping = openQuestion?.kind === 'slip' && !facts?.checkoutRequested
  const asked = confirmAsked(facts) ?? (isShopping && aside ? aside : openQuestion)
  return { asked, openQuestion, goodsBeside: isShopping ? null : aside }
}

type Asking = Entry & { readonly card: CardOf<'confirm' | 'complaint'> }
/** True for an open card that a typed line answers whatever else is open. */
const isAsking = (entry: Entry | undefined): entry is Asking =>
  entry !== undefined && !entry.answer && (entry.card.kind === 'confirm' || entry.card.kind === 'complaint')

/** Returns the newest card outside the journey if it asks yes or no. */
function confirmAsked(facts: Facts | null): Card | null {
  const newest = newestCard()
  // This card appears without the buyer asking, so during a checkout typed words are not taken as its answer.
  if (newest?.card.kind === 'arrived') return newest.answer || facts?.checkoutRequested ? null : newest.card
  if (newest?.card.kind === 'cancelOrder') return newest.answer || (facts?.checkoutRequested && !isLast(newest)) ? null : newest.card
  return isAsking(newest) ? newest.card : null
}

/** Returns whether only the buyer's words follow the card. During a checkout a later yes must not cancel the placed order (CHAT-166). */
const isLast = (entry: Entry): boolean => useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said') === entry

/** Buttons that pay or order. */
const COSTS = '.button-sun, [data-orders]'

interface How {
  /** True for a digit key, which never pays or orders (CHAT-040). */
  readonly byKey: boolean
  /** True once the buyer has gone on from the goods. Before that, a digit may be meant for the list that was there (CHAT-037). */
  readonly mayOrder: boolean
}

/** Taps the button with that digit on the open question. Returns `costs` if it pays or orders and must not be tapped this way. */
export function tapNumberedButton(line: string, openQuestion: Card | null, { byKey, mayOrder }: How): 'tapped' | 'costs' | 'none' {
  const digit = line.trim()
  if (!/^[1-9]$/.test(digit) || (openQuestion && asksForDigits(openQuestion, byKey))) return 'none'
  const control = document.querySelector<HTMLElement>(`[data-digits] [data-digit="${digit}"]`)
  if (!control) return 'none'
  if ((byKey || !mayOrder) && control.matches(COSTS)) return 'costs'
  control.click()
  return 'tapped'
}

/** Returns whether a digit typed at this card is the answer, not a button (CHAT-039). */
function asksForDigits({ kind }: Card, byKey: boolean): boolean {
  const { typed, accepts } = kinds[kind]
  return typed === 'amount' || typed === 'digits' || (!byKey && accepts === 'amount')
}

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
