import { getProduct } from '#contract/catalogue.ts'
import {
  CART_LINE_MOST,
  CODE_LENGTH,
  EXPRESS_FEE,
  EXPRESS_HOURS,
  NETWORKS,
  STANDARD_FEE,
  STANDARD_HOURS,
} from '#contract/rules/constants.ts'
import { formatTzs } from '#contract/rules/money.ts'
import { maskPhone } from '#contract/rules/phone.ts'
import { now } from '#web/api/time.ts'
import { readCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { offeredAddresses } from '#web/features/addresses/oneLine/offeredAddresses.ts'
import { addressTextNow, newNow } from '#web/features/addresses/oneLine/takeAddressLine.ts'
import { cartTotal, roomFor, useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { recordById } from '#web/features/payment/device/records.ts'
import { paymentView } from '#web/features/payment/record/paymentView.ts'
import { useSession } from '#web/features/session/session.ts'
import type { Card } from '../../cards/card.ts'
import { kinds } from '../../cards/kinds.ts'
import { browse } from '../../guide/commands.ts'
import { say } from '../../transcript/append.ts'
import { unfoldLive } from '../../transcript/unfolded.ts'
import { asFishWithoutUnit } from '../topics/asFish.ts'
import { canSave, missingAddressParts } from './question/address/addressLine.ts'
import { questions } from './question/questions.ts'
import { type About, askAgain, type RepairText } from './reply.ts'
import type { Talk } from './Talk.ts'

const SHOWN = 3

/**
 * The open question with its options again; it stays open and is not covered (CHAT-127). The review follows with its button, which the
 * words name. Where none of the checkout is open, the ladder of CHAT-056.
 */
export async function repair(talk: Talk, understood = false): Promise<void> {
  const { asked } = talk
  const text = asked === null ? null : kinds[asked.kind].repair
  if (asked && kinds[asked.kind].accepts === 'list') return repairList(talk, understood)
  if (asked === null || text === null) return ladder()
  const cash = text === 'review' && draftNow().paymentMethod === 'cash_on_delivery'
  const isRead = text === 'newAddress' && canSave()
  askAgain(cash ? 'reviewCash' : isRead ? 'addressRead' : text, await valuesOf(text, talk), understood)
  if (text === 'review' && talk.facts?.placing !== true) unfoldLive()
}

async function repairList(talk: Talk, understood: boolean): Promise<void> {
  const options = await questions.list.options(talk)
  if (options.length === 0) return ladder()
  askAgain('list', { n: String(options.length) }, understood)
}

async function valuesOf(text: RepairText, talk: Talk): Promise<About> {
  switch (text) {
    case 'quantity':
      return quantityFacts(talk.asked)
    case 'code':
      return { codeLength: String(CODE_LENGTH), phone: maskPhone(useSession.getState().tempPhoneNumber ?? '') }
    case 'address':
      return { list: listed(offeredAddresses(addressesNow()).map(({ addressLine1, city }) => `${addressLine1}, ${city}`)) }
    case 'transporters': {
      const options = await questions.transporters.options(talk)
      return { list: listed(options.slice(1).map(({ names }) => names[0] ?? '')) }
    }
    case 'newAddress':
      return canSave() ? { address: addressTextNow(), name: newNow().fullName } : { missing: missingAddressParts() }
    case 'delivery':
      return deliveryFacts()
    case 'method':
      return { networks: NETWORKS.join(', ') }
    case 'payPhone':
      return { phone: maskPhone(useSession.getState().user?.phoneNumber ?? '') }
    case 'review':
      return { amount: formatTzs(cartTotal(useCart.getState().lines)) }
    case 'waiting':
    case 'stillChecking':
    case 'recovery':
      return paymentFacts(talk.asked)
    default:
      return {}
  }
}

async function quantityFacts(card: Card | null): Promise<About> {
  if (card === null || !('productId' in card)) return { name: '', max: String(CART_LINE_MOST) }
  const product = await readCached(getProduct, { params: { id: card.productId } })
  const most = roomFor(product, useCart.getState().lines)
  return { name: asFishWithoutUnit(product.name), max: String(Math.max(1, most)) }
}

export const deliveryFacts = (): About => ({
  fee: formatTzs(STANDARD_FEE),
  hours: STANDARD_HOURS,
  expressFee: formatTzs(EXPRESS_FEE),
  expressHours: EXPRESS_HOURS,
})

/** Amount, masked phone and time left of the payment a card shows. */
export function paymentFacts(card: Card | null): About {
  const record = card !== null && 'paymentId' in card ? (recordById(card.paymentId) ?? null) : null
  const view = paymentView(record, now())
  const seconds = view.kind === 'waiting' ? view.secondsLeft : 0
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { amount: formatTzs(record?.charged ?? record?.amount ?? 0), phone: maskPhone(record?.phone ?? ''), time: left }
}

const listed = (names: readonly string[]): string => names.slice(0, SHOWN).join('; ')

/** The ladder of CHAT-056: an apology, an example, the menu. */
let misunderstoodCount = 0
function ladder(): void {
  misunderstoodCount += 1
  if (misunderstoodCount === 1) return say('notUnderstood')
  if (misunderstoodCount === 2) return say('forExample')
  misunderstoodCount = 0
  say('useMenu')
  browse()
}
export function understoodAgain(): void {
  misunderstoodCount = 0
}
