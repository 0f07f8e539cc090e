import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { kindOf, sizeOf } from '#web/chat/cards/browse/narrow.ts'
import type { Card, CardKind } from '#web/chat/kinds/card.ts'
import type { Accepts } from '#web/chat/kinds/row.ts'
import type { AddressLine } from '#web/features/addresses/oneLine/readAddressLine.ts'
import type { CartLine } from '#web/features/cart/cart.ts'
import { type CheckoutChoices, NO_PREFERENCE } from '#web/features/checkout/checkout.ts'
import type { Option, TransporterOption } from './line.ts'

export type Stage = 'looking' | 'buying' | 'review' | 'paying'

/** The newest payment as this device knows it. A payment of kind `paid` has no order yet. */
export interface LastPayment {
  readonly kind: 'waiting' | 'paid' | 'refused'
  readonly id: string
  readonly amount: number
  /** True if the payment failed and it is unknown whether money was taken. */
  readonly isUnclear?: boolean
  /** The reason of the failure, in the provider's words. */
  readonly reason?: string
  /** The payment request on the phone, if this device knows it. */
  readonly request?: Request
}

interface Request {
  /** The phone number without its middle digits. */
  readonly phone: string
  readonly money: string
  /** The time left, in minutes and seconds. */
  readonly time: string
  /** The minutes until the buyer may pay again, after the request has expired. Null while it can be declined on the phone. */
  readonly againIn: number | null
}

/** A snapshot of where the buyer is when a line is read. Moves read it and don't change it. */
export interface Moment {
  readonly stage: Stage
  readonly question: CardKind | null
  /** The card of the open question, or a card beside it that asks yes or no. */
  readonly asked: Card | null
  /** The card with goods opened beside the question. Numbers and names mean its goods first (CHAT-133). */
  readonly beside: Card | null
  /** The rows of the list in view, or of the list above a fish or the cart. Empty while something else is asked. */
  readonly rows: readonly Product[]
  readonly cart: readonly CartLine[]
  /** The product that was added or changed last. */
  readonly lastPut: string | null
  /** True if the thread's last sentence says that something was added, so that a number alone is its quantity. */
  readonly hasJustPut: boolean
  /** The choices made for this order so far. */
  readonly draft: CheckoutChoices
  readonly places: readonly Address[]
  /** The text of the open checkout question; '' if none is open. */
  readonly asking: string
  /** Finds an address in a text; null if no address is asked for. */
  readonly readPlace: ((line: string) => AddressLine) | null
  /** The new address as far as it is known. */
  readonly newAddress: {
    readonly text: string
    readonly isComplete: boolean
    /** True if only the number of somebody else who receives there is missing. */
    readonly needsPhone: boolean
  }
  /** The key of the shop's last sentence. */
  readonly lastReply: string | null
  /** True if one fish is in view and the next answer is its quantity. */
  readonly asksAmount: boolean
  /** The transporters for the chosen address, as far as they are loaded. */
  readonly transporters: readonly TransporterOption[]
  /** The categories of fish, if one is asked for. */
  readonly categories: readonly Option[]
  readonly attempt: LastPayment | null
  readonly hasCart: boolean
  /** True at the checkout if no payment for this cart has been started. */
  readonly isUnpaid: boolean
  /** True if the thread's last entry shows or reports an order. */
  readonly showsOrder: boolean
  /** True if the list of orders came last, so that a line may mean its rows. */
  readonly showsList: boolean
  /** True if an order was placed within the last hour. A line then means the newest order. */
  readonly hasJustOrdered: boolean
  /** The amount of a second payment for one cart that the server knows. */
  readonly second: number | null
  readonly isGuest: boolean
  /** The phone number of the account; '' for a guest. */
  readonly phone: string
  /** The buyer's name; '' for a guest. */
  readonly name: string
  readonly now: number
}

export const NEW_ADDRESS = 'new'

/** The names of the options of each open question, in both languages (CHAT-126). */
const NAMES: Readonly<Partial<Record<Accepts, Readonly<Record<string, string>>>>> = {
  delivery: { standard: 'standard, kawaida', express: 'express, haraka' },
  /** `optionsAt` lists this option before the transporters. */
  transporters: { [NO_PREFERENCE]: 'no preference, yeyote, anyone, any, yoyote, whoever' },
  method: { mobile_money: 'mobile money, malipo kwa simu, simu', cash_on_delivery: 'cash on delivery, lipa ukipokea, cash' },
  next: {
    yes: 'checkout, endelea na oda, maliza ununuzi, continue, endelea',
    no: 'keep shopping, endelea kununua, browse fish, tazama samaki',
  },
  code: {
    resend: 'send again, resend code, tuma tena, tuma tena msimbo, nitumie tena',
    number: 'other number, change number, namba nyingine, badilisha namba',
  },
  /** The answers that can be changed at the review, see `isChangeable`. */
  change: {
    address: 'change address, badilisha anwani',
    delivery: 'change delivery, badilisha delivery, badilisha usafirishaji',
    transporters: 'change transporter, badilisha msafirishaji',
    method: 'change payment, badilisha malipo, other method, njia nyingine',
    payPhone: 'change number, badilisha namba, other number, namba nyingine',
  },
  check: {
    check: 'check payment, check payment status, angalia malipo, angalia hali ya malipo, check status',
    help: 'help, msaada',
  },
  retry: { again: 'try again, jaribu tena', other: 'other method, njia nyingine' },
  changes: { accept: 'accept, kubali', edit: 'edit cart, badilisha kikapu' },
  arrived: {
    right: 'all right, they are fine, salama, wako salama, wazuri',
    wrong: 'there is a problem, kuna tatizo, wameharibika, spoilt, missing, pungufu',
  },
  complaint: {
    send: 'send message, tuma ujumbe, send, tuma',
    leave: 'leave it, acha kwanza, acha, stop',
    spoilt: 'smells or spoiled, wananuka au wameharibika',
    wrongFish: 'wrong fish, sio samaki niliyeagiza',
    tooLittle: 'too little, pungufu',
    notArrived: 'not arrived, haijafika',
    noRefund: 'refund not given, sijarudishiwa pesa',
    other: 'something else, shida nyingine',
    refund: 'give my money back, nirudishieni pesa',
    again: 'send the fish again, nileteeni samaki tena',
    call: 'call me, nipigieni simu',
  },
}
export const fixedAt = (accepts: Accepts): readonly Option[] =>
  Object.entries(NAMES[accepts] ?? {}).map(([id, names]) => ({ id, names: names.split(', ') }))

export const addressOptions = (addresses: readonly Address[]): readonly Option[] => [
  ...addresses.map(({ id, isDefault }) => ({ id, names: isDefault ? ['default', 'kuu', 'anwani kuu'] : [] })),
  { id: NEW_ADDRESS, names: ['new address', 'anwani mpya', 'another address', 'anwani nyingine', 'new one', 'mpya'] },
]

export const productOptions = (products: readonly Product[]): readonly Option[] =>
  products.map((product) => {
    const kind = kindOf(product)
    const size = sizeOf(product)
    return { id: product.id, names: [product.name], price: wholeShillings(product.unitPrice), ...(kind && { kind }), ...(size && { size }) }
  })
