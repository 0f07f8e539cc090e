import type { OrderDraft, OrderLineInput } from '#contract/order.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { type CheckoutChoices, NO_PREFERENCE } from './checkout.ts'

/** The items of the order. A line with no preference has no transporterId (CHK-021, CHK-033). */
export const orderItems = (lines: readonly CartLine[], selections: Readonly<Record<string, string>>): OrderLineInput[] =>
  lines.map(({ productId, quantity }) => {
    const transporterId = selections[productId]
    return { productId, quantity, ...(transporterId === undefined || transporterId === NO_PREFERENCE ? {} : { transporterId }) }
  })

/** Product id to transporter id, without the products that have no preference (CHK-030). */
export const chosenTransporters = (selections: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(selections).filter(([, id]) => id !== NO_PREFERENCE))

/** The order to be created; null while a choice is missing. */
export function orderDraft(lines: readonly CartLine[], choices: CheckoutChoices): OrderDraft | null {
  const { addressId, deliveryOption, paymentMethod, transporterSelections, notes } = choices
  if (lines.length === 0 || addressId === null || deliveryOption === null || paymentMethod === null) return null
  return {
    items: orderItems(lines, transporterSelections),
    addressId,
    deliveryOption,
    paymentMethod,
    ...(notes === null || notes.trim() === '' ? {} : { notes: notes.trim() }),
  }
}
