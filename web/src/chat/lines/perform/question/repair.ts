import { getProduct } from '#contract/catalogue.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import { browse } from '#web/chat/guide/commands.ts'
import { askAgain, type RepairText } from '#web/chat/guide/reply.ts'
import { say } from '#web/chat/guide/say.ts'
import { slipNow } from '#web/chat/guide/slip.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { type About, asFishWithoutUnit, type Fact } from '#web/chat/kinds/fact.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { unfoldLive } from '#web/chat/transcript/unfolded.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { addressDraftNow, addressTextNow, missingPartsNow, needsPhoneNow } from '#web/features/addresses/oneLine/addressDraft.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { roomFor, useCart } from '#web/features/cart/cart.ts'
import { recordById } from '#web/features/payment/device/records.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import { useSession } from '#web/features/session/session.ts'
import type { ThreadState } from '../threadState.ts'
import { acceptsOf, codeFacts, optionsAt } from './questions.ts'

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
  address: () => ({ list: listed(offeredAddresses(addressesNow()).map(({ addressLine1, city }) => `${addressLine1}, ${city}`)) }),
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
