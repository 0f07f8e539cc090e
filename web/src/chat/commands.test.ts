// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { signInAs } from '#web/features/payment/testBench.ts'
import { useIntents } from '#web/features/session/intents.ts'
import { loadArea } from '#web/i18n/texts.ts'
import { append } from './append.ts'
import { addProduct } from './commands.ts'
import { useTranscript } from './transcript.ts'

const sato = aProduct({ id: 'a', availableQuantity: 3 })

beforeEach(async () => {
  await loadArea('shell')
  vi.stubGlobal('fetch', async () => Response.json(sato))
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  sessionStorage.clear()
  useIntents.setState({ intents: [] })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
})
const cards = () => useTranscript.getState().entries.map(({ card }) => card)
const held = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])

test('[CHAT-086][CART-016] up to what is left is added; more is refused with the number that is possible', async () => {
  signInAs('+255712345678')
  await addProduct('a', 2)
  await addProduct('a', 2)
  expect(held()).toEqual([['a', 2]])
  expect(cards()).toEqual([
    { kind: 'added', productId: 'a', quantity: 2 },
    { kind: 'says', text: 'onlyUpTo', about: '1' },
  ])
})

test.each([0, -1])('[CHAT-086] a quantity of %d is refused with the number that is possible, and nothing is added', async (quantity) => {
  signInAs('+255712345678')
  await addProduct('a', quantity)
  expect(held()).toEqual([])
  expect(cards()).toEqual([{ kind: 'says', text: 'onlyUpTo', about: '3' }])
})

test('[CHAT-086][NAV-026] a guest is not asked to sign in for a quantity of none', async () => {
  signInAs(null)
  await addProduct('a', 0)
  expect(useIntents.getState().intents).toEqual([])
  expect(cards()).toEqual([{ kind: 'says', text: 'onlyUpTo', about: '3' }])
})

test('[CHAT-091] a guest’s double tap on Add stores one, says so once, and leaves the next question open', async () => {
  signInAs(null)
  append({ kind: 'quantity', productId: 'a' })
  await addProduct('a', 1)
  append({ kind: 'phone' })
  await addProduct('a', 1)
  expect(useIntents.getState().intents).toMatchObject([{ kind: 'add', productId: 'a', quantity: 1 }])
  expect(cards().map((card) => card.kind)).toEqual(['quantity', 'says', 'phone'])
  expect(useTranscript.getState().entries.find(({ card }) => card.kind === 'phone')?.answer).toBeUndefined()
})
