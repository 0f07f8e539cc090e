import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { kindOf, sizeOf } from '#web/chat/cards/browse/narrow.ts'
import type { Accepts } from '#web/chat/cards/kinds.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import type { Option } from './line.ts'

export const NEW_ADDRESS = 'new'
export const LAST_TIME = 'last time'
export const lastTimeOption: Option = { id: LAST_TIME, names: ['same as last time', 'kama mara iliyopita'] }

/** What may be typed at an open question, by every name it goes by in both languages (CHAT-126). */
export const FIXED: Readonly<Partial<Record<Accepts, readonly Option[]>>> = {
  delivery: [
    { id: 'standard', names: ['standard', 'kawaida'] },
    { id: 'express', names: ['express', 'haraka'] },
  ],
  /** Before the carriers themselves. */
  transporters: [{ id: NO_PREFERENCE, names: ['no preference', 'yeyote', 'anyone', 'any', 'yoyote', 'whoever'] }],
  method: [
    { id: 'mobile_money', names: ['mobile money', 'malipo kwa simu', 'simu'] },
    { id: 'cash_on_delivery', names: ['cash on delivery', 'lipa ukipokea', 'cash'] },
  ],
  next: [
    { id: 'yes', names: ['checkout', 'endelea na oda', 'maliza ununuzi', 'continue', 'endelea'] },
    { id: 'no', names: ['keep shopping', 'endelea kununua', 'browse fish', 'tazama samaki'] },
  ],
  code: [
    { id: 'resend', names: ['send again', 'resend code', 'tuma tena', 'tuma tena msimbo', 'nitumie tena'] },
    { id: 'number', names: ['other number', 'change number', 'namba nyingine', 'badilisha namba'] },
  ],
  /** What the review may change, by the column `reopens` of its kind. */
  change: [
    { id: 'cart', names: ['change fish', 'badilisha samaki', 'edit cart', 'badilisha kikapu'] },
    { id: 'address', names: ['change address', 'badilisha anwani'] },
    { id: 'delivery', names: ['change delivery', 'badilisha delivery', 'badilisha usafirishaji'] },
    { id: 'transporters', names: ['change transporter', 'badilisha msafirishaji'] },
    { id: 'method', names: ['change payment', 'badilisha malipo', 'other method', 'njia nyingine'] },
    { id: 'payPhone', names: ['change number', 'badilisha namba', 'other number', 'namba nyingine'] },
  ],
  check: [
    { id: 'check', names: ['check payment', 'check payment status', 'angalia malipo', 'angalia hali ya malipo', 'check status'] },
    { id: 'help', names: ['help', 'msaada'] },
  ],
  retry: [
    { id: 'again', names: ['try again', 'jaribu tena'] },
    { id: 'other', names: ['other method', 'njia nyingine'] },
  ],
  changes: [
    { id: 'accept', names: ['accept', 'kubali'] },
    { id: 'edit', names: ['edit cart', 'badilisha kikapu'] },
  ],
  arrived: [
    { id: 'right', names: ['all right', 'they are fine', 'salama', 'wako salama', 'wazuri'] },
    { id: 'wrong', names: ['there is a problem', 'kuna tatizo', 'wameharibika', 'spoilt', 'missing', 'pungufu'] },
  ],
}

export const addressOptions = (addresses: readonly Address[]): readonly Option[] => [
  ...addresses.map(({ id, fullName, addressLine1, addressLine2 = '', city, district, region, isDefault }) => ({
    id,
    names: [
      [fullName, addressLine1, addressLine2, city, district, region].join(' '),
      ...(isDefault ? ['default', 'kuu', 'anwani kuu'] : []),
    ],
  })),
  { id: NEW_ADDRESS, names: ['new address', 'anwani mpya', 'another address', 'anwani nyingine', 'new one', 'mpya'] },
]

export const productOptions = (products: readonly Product[]): readonly Option[] =>
  products.map((product) => {
    const kind = kindOf(product)
    const size = sizeOf(product)
    return { id: product.id, names: [product.name], price: wholeShillings(product.unitPrice), ...(kind && { kind }), ...(size && { size }) }
  })
