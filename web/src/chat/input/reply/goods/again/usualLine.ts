import type { Order } from '#contract/order.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import type { Card } from '../../../../cards/card.ts'
import { kinds } from '../../../../cards/kinds.ts'
import { answerAsLastTime, orderUsual, usualOrder } from '../../../../guide/usual/orderUsual.ts'
import { answerOpenQuestion, append } from '../../../../transcript/append.ts'
import { asks } from '../../line/asks.ts'
import type { Talk } from '../../Talk.ts'
import { BUT } from './changedLines.ts'

const USUAL =
  /(?<![a-z])(?:kama (?:kawaida|mara (?:iliyopita|ya mwisho)|jana|mwanzo)|the usual|(?:same )?as (?:last time|before|usual)|same again)(?![a-z])|^\W*(?:the same|same|ile ?ile|vile ?vile)(?: (?:please|tafadhali|basi|tu))?\W*$/i

export const saysUsual = (line: string): boolean => USUAL.test(line)

/** `kama kawaida`: with goods in the cart the answers of the last order, else the whole of it; false without one, or in a line that says more. */
export async function takeUsual({ line, meant, waiting, facts, asked }: Talk): Promise<boolean> {
  // There `kawaida` is the delivery of that name.
  if (asked?.kind === 'delivery') return false
  if (asked?.kind === 'address' && asks(line)) return false
  if (waiting || facts?.payment || meant.intent !== 'buyAgain' || meant.orderNumber || meant.items.length > 0 || !saysUsual(line))
    return false
  if (BUT.test(line)) return false
  if (personNow() === null && (asked === null || kinds[asked.kind].goal !== 'signIn')) {
    append({ kind: 'signIn', why: 'usual' })
    return true
  }
  const order = await usualOrder()
  if (order === null) return false
  if (cartCount(useCart.getState().lines) === 0) await orderUsual(order)
  else await takeLastTime(order, asked !== null && isAnswered(asked))
  return true
}

/** On the way through the checkout what was answered stays; at the review, and before it begins, all of it is as last time. */
const isAnswered = ({ kind }: Card): boolean => /^(?:address|newAddress|transporters|method)$/.test(kind)

/** The answers of the last order for the goods in the cart; `keeps` those that were given already. */
export async function takeLastTime(order: Order | null, keeps: boolean): Promise<void> {
  if (order === null) return
  const { addressId, deliveryOption, transporterSelections, paymentMethod } = draftNow()
  if (addressId === null && addressesNow().some(({ id }) => id === order.addressId)) answerOpenQuestion(order.addressId)
  await answerAsLastTime(order)
  if (!keeps) return
  setChoices({
    ...(addressId && { addressId }),
    ...(deliveryOption && { deliveryOption }),
    transporterSelections: { ...draftNow().transporterSelections, ...transporterSelections },
    ...(paymentMethod && { paymentMethod }),
  })
}
