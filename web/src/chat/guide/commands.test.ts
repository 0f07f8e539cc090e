// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { otherPhone } from '#web/features/checkout/checkout.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { isChangeable } from '../kinds/kinds.ts'
import { append } from '../transcript/append.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { addProduct } from './addCommands.ts'
import {
  askStartFresh,
  browse,
  change,
  keepShopping,
  openHelp,
  openLanguage,
  openOrders,
  openTracking,
  requestCheckout,
  showProduct,
  showProducts,
  stopCheckout,
} from './commands.ts'
import { openRow, rowAsked } from './slipRow.ts'
import { askNewAddress, askSavedAddress, typeCheckout } from './stepCommands.ts'

const sato = aProduct({ id: 'a', availableQuantity: 3 })

beforeEach(async () => {
  await loadBundle('shell')
  vi.stubGlobal('fetch', async () => Response.json(sato))
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  clearDraft()
  openRow(null)
  sessionStorage.clear()
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
})
const cards = () => useTranscript.getState().entries.map(({ card }) => card)
const cartContents = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])

test('[CHAT-086][CART-016] a quantity within stock is added; more is refused with the possible number', async () => {
  signInAs('+255712345678')
  await addProduct('a', 2)
  await addProduct('a', 2)
  expect(cartContents()).toEqual([['a', 2]])
  expect(cards()).toEqual([
    { kind: 'slip' },
    { kind: 'guideText', text: 'inCart', about: 'Nile tilapia (Sato)\u00A0×\u00A02' },
    { kind: 'guideText', text: 'onlyUpTo', about: '1' },
  ])
})

test.each([0, -1])('[CHAT-086] a quantity of %d is refused with the possible number', async (quantity) => {
  signInAs('+255712345678')
  await addProduct('a', quantity)
  expect(cartContents()).toEqual([])
  expect(cards()).toEqual([{ kind: 'guideText', text: 'onlyUpTo', about: '3' }])
})

test('[CHAT-091][CHAT-167][GEN-017] a guest’s fish is added at once, without asking for a number', async () => {
  signInAs(null)
  append({ kind: 'product', productId: 'a' })
  await addProduct('a', 2)
  expect(cartContents()).toEqual([['a', 2]])
  expect(cards().map((card) => card.kind)).toEqual(['product', 'slip', 'guideText'])
})

test.each<[string, () => void, object, unknown]>([
  ['browse', browse, { kind: 'categories' }, 'categories'],
  ['a category', () => showProducts({ categoryId: 'c' }), { kind: 'products', categoryId: 'c' }, 'c'],
  ['a search', () => showProducts({ search: 'sato', quantity: 2 }), { kind: 'products', search: 'sato', quantity: 2 }, 'products'],
  ['a product', () => showProduct('a'), { kind: 'product', productId: 'a' }, 'a'],
])('[CHAT-012][CHAT-022] browsing (%s) answers the open card and appends the next one', (_, act, card, value) => {
  append({ kind: 'welcome' })
  act()
  expect(cards()).toEqual([{ kind: 'welcome' }, card])
  expect(useTranscript.getState().entries.map(({ answer: given }) => given)).toEqual([{ value }, undefined])
})

test.each<[string, () => void, object]>([
  ['the form', askNewAddress, { kind: 'newAddress' }],
  ['the saved ones', askSavedAddress, { kind: 'address' }],
])('[CHAT-022] another card for the same question (%s) skips the open one', (_, act, card) => {
  append({ kind: 'slip' })
  act()
  expect(cards()).toEqual([{ kind: 'slip' }, card])
  expect(useTranscript.getState().entries[0]?.answer).toEqual({ superseded: true })
})

test.each<[string, () => void, object]>([
  ['orders', openOrders, { kind: 'orders' }],
  ['tracking', () => openTracking('o1'), { kind: 'tracking', orderId: 'o1' }],
  ['help', openHelp, { kind: 'help' }],
  ['language', openLanguage, { kind: 'language' }],
  ['start fresh', askStartFresh, { kind: 'confirm', question: 'startFresh' }],
])('[CHAT-133][CHAT-113] a card outside the journey (%s) leaves the question open', (_, act, card) => {
  signInAs('+255712345678')
  append({ kind: 'slip' })
  act()
  expect(cards()).toEqual([{ kind: 'slip' }, card])
  expect(useTranscript.getState().entries[0]?.answer).toBeUndefined()
})

