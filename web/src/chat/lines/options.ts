import type { Address } from '#contract/address.ts'
import type { Product } from '#contract/catalogue.ts'
import { wholeShillings } from '#contract/rules/money.ts'
import { kindOf, sizeOf } from '#web/chat/cards/browse/narrow.ts'
import type { Accepts } from '#web/chat/kinds/kinds.ts'
import { NO_PREFERENCE } from '#web/features/checkout/checkoutChoices.ts'
import type { Option } from './line.ts'

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
