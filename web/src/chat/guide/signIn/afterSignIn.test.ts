// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { clearPrivateCache } from '#web/api/useCall.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, draftNow } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import type { CardOf } from '../../kinds/card.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { openOrders, openWishlist } from '../commands.ts'
import { afterSignIn } from './afterSignIn.ts'
import { type SignInEntry, signInWaiting } from './signInFor.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const items = [{ id: 'l1', quantity: 2, unitPrice: 1_000, product: { id: 'sato', name: sato.name, images: [] } }] as never

beforeEach(async () => {
  await loadBundle('shell')
  clearPrivateCache(true)
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  clearDraft()
  useTranscript.setState({ owner: PAYER, entries: [], loaded: true })
})
const cards = () => useTranscript.getState().entries.map(({ card }) => card)
const lines = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])

async function signedIn(card: Omit<CardOf<'signIn'>, 'kind'>, orders: readonly object[]): Promise<void> {
  signInAs(PHONE)
  serve({
    'GET /orders': { body: orders },
    'GET /transporters': { body: [] },
    'GET /addresses': { body: [anAddress({ id: 'home' })] },
    'GET /products/sato': { body: sato },
  })
  const entry: SignInEntry = { id: 's', at: 1, run: 1, card: { kind: 'signIn', ...card } }
  useTranscript.setState({ entries: [entry, { id: 'code', at: 2, run: 1, card: { kind: 'said', text: '••••••' } }] })
  const waiting = signInWaiting(useTranscript.getState().entries)
  if (waiting) await Promise.all([afterSignIn(waiting, '255 712 ••• 678'), afterSignIn(waiting, '255 712 ••• 678')])
  expect(signInWaiting(useTranscript.getState().entries)).toBeNull()
}

test('[CHAT-171] a guest who asks for orders is asked to sign in first', () => {
  signInAs(null)
  openOrders()
  signInAs(PHONE)
  openOrders()
  expect(cards()).toEqual([{ kind: 'signIn', why: 'orders', shows: { kind: 'orders' } }, { kind: 'orders' }])
})

test('[CHAT-171] after sign-in a greeting and the card that was asked for follow once, below the code', async () => {
  await signedIn({ why: 'orders', shows: { kind: 'orders' } }, [])
  expect(cards().slice(2)).toEqual([{ kind: 'guideText', text: 'signedIn', about: expect.any(String) }, { kind: 'orders' }])
  expect(useTranscript.getState().entries[0]?.answer).toEqual({ value: '255 712 ••• 678' })
})

test('[CHAT-171][CHAT-145] after sign-in for the usual order, that order is in the cart and its answers are set', async () => {
  await signedIn({ why: 'usual' }, [anOrder({ id: 'o1', status: 'delivered', items, deliveryOption: 'express' })])
  expect(lines()).toEqual([['sato', 2]])
  expect(draftNow()).toMatchObject({ checkoutRequested: true, deliveryOption: 'express' })
})

test('[CHAT-171] after sign-in for the usual order without any order, the thread says so and shows the categories', async () => {
  await signedIn({ why: 'usual' }, [])
  expect(cards().slice(3)).toEqual([{ kind: 'guideText', text: 'noOrders' }, { kind: 'categories' }])
})

test('[CHAT-171] with items in the cart the usual order only sets its answers', async () => {
  useCart.setState({ lines: [{ productId: 'sato', quantity: 1, product: sato }] })
  await signedIn({ why: 'usual' }, [anOrder({ id: 'o1', status: 'delivered', items, deliveryOption: 'express' })])
  expect(lines()).toEqual([['sato', 1]])
  expect(draftNow()).toMatchObject({ checkoutRequested: true, deliveryOption: 'express' })
})

test('[CHAT-171][CHAT-092] after sign-in for a heart or the wishlist, a greeting and the wishlist follow below the code', async () => {
  signInAs(null)
  openWishlist()
  expect(cards()).toEqual([{ kind: 'signIn', why: 'wishlist' }])
  await signedIn({ why: 'wishlist' }, [])
  expect(cards().slice(2)).toEqual([{ kind: 'guideText', text: 'signedIn', about: expect.any(String) }, { kind: 'wishlist' }])
  openWishlist()
  expect(cards().at(-1)).toEqual({ kind: 'wishlist' })
})

test('[CHAT-171] a sign-in card from a link has no card to show afterwards', () => {
  expect(signInWaiting([{ id: 's', at: 1, run: 1, card: { kind: 'signIn', why: 'link' } }])).toBeNull()
})
