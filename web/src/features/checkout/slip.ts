import { cartSums, type GoodsLine } from '#contract/rules/money.ts'
import { type CheckoutChoices, chosenPlace } from './checkout.ts'

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
