import type { Moment } from '../moment.ts'

const nothing: Moment = {
  stage: 'looking',
  question: null,
  attempt: null,
  hasCart: false,
  isUnpaid: false,
  isGuest: false,
  shopPhone: '+255 700 000 000',
}
const buying: Moment = { ...nothing, stage: 'buying', hasCart: true, isUnpaid: true }
const paying: Moment = { ...nothing, stage: 'paying', hasCart: true }

/** Where a line may find a buyer: every line is read at each of them by the tests of the table, and by `npm run understand -- --at`. */
export const moments = {
  welcome: { ...nothing, question: 'welcome' },
  guest: { ...nothing, question: 'welcome', isGuest: true },
  cart: { ...nothing, question: 'cart', hasCart: true },
  address: { ...buying, question: 'address' },
  delivery: { ...buying, question: 'delivery' },
  carrier: { ...buying, question: 'transporters' },
  method: { ...buying, question: 'method' },
  review: { ...buying, stage: 'review', question: 'review' },
  waiting: { ...paying, question: 'waiting', attempt: { kind: 'waiting', id: 'p1', amount: 12_000 } },
  failed: { ...paying, question: 'failure', attempt: { kind: 'refused', id: 'p1', amount: 12_000 } },
  unfinished: { ...paying, question: 'recovery', attempt: { kind: 'paid', id: 'p1', amount: 12_000 } },
} as const satisfies Readonly<Record<string, Moment>>
export type MomentName = keyof typeof moments
export const isMoment = (name: string): name is MomentName => Object.hasOwn(moments, name)
