import type { OrderDraft, OrderLineInput } from '#contract/order.ts'
import { cartSums, type GoodsLine } from '#contract/rules/money.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { type CheckoutChoices, chosenPlace, NO_PREFERENCE } from './checkout.ts'

/** The choices with what the slip takes where nothing was said: standard delivery. Without a transporter, anyone brings it (CHAT-181). */
export const withDefaults = <Choices extends Pick<CheckoutChoices, 'deliveryOption'>>(choices: Choices) => ({
  ...choices,
  deliveryOption: choices.deliveryOption ?? 'standard',
})

type SlipChoices = Pick<CheckoutChoices, 'deliveryOption' | 'paymentMethod' | 'addressId'>

/** Who buys, null for a guest, and that person's addresses. */
interface SlipBuyer<Place> {
  readonly person: string | null
  readonly addresses: readonly Place[] | undefined
}

export type Slip<Place = unknown> = ReturnType<typeof slipOf<Place & { readonly id: string }>>

/**
 * Returns what an order that is not sent yet shows: its sums, with what the driver gets at the door, its choices or their defaults, and the main
 * action. Until who and where are known, the action is to go on to that question; a first buyer chooses the method by the button that orders
 * (CHAT-181). The slip, typed lines and the checkout page call this, and the cart page has the same sums (CHAT-176).
 */
export function slipOf<Place extends { readonly id: string }>(
  lines: readonly GoodsLine[],
  choices: SlipChoices,
  { person, addresses }: SlipBuyer<Place> = { person: null, addresses: [] },
) {
  const { deliveryOption: option, paymentMethod: method, addressId } = withDefaults(choices)
  const sums = cartSums(lines, option)
  const isCash = method === 'cash_on_delivery'
  const address = chosenPlace(addresses, addressId)
  const action = person === null || address === null ? 'goOn' : method === null ? 'choose' : isCash ? 'placeOrder' : 'pay'
  return { ...sums, atDoor: isCash ? sums.total : sums.fee, option, method, isCash, address, action } as const
}

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
