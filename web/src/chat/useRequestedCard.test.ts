// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Card } from './cards/card.ts'
import { cardFor } from './useRequestedCard.ts'

const kinds = Card.def.options.map((option) => option.shape.kind.def.values[0] ?? '')
const words = ['says', 'tells', 'said', 'chose']
const OPEN = ['product', 'products', 'categories', 'cart', 'help', 'language', 'orders', 'tracking', 'receipt', 'payOrder']
const UNASKED = ['clarify', 'welcome', 'quantity', 'added', 'confirm', ...words]

test.each(kinds)('[CHAT-009] a guest at the address of a %s card: the card, or the sign-in card', (kind) => {
  const card = cardFor({ kind, id: 'x1' }, null)
  if (UNASKED.includes(kind)) expect(card).toBeNull()
  else if (OPEN.includes(kind)) expect(card?.kind).toBe(kind === 'receipt' ? 'tracking' : kind)
  else expect(card).toEqual({ kind: 'signIn', why: 'link' })
})

test.each(['waiting', 'stillChecking', 'failure', 'recovery'])(
  '[CHAT-009] the address of somebody else’s %s card says Not found',
  (kind) => {
    expect(cardFor({ kind, id: 'x1' }, '+255754110001')).toEqual({ kind: 'says', text: 'notFound' })
  },
)

test.each(['tracking', 'receipt', 'payOrder'])('[CHAT-009] a %s card without its order says Not found', (kind) => {
  expect(cardFor({ kind, id: null }, '+255754110001')).toEqual({ kind: 'says', text: 'notFound' })
})

test.each(['address', 'review', 'phone', 'code', 'signIn', 'nonsense', 'toString', '__proto__'])(
  '[CHAT-008] %s is left to the guide for somebody who is signed in',
  (kind) => {
    expect(cardFor({ kind, id: null }, '+255754110001')).toBeNull()
  },
)
