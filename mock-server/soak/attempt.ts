import type { OrderDraft, OrderPayload } from '#contract/order.ts'
import type { PaymentRequest } from '#contract/payment.ts'

export type Line = OrderPayload['items'][number]
export interface Cart {
  readonly id: string
  readonly lines: Line[]
}

/** One payment attempt, as stored on the device. */
export interface Attempt {
  readonly key: string
  readonly cart: Cart
  readonly phone: string
  readonly language: 'en' | 'sw'
  /** True if the start sends only amount and phone, as in the requirements, and no cart. */
  readonly plain: boolean
  /** The name of the scenario, if it is selected by the header instead of a magic number. */
  readonly scenario: string | null
  /** The id of an existing order to pay instead of the cart. */
  readonly orderId: string | null
  readonly body: Omit<PaymentRequest, 'phone'>
  /** When the attempt was started, in ms of the world's clock. */
  readonly at: number
  hasResponse: boolean
  /** The number of start calls without a response yet. */
  runningStarts: number
  reference: string | null
  checked: boolean
  transactionId: string | null
  /** The number of order calls without a response yet. */
  runningOrders: number
  madeOrder: string | null
  /** The code of a refusal that a repeat cannot fix. */
  refused: string | null
}

type AttemptInput = Pick<Attempt, 'cart' | 'phone' | 'language' | 'plain' | 'scenario' | 'orderId' | 'at'> & {
  user: string
  amount: number
  number: number
}

export function newAttempt({ user, amount, number, ...given }: AttemptInput): Attempt {
  const { cart, plain, orderId } = given
  const ids = plain ? {} : orderId === null ? { checkoutId: cart.id, order: draftOf(cart, user) } : { orderId, addressId: `${user}-home` }
  return {
    ...given,
    key: `${user}-${number}`,
    body: { amount, ...ids },
    hasResponse: false,
    runningStarts: 0,
    reference: null,
    checked: false,
    transactionId: null,
    runningOrders: 0,
    madeOrder: null,
    refused: null,
  }
}

export function orderBody({ cart, plain, key }: Attempt, transactionId: string, phone: string): OrderPayload {
  return {
    ...draftOf(cart, key.slice(0, key.lastIndexOf('-'))),
    transactionId,
    paymentDetails: { provider: 'Mobile Money', phoneNumber: phone, transactionId },
    ...(!plain && { checkoutId: cart.id }),
  }
}

export function cashBody({
  cart,
  user,
  phone,
  transactionId,
}: {
  cart: Cart
  user: string
  phone: string
  transactionId: string
}): OrderPayload {
  return {
    ...draftOf(cart, user),
    paymentMethod: 'cash_on_delivery',
    transactionId,
    paymentDetails: { provider: 'Cash', phoneNumber: phone, transactionId },
    checkoutId: cart.id,
  }
}

const draftOf = ({ lines }: Cart, user: string): OrderDraft => ({
  items: lines,
  deliveryOption: 'standard',
  paymentMethod: 'mobile_money',
  addressId: `${user}-home`,
})
