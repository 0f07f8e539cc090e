import { expect, test } from 'vitest'
import type { Order } from '../order.ts'
import { type Cancellation, cancellationOf } from './cancellation.ts'

const AT = '2026-11-21T11:20:00.000Z'
const LATER = '2026-11-22T11:20:00.000Z'
const history = (by?: string) => [
  { status: 'pending', at: LATER },
  { status: 'cancelled', at: AT, ...(by && { by }) },
]
const shortage = (answer: 'accepted' | 'cancelled' | 'expired') => ({ id: 's', lines: [], askedAt: AT, answerBy: AT, answer })

test.each([
  ['the buyer', { history: history('buyer') }, { at: AT, by: 'buyer', why: null }],
  ['the shop', { history: history('system') }, { at: AT, by: 'system', why: null }],
  ['somebody the server does not name', { history: history() }, { at: AT, by: 'unknown', why: null }],
  ['somebody new', { history: history('constructor') }, { at: AT, by: 'unknown', why: null }],
  ['somebody, with only a time of change', { updatedAt: LATER }, { at: LATER, by: 'unknown', why: null }],
  ['somebody, without any time', {}, { at: null, by: 'unknown', why: null }],
  [
    'a buyer who did not want the rest',
    { history: history('buyer'), shortage: shortage('cancelled') },
    { at: AT, by: 'buyer', why: 'missing' },
  ],
  ['a buyer who did not want the rest, unnamed', { shortage: shortage('cancelled') }, { at: null, by: 'buyer', why: 'missing' }],
  ['the shop without an answer', { history: history(), shortage: shortage('expired') }, { at: AT, by: 'system', why: 'noAnswer' }],
  ['a buyer who had taken the rest', { history: history('buyer'), shortage: shortage('accepted') }, { at: AT, by: 'buyer', why: null }],
] satisfies [string, Partial<Order>, Cancellation][])(
  '[MON-042] an order cancelled by %s says when, by whom and why',
  (_, given, cancellation) => {
    expect(cancellationOf({ status: 'cancelled', ...given })).toEqual(cancellation)
  },
)

test.each(['pending', 'processing', 'shipped', 'delivered', 'lost at sea'])('[MON-042] an order that is %s was not cancelled', (status) => {
  expect(cancellationOf({ status, history: history('buyer') })).toBeNull()
})
