import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import type { Transporter } from '#contract/transporter.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import { kindOf, sizeOf } from '../../../cards/browse/narrow.ts'
import type { Option } from '../../understand/matchOption.ts'

/** What may be typed at an open question, by every name it goes by in both languages (CHAT-126). */
export const deliveryOptions: readonly Option[] = [
  { id: 'standard', names: ['standard', 'kawaida'], choice: { delivery: 'standard' } },
  { id: 'express', names: ['express', 'haraka'], choice: { delivery: 'express' } },
]

export const methodOptions: readonly Option[] = [
  { id: 'mobile_money', names: ['mobile money', 'malipo kwa simu', 'simu'], choice: { method: 'mobile_money' } },
  { id: 'cash_on_delivery', names: ['cash on delivery', 'lipa ukipokea', 'cash'], choice: { method: 'cash_on_delivery' } },
]

export const LAST_TIME = 'last time'
export const lastTimeOption: Option = { id: LAST_TIME, names: ['same as last time', 'kama mara iliyopita'] }

export const NEW_ADDRESS = 'new'
export const addressOptions = (addresses: readonly Address[]): readonly Option[] => [
  ...addresses.map(({ id, fullName, addressLine1, addressLine2 = '', city, district, region, isDefault }) => ({
    id,
    names: [
      [fullName, addressLine1, addressLine2, city, district, region].join(' '),
      ...(isDefault ? ['default', 'kuu', 'anwani kuu'] : []),
    ],
  })),
  { id: NEW_ADDRESS, names: ['new address', 'anwani mpya', 'another address', 'anwani nyingine'] },
]

export const newAddressOptions: readonly Option[] = [
  { id: 'save', names: ['deliver here', 'leteni hapa', 'tulete hapa', 'hapo hapo', 'use it'] },
]

export const transporterOptions = (transporters: readonly Transporter[]): readonly Option[] => [
  { id: NO_PREFERENCE, names: ['no preference', 'yeyote', 'anyone', 'any', 'yoyote', 'whoever'], choice: { transporter: 'any' } },
  ...transporters.filter(({ isVerified }) => isVerified).map(({ id, businessName }) => ({ id, names: [businessName] })),
]

export const productOptions = (products: readonly Product[]): readonly Option[] =>
  products.map((product) => {
    const kind = kindOf(product)
    const size = sizeOf(product)
    return { id: product.id, names: [product.name], price: wholeShillings(product.unitPrice), ...(kind && { kind }), ...(size && { size }) }
  })

export const nextOptions: readonly Option[] = [
  { id: 'yes', names: ['checkout', 'endelea na oda', 'maliza ununuzi', 'continue', 'endelea'] },
  { id: 'no', names: ['keep shopping', 'endelea kununua', 'browse fish', 'tazama samaki'] },
]

export const codeOptions: readonly Option[] = [
  { id: 'resend', names: ['send again', 'resend code', 'tuma tena', 'tuma tena msimbo', 'nitumie tena'] },
  { id: 'number', names: ['other number', 'change number', 'namba nyingine', 'badilisha namba'] },
]

/** What the review may change, by the column `reopens` of its kind. */
export const changeOptions: readonly Option[] = [
  { id: 'cart', names: ['change fish', 'badilisha samaki', 'edit cart', 'badilisha kikapu'] },
  { id: 'address', names: ['change address', 'badilisha anwani'] },
  { id: 'delivery', names: ['change delivery', 'badilisha delivery', 'badilisha usafirishaji'] },
  { id: 'transporters', names: ['change transporter', 'badilisha msafirishaji'] },
  { id: 'method', names: ['change payment', 'badilisha malipo', 'other method', 'njia nyingine'] },
  { id: 'payPhone', names: ['change number', 'badilisha namba', 'other number', 'namba nyingine'] },
]

/** A choice named at the review changes it; the words of the question on it do not: `lipa` is not `lipa ukipokea`. */
export const reviewOptions: readonly Option[] = [
  ...changeOptions,
  ...[...deliveryOptions, ...methodOptions].map((option) => ({ ...option, names: [] })),
]

export const checkOptions: readonly Option[] = [
  { id: 'check', names: ['check payment', 'check payment status', 'angalia malipo', 'angalia hali ya malipo', 'check status'] },
  { id: 'help', names: ['help', 'msaada'] },
]

export const retryOptions: readonly Option[] = [
  { id: 'again', names: ['try again', 'jaribu tena'] },
  { id: 'other', names: ['other method', 'njia nyingine'] },
]

export const changesOptions: readonly Option[] = [
  { id: 'accept', names: ['accept', 'kubali'] },
  { id: 'edit', names: ['edit cart', 'badilisha kikapu'] },
]

export const arrivedOptions: readonly Option[] = [
  { id: 'right', names: ['all right', 'they are fine', 'salama', 'wako salama', 'wazuri'] },
  { id: 'wrong', names: ['there is a problem', 'kuna tatizo', 'wameharibika', 'spoilt', 'missing', 'pungufu'] },
]
