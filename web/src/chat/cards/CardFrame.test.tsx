// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { showCard } from '#web/testing/showCard.tsx'
import type { CardOf } from '../kinds/card.ts'
import type { ShownKind } from '../kinds/kinds.ts'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop', 'signIn', 'topics'] as const) await loadBundle(bundle)
  signInAs(null)
  serve({ 'GET /categories': { body: [] } })
})

test.each<[string, CardOf<ShownKind>]>([
  ['wishlist', { kind: 'wishlist' }],
  ['sign-in for the wishlist', { kind: 'signIn', why: 'wishlist' }],
  ['sign-in for orders', { kind: 'signIn', why: 'orders' }],
  ['sign-in for the usual', { kind: 'signIn', why: 'usual' }],
  ['sign-in for a link', { kind: 'signIn', why: 'link' }],
  ['phone', { kind: 'phone' }],
  ['code', { kind: 'code' }],
  ['register', { kind: 'register' }],
  ['categories', { kind: 'categories' }],
  ['help', { kind: 'help' }],
  ['language', { kind: 'language' }],
  ['offered language', { kind: 'language', offer: true }],
  ['confirm', { kind: 'confirm', question: 'clearCart' }],
  ['arrived', { kind: 'arrived', orderId: 'order-1', orderNumber: 'SMK-100001' }],
  ['cancel', { kind: 'cancelOrder', orderId: 'order-1', orderNumber: 'SMK-100001' }],
  ['tracking', { kind: 'tracking', orderId: 'order-1' }],
  ['orders', { kind: 'orders' }],
  ['slip', { kind: 'slip' }],
])('[CHAT-071][CHAT-092] the %s card says the sentence of its heading once, also to screen readers', async (_, card) => {
  await showCard(card)
  const [heading] = await screen.findAllByRole('heading', { level: 2 })
  const sentences = [...document.querySelectorAll('h2, p')].map(({ textContent }) => textContent)
  expect(sentences.filter((text) => text === heading?.textContent)).toHaveLength(1)
})