test('[CHAT-018][CHAT-032] Checkout is requested, or stopped by a word or for more fish; answers are kept', () => {
  setChoices({ addressId: 'home' })
  requestCheckout()
  expect(draftNow()).toMatchObject({ checkoutRequested: true, addressId: 'home' })
  stopCheckout()
  expect(draftNow()).toMatchObject({ checkoutRequested: false, addressId: 'home' })
  expect(cards()).toEqual([{ kind: 'guideText', text: 'stopped' }])
  requestCheckout()
  keepShopping()
  expect(draftNow()).toMatchObject({ checkoutRequested: false, addressId: 'home' })
  expect(cards().at(-1)).toEqual({ kind: 'categories' })
})

test.each([
  ['tapped', requestCheckout],
  ['typed', typeCheckout],
])('[PWA-004] offline Checkout (%s) says so; the question stays open, and nothing is stored for later', async (_, ask) => {
  append({ kind: 'slip' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  ask()
  await vi.waitFor(() => expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'connectToOrder' }))
  expect(useTranscript.getState().entries[0]?.answer).toBeUndefined()
  expect(draftNow().checkoutRequested).toBe(false)
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  expect(draftNow().checkoutRequested).toBe(false)
  ask()
  expect(draftNow().checkoutRequested).toBe(true)
})

test('[PWA-004] Checkout works if the server is reachable although the phone says it is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => new Response(''))
  requestCheckout()
  await vi.waitFor(() => expect(draftNow().checkoutRequested).toBe(true))
  expect(cards()).toEqual([])
  vi.restoreAllMocks()
})

const all = {
  checkoutRequested: true,
  addressId: 'home',
  deliveryOption: 'express' as const,
  transporterSelections: { a: 'none' },
  paymentMethod: 'mobile_money' as const,
  phone: otherPhone('255712345678'),
}

test('[CHAT-035] Change clears one answer and keeps the others', () => {
  for (const [kind, key] of [
    ['address', 'addressId'],
    ['newAddress', 'addressId'],
  ] as const) {
    setChoices(all)
    change(kind)
    const { [key]: opened, ...others } = draftNow()
    expect(opened).not.toEqual(all[key])
    const { [key]: _, ...before } = all
    expect(others).toMatchObject(before)
  }
  expect([isChangeable('delivery'), isChangeable('payPhone'), isChangeable('slip')]).toEqual([true, true, false])
})

test.each(['delivery', 'transporters', 'method', 'payPhone'] as const)(
  '[CHAT-035][CHAT-181] Change of the %s opens its row on the slip and keeps every answer',
  (row) => {
    setChoices(all)
    append({ kind: 'slip' })
    change(row)
    expect(draftNow()).toMatchObject(all)
    expect(rowAsked({ kind: 'slip' }, null)).toEqual({ kind: row })
    expect(cards()).toEqual([{ kind: 'slip' }])
  },
)

test('[CHAT-036] Undo takes back what was added, and no more', async () => {
  signInAs('+255712345678')
  await addProduct('a', 1)
  await addProduct('a', 2)
  expect(takeBack()).toBe(true)
  expect([cartContents(), takeBack()]).toEqual([[['a', 1]], false])
})

test('[CHAT-133][CHAT-176] with a fish in the cart, other fish are looked at beside the slip', async () => {
  await addProduct('a', 1)
  useTranscript.setState({ entries: [] })
  append({ kind: 'welcome' })
  browse()
  expect(cards()).toEqual([{ kind: 'welcome' }, { kind: 'slip' }, { kind: 'categories', beside: true }])
})

test('[CHAT-086] sold out, cart full and a failed load each have their own message', async () => {
  signInAs('+255712345678')
  await addProduct('a', 3)
  await addProduct('a', 1)
  expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'cartFull', about: '3' })
  vi.stubGlobal('fetch', async () => Response.json({ ...sato, availableQuantity: 0 }))
  await addProduct('a', 1)
  expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'soldOut', about: '0' })
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Gone.', code: 'not_found' }, { status: 404 }))
  await addProduct('a', 1)
  expect(cards().at(-1)).toEqual({ kind: 'guideText', text: 'problem', about: 'Gone.' })
  expect(cartContents()).toEqual([['a', 3]])
})

test('[CHAT-043] a tap on a card that was answered meanwhile adds nothing', async () => {
  signInAs('+255712345678')
  append({ kind: 'product', productId: 'a' })
  const tapped = useTranscript.getState().entries[0]?.id ?? ''
  await addProduct('a', 1, tapped)
  await addProduct('a', 1, tapped)
  expect(cartContents()).toEqual([['a', 1]])
})
