// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Card } from './kinds/card.ts'
import { cardFor } from './openRequestedCard.ts'
import { requestCardFromUrl, useCardRequest } from './requestedCard.ts'

const kinds = Card.def.options.map((option) => option.shape.kind.def.values[0] ?? '')
const words = ['guideText', 'reply', 'said', 'chose']
const OPEN = ['product', 'products', 'categories', 'help', 'language', 'people']
const ORDERS = ['orders', 'tracking', 'receipt', 'payOrder']
const UNASKED = [
  'clarify',
  'delivery',
  'transporters',
  'method',
  'payPhone',
  'welcome',
  'slip',
  'confirm',
  'arrived',
  'connection',
  'shortage',
  'cancelOrder',
  'complaint',
  ...words,
]

test.each(kinds)('[CHAT-009] a guest at the URL of a %s card gets the card or the sign-in card', (kind) => {
  const card = cardFor({ kind, id: 'x1' }, null)
  if (kind === 'basket') expect(card).toEqual({ kind: 'guideText', text: 'notFound' })
  else if (UNASKED.includes(kind)) expect(card).toBeNull()
  else if (OPEN.includes(kind)) expect(card?.kind).toBe(kind)
  else if (ORDERS.includes(kind)) expect(card).toMatchObject({ kind: 'signIn', shows: { kind: kind === 'receipt' ? 'tracking' : kind } })
  else expect(card).toEqual({ kind: 'signIn', why: kind === 'wishlist' ? 'wishlist' : 'link' })
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
