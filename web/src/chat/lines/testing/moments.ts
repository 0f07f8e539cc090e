import type { Product } from '#contract/catalogue.ts'
import { anAddress } from '#fixtures/builders.ts'
import { readAddressLine } from '#web/features/addresses/oneLine/readAddressLine.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { withDefaults } from '#web/features/checkout/slip.ts'
import type { Moment } from '../moment.ts'

const nothing: Moment = {
  stage: 'looking',
  question: null,
  asked: null,
  beside: null,
  rows: [],
  cart: [],
  lastPut: null,
  draft: noChoices,
  places: [],
  asking: '',
  readPlace: readAddressLine,
  newAddress: { text: '', isComplete: false, needsPhone: false },
  lastReply: null,
  hasJustPut: false,
  asksAmount: false,
  transporters: [],
  categories: [],
  attempt: null,
  hasCart: false,
  isUnpaid: false,
  showsOrder: false,
  showsList: false,
  hasJustOrdered: false,
  second: null,
  isGuest: false,
  phone: '255712345678',
  name: 'Asha',
  now: Date.parse('2026-11-26T09:00:00Z'),
}
const line = (id: string, name: string, quantity: number) => ({
  productId: id,
  quantity,
  product: { id, name, images: [], unitPrice: 10_000, availableQuantity: 20 },
})
const cart = [line('sato', 'Nile tilapia (Sato), 1 kg', 4), line('pweza', 'Octopus (Pweza), 1 kg', 2)]
const aRow = (id: string, name: string, unitPrice: number): Product =>
  ({ id, name, unitPrice, availableQuantity: 9, storageType: name.includes('Frozen') ? 'frozen' : 'refrigerated' }) as Product
const changu: readonly Product[] = [
  aRow('changu', 'Red snapper (Changu), 1 kg', 18_500),
  aRow('large', 'Large red snapper (Changu), 3 kg', 57_000),
  aRow('frozen', 'Frozen red snapper (Changu), 500 g', 9_000),
  aRow('ice', 'Frozen red snapper fillet (Changu), 1 kg', 21_000),
]
const list = { kind: 'products', search: 'changu' } as const
const transporters = [
  { id: 'pwani', businessName: 'Pwani Express', region: 'Dar es Salaam' },
  { id: 'riders', businessName: 'Kariakoo Riders', region: 'Dar es Salaam' },
  { id: 'link', businessName: 'Dodoma Link', region: 'Dodoma' },
]
const places = [
  anAddress({ id: 'masaki', addressLine1: 'Chole Road 21', addressLine2: 'Masaki', isDefault: true }),
  anAddress({ id: 'office', fullName: 'Asha Salum, office', addressLine1: 'Samora Ave 22', district: 'Ilala', isDefault: false }),
  anAddress({
    ...{ id: 'mother', fullName: 'Mama Neema', addressLine1: 'Boma Rd 7', isDefault: false },
    ...{ city: 'Moshi', region: 'Kilimanjaro', district: 'Moshi Municipal' },
  }),
]
const buying: Moment = { ...nothing, stage: 'buying', hasCart: true, cart, isUnpaid: true, transporters, places }
/** The slip is in view, where the delivery is standard by default. */
const slip: Moment = { ...buying, stage: 'review', draft: withDefaults({ ...noChoices, addressId: 'masaki' }) }
const paying: Moment = { ...nothing, stage: 'paying', hasCart: true, cart }

/** The moments for tests. `decide.test.ts` and `npm run understand -- --keep` read every line of the corpus at each; `--at` takes one. */
export const moments = {
  welcome: { ...nothing, question: 'welcome' },
  told: { ...nothing, question: 'welcome', showsOrder: true },
  listed: { ...nothing, question: 'welcome', showsList: true },
  complaining: { ...nothing, question: 'complaint', asked: { kind: 'complaint' } },
  guest: { ...nothing, question: 'welcome', isGuest: true },
  products: { ...nothing, question: 'products', asked: list, rows: changu },
  cart: { ...nothing, question: 'slip', asked: { kind: 'slip' }, hasCart: true, cart, lastPut: 'sato', places },
  putIn: { ...nothing, question: 'slip', asked: { kind: 'slip' }, hasCart: true, cart, lastReply: 'boughtAgain' },
  product: { ...nothing, question: 'product', asksAmount: true, rows: changu },
  more: { ...nothing, question: 'product', asksAmount: true, rows: changu, hasCart: true, cart },
  code: { ...buying, question: 'code', isGuest: true },
  register: { ...buying, question: 'register', isGuest: true },
  address: { ...buying, question: 'address' },
  newAddress: {
    ...buying,
    question: 'newAddress',
    newAddress: { text: 'Uhuru 41, karibu na soko, Ilala, Dar es Salaam', isComplete: true, needsPhone: false },
  },
  theirPhone: { ...buying, question: 'newAddress', newAddress: { text: 'Temeke, Dar es Salaam', isComplete: false, needsPhone: true } },
  delivery: { ...slip, question: 'delivery' },
  transporter: { ...slip, question: 'transporters' },
  method: { ...slip, question: 'method' },
  changed: { ...buying, question: 'cartChanged' },
  arrived: { ...nothing, question: 'arrived' },
  confirm: { ...nothing, question: 'confirm', hasCart: true },
  cancelling: { ...nothing, question: 'cancelOrder', showsOrder: true },
  categories: { ...nothing, question: 'categories', categories: [{ id: 'lake', names: ['Lake fish'] }] },
  whichNumber: { ...slip, question: 'slip', lastReply: 'wrongNumber' },
  toldCash: { ...slip, question: 'method', lastReply: 'payOnDelivery' },
  review: { ...slip, question: 'slip', asked: { kind: 'slip' } },
  waiting: { ...paying, question: 'waiting', attempt: { kind: 'waiting', id: 'p1', amount: 12_000 } },
  failed: { ...paying, question: 'failure', attempt: { kind: 'refused', id: 'p1', amount: 12_000 } },
  unfinished: { ...paying, question: 'recovery', attempt: { kind: 'paid', id: 'p1', amount: 12_000 } },
} as const satisfies Readonly<Record<string, Moment>>
export type MomentName = keyof typeof moments
export const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name)
