import { getProduct } from '#contract/catalogue.ts'
import { addressText } from '#contract/rules/addressText.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import { browse, openHelp } from '#web/chat/guide/commands.ts'
import { askAgain, type RepairText } from '#web/chat/guide/reply.ts'
import { say } from '#web/chat/guide/say.ts'
import { slipNow } from '#web/chat/guide/slip.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { type About, asFishWithoutUnit, type Fact } from '#web/chat/kinds/fact.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { append } from '#web/chat/transcript/append.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { addressDraftNow, addressTextNow, missingPartsNow, needsPhoneNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { roomFor } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { recordById } from '#web/features/payment/device/records.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import { useSession } from '#web/features/session/session.ts'
import { withTexts } from '#web/i18n/texts.ts'
import { isQuestion } from '../read/clauses.ts'
import { acceptsOf, codeFacts, optionsAt } from './questions.ts'
import { isBuying, type ThreadAndLine, type ThreadState } from './threadState.ts'

const SHOWN = 3

/**
 * Repeats the open question with its options; it stays open and visible (CHAT-127). At the review, the card with its button follows.
 * Outside the checkout, offers the help of CHAT-056.
 */
export async function repair(thread: ThreadState, understood = false): Promise<void> {
  const { asked } = thread
  const rows = acceptsOf(thread) === 'list' ? await optionsAt('list', thread) : []
  if (rows.length > 0) return askAgain('list', { n: String(rows.length) }, understood)
  const accepts = acceptsOf(thread)
  const text = asked === null ? null : kinds[asked.kind].repair
  if (text === null || accepts === 'list' || accepts === 'next') return offerHelp()
  askAgain(variantOf(text), (await FACTS[text]?.(thread)) ?? {}, understood)
  if (text === 'review' && thread.facts?.placing !== true) unfoldLive()
}

/** Returns the variant of a question: the buttons of the slip as its method has them, or an address without a missing part. */
function variantOf(text: RepairText): RepairText {
  const { method, isCash } = slipNow()
  if (text === 'review' && method !== 'mobile_money') return isCash ? 'reviewCash' : 'reviewBoth'
  if (text === 'newAddress' && needsPhoneNow()) return 'receiverPhone'
  return text === 'newAddress' && missingPartsNow().length === 0 ? 'addressRead' : text
}

/** Asks for the part that the new address still needs. */
export const askAddressPart = (): void => askAgain(variantOf('newAddress'), addressFacts(), true)

const addressFacts = (): About => ({ missing: missingAddressParts(), address: addressTextNow(), name: addressDraftNow().fullName })

/** Returns the missing part of the address as a key of the topic texts, so that the sentence follows the language. */
function missingAddressParts(): Fact {
  const missing = missingPartsNow()
  const lacksStreet = missing.includes('addressLine1')
  if (missing.includes('region')) return { key: lacksStreet ? 'missingAll' : 'missingRegion' }
  if (missing.includes('district')) return { key: lacksStreet ? 'missingStreetDistrict' : 'missingDistrict' }
  return { key: 'missingStreet' }
}

/** The facts in the texts of each question. */
const FACTS: Readonly<Partial<Record<RepairText, (thread: ThreadState) => About | Promise<About>>>> = {
  quantity: ({ asked }) => quantityFacts(asked),
  code: codeFacts,
  address: () => ({ list: listed(offeredAddresses(addressesNow()).map((address) => addressText(address, ['addressLine1', 'city']))) }),
  transporters: async (thread) => ({ list: listed((await optionsAt('transporters', thread)).slice(1).map(({ names }) => names[0] ?? '')) }),
  newAddress: addressFacts,
  payPhone: () => ({ phone: maskPhone(useSession.getState().user?.phoneNumber ?? '') }),
  review: () => ({ amount: formatTzs(slipNow().subtotal) }),
  waiting: ({ asked }) => paymentFacts(asked),
  stillChecking: ({ asked }) => paymentFacts(asked),
  recovery: ({ asked }) => paymentFacts(asked),
}

async function quantityFacts(card: Card | null): Promise<About> {
  if (card === null || !('productId' in card)) return { name: '' }
  const product = await readCached(getProduct, { params: { id: card.productId } })
  return { name: asFishWithoutUnit(product.name), max: String(Math.max(1, roomFor(product, useCart.getState().lines))) }
}

/** Returns the amount, masked phone and time left of the payment on a card. */
export function paymentFacts(card: Card | null): Readonly<Record<'amount' | 'phone' | 'time', string>> {
  const record = card !== null && 'paymentId' in card ? (recordById(card.paymentId) ?? null) : null
  const view = paymentView(record, now())
  const seconds = view.kind === 'waiting' ? view.secondsLeft : 0
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { amount: formatTzs(record?.charged ?? record?.amount ?? 0), phone: maskPhone(record?.phone ?? ''), time: left }
}

const listed = (names: readonly string[]): string => names.slice(0, SHOWN).join('; ')

/** The number of misunderstood lines in a row: an apology, then an example, then the menu (CHAT-056). */
let misunderstoodCount = 0
function offerHelp(): void {
  misunderstoodCount += 1
  if (misunderstoodCount === 1) return say('notUnderstood')
  if (misunderstoodCount === 2) return say('forExample')
  misunderstoodCount = 0
  say('useMenu')
  browse()
}
export function resetMisunderstoodCount(): void {
  misunderstoodCount = 0
}

/** Replies to a line that caused an error as to a line that is not understood (CHAT-175). */
export async function replyToFailed(error: unknown, thread: ThreadState): Promise<void> {
  logFailedLine(error)
  try {
    await repair(thread)
  } catch {
    say('notUnderstood')
  }
}

/** Logs the kind of the error and where it was thrown, but not its message, which may quote the line. */
export function logFailedLine(error: unknown): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error()
  console.warn(`A typed line failed: ${name}`, stack.replace(message, ''))
}

/** Words that only ask for help. */
const HELP = /(?<![a-z])(?:help|msaada|nisaidie|nisaidieni|saidia|faq)(?![a-z])/gi
const LEAST_WORDS = 3
/** Opens help with answers to the rest of the line (CHAT-119). */
export async function openHelpFor(line: string): Promise<void> {
  const about = line.replace(HELP, ' ').trim()
  if ((await answersFor(about)) > 0) append({ kind: 'help', search: about })
  else openHelp()
}

/** Looks up a question without a move in the frequent questions. An open question is repeated. */
export async function repairOrHelp(thread: ThreadAndLine): Promise<void> {
  const { line, asked } = thread
  const isFrequent = asked === null && !isBuying(thread) && isQuestion(line) && line.split(/\s+/).length >= LEAST_WORDS
  if (isFrequent && (await answersFor(line)) > 0) return append({ kind: 'help', search: line })
  await repair(thread)
}

async function answersFor(line: string): Promise<number> {
  if (line === '') return 0
  const { answersNow } = await withTexts(() => import('#web/features/faq/answersNow.ts'), 'faq')
  return answersNow(line)
}
