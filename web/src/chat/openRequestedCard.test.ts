// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { CardKind } from './kinds/card.ts'
import { allKinds, kinds } from './kinds/kinds.ts'
import type { OpenedByUrl } from './kinds/row.ts'
import { cardFor } from './openRequestedCard.ts'
import { requestCardFromUrl, useCardRequest } from './requestedCard.ts'

const opened = (...who: readonly OpenedByUrl[]) => allKinds.filter((kind) => who.includes(kinds[kind].openedByUrl))
const forGuest = (kind: CardKind) => cardFor({ kind, id: 'x1' }, null)

test('[CHAT-009] a guest at the URL of a card gets it only if it shows nothing of a person', () => {
  const ofPersons = ['orders', 'tracking', 'receipt', 'payOrder', 'wishlist', 'waiting', 'stillChecking', 'failure', 'recovery', 'address']
  expect(opened('anyone').filter((kind) => ofPersons.includes(kind))).toEqual([])
  expect(forGuest('basket')).toEqual({ kind: 'guideText', text: 'notFound' })
  for (const kind of opened('anyone').filter((one) => one !== 'basket')) expect(forGuest(kind)?.kind).toBe(kind)
})

test('[CHAT-009] a guest at the URL of a buyer’s card gets the sign-in card, and then the card', () => {
  for (const kind of opened('order')) {
    expect(forGuest(kind)).toMatchObject({ kind: 'signIn', shows: { kind: kind === 'receipt' ? 'tracking' : kind } })
  }
  expect(forGuest('orders')).toMatchObject({ kind: 'signIn', shows: { kind: 'orders' } })
  expect(forGuest('wishlist')).toEqual({ kind: 'signIn', why: 'wishlist' })
  for (const kind of opened('payment', 'step', 'signIn')) expect(forGuest(kind)).toEqual({ kind: 'signIn', why: 'link' })
})

test('[CHAT-009] words, events and rows of the slip are never opened by a URL', () => {
  const unasked = allKinds.filter((kind) => kinds[kind].isEvent || ['words', 'row'].includes(kinds[kind].role))
  for (const kind of [...unasked, 'slip', 'cancelOrder', 'confirm', 'complaint'] as const) expect(forGuest(kind)).toBeNull()
})

test.each(['waiting', 'stillChecking', 'failure', 'recovery'])('[CHAT-009] the URL of somebody else’s %s card shows Not found', (kind) => {
  expect(cardFor({ kind, id: 'x1' }, '+255754110001')).toEqual({ kind: 'guideText', text: 'notFound' })
})

test.each(['tracking', 'receipt', 'payOrder'])('[CHAT-009] a %s card without an order id shows Not found', (kind) => {
  expect(cardFor({ kind, id: null }, '+255754110001')).toEqual({ kind: 'guideText', text: 'notFound' })
})

test.each(['address', 'slip', 'phone', 'code', 'signIn', 'nonsense', 'toString', '__proto__'])(
  '[CHAT-008] %s is left to the guide for a signed-in buyer',
  (kind) => {
    expect(cardFor({ kind, id: null }, '+255754110001')).toBeNull()
  },
)

test('[CHAT-123][CHAT-009] a shared cart link is open to everybody; items without a valid quantity are skipped', () => {
  const link = 'a%20b:2,c:0,d:-1,e:1.5,f:x,g,:3,c:2,c:2'
  const items = [
    { productId: 'a b', quantity: 2 },
    { productId: 'c', quantity: 2 },
  ]
  requestCardFromUrl(`?basket=${link}`)
  const request = useCardRequest.getState().target
  for (const payer of [null, '+255754110001']) expect(request && cardFor(request, payer)).toEqual({ kind: 'basket', items })
  expect(cardFor({ kind: 'basket', id: 'nonsense' }, null)).toEqual({ kind: 'guideText', text: 'notFound' })
})
