// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'
import type { CardOf, Wish } from '../../kinds/card.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { addWishes, decideWish } from './wishes.ts'

const kind = (id: string, unitPrice: number, name = `Nile tilapia (Sato), ${id}`) =>
  aProduct({ id, name, unitPrice, availableQuantity: 20 })
const sato = kind('1 kg', 12_000)
const large = kind('2 kg', 25_000)
const smoked = kind('500 g', 9_000, 'Smoked tilapia (Sato wa moshi), 500 g')
const dried = kind('250 g', 8_000, 'Dried tilapia (Sato mkavu), 250 g')
const pweza = kind('pweza', 20_000, 'Octopus (Pweza), 1 kg')
const kamba = { ...kind('kamba', 30_000, 'Prawns (Kamba), 1 kg'), availableQuantity: 0 }
const kambale = kind('kambale', 7_000, 'Catfish (Kambale), 1 kg')
const of = (...data: readonly object[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const market = {
  'GET /products?skip=0&take=20&search=sato': of(sato, large, smoked, dried),
  'GET /products?skip=0&take=20&search=pweza': of(pweza),
  'GET /products?skip=0&take=20&search=kamba': of(kamba, kambale),
  'GET /products?skip=0&take=20&search=papa': of(),
}
const wishes = (...rows: Wish[]): CardOf<'wishes'> => ({ kind: 'wishes', rows })
const satoTwo: Wish = { search: 'sato', quantity: 2 }
const pwezaOne: Wish = { search: 'pweza', quantity: 1 }

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop', 'wishes'] as const) await loadBundle(bundle)
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  serve(market)
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const cartContents = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
const entry = () => useTranscript.getState().entries.find(({ card }) => card.kind === 'wishes')
const row = async (text: RegExp) =>
  (await screen.findAllByRole('listitem')).find((one) => text.test(one.textContent ?? '')) ?? document.body
const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const plain = (text: string | null) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')

test('[CHAT-134][CHAT-162] every fish has a row: a single match with its price, several kinds with their prices; nothing is added before a tap', async () => {
  await showCard(wishes(satoTwo, pwezaOne))
  expect(plain((await row(/Octopus/)).textContent)).toBe('Octopus (Pweza), 1 kg1 × TZS 20,000TZS 20,000')
  const kinds = within(await row(/^Sato × 2/)).getByRole('group', { name: 'Which kind?' })
  expect(
    within(kinds)
      .getAllByRole('button')
      .map(({ textContent }) => plain(textContent)),
  ).toEqual(['Nile tilapiaSato, 1 kgTZS 12,000', 'Nile tilapiaSato, 2 kgTZS 25,000', 'Smoked tilapiaSato wa moshi, 500 gTZS 9,000'])
  await tap(/^More kinds$/)
  expect(await screen.findByRole('button', { name: /Sato mkavu/ })).toBeDefined()
  expect(cartContents()).toEqual({})
})

test('[CHAT-162][CHAT-091] one button adds the chosen fish; the open one stays, and the card is answered once that is added', async () => {
  await showCard(wishes(satoTwo, pwezaOne))
  await userEvent.dblClick(await screen.findByRole('button', { name: /^Put 1 in the cart · TZS.20,000$/ }))
  expect(await screen.findByText('Put in the cart: 1')).toBeDefined()
  expect(cartContents()).toEqual({ pweza: 1 })
  expect(entry()?.answer).toBeUndefined()
  await tap(/Nile tilapia.*2.kg/)
  await tap(/^Put 2 in the cart · TZS.50,000$/)
  await expect.poll(cartContents).toEqual({ pweza: 1, '2 kg': 2 })
  expect(entry()?.answer).toEqual({ value: 3 })
  expect(after()).toEqual([])
})

test('[CHAT-162] a choice can be changed and a fish left out', async () => {
  await showCard(wishes(satoTwo, pwezaOne))
  await tap(/Nile tilapia.*1.kg/)
  expect(await screen.findByRole('button', { name: /^Put 3 in the cart · TZS.44,000$/ })).toBeDefined()
  await tap(/^Change Sato$/)
  await tap(/Smoked tilapia/)
  await tap(/^Leave out Pweza$/)
  await tap(/^Put 2 in the cart · TZS.18,000$/)
  await expect.poll(cartContents).toEqual({ '500 g': 2 })
  expect(entry()?.answer).toEqual({ value: 2 })
})

test('[CHAT-162] leaving out every fish closes the card', async () => {
  await showCard(wishes(satoTwo, pwezaOne))
  await tap(/^Leave out Sato$/)
  await tap(/^Leave out Pweza$/)
  await expect.poll(() => entry()?.answer).toEqual({ superseded: true })
})

test('[CHAT-162] a fish that is sold out or not for sale says so, and is not replaced', async () => {
  await showCard(wishes({ search: 'kamba', quantity: 1 }, { search: 'papa', quantity: 2 }, pwezaOne))
  expect((await row(/^Kamba/)).textContent).toBe('Kamba\u00A0×\u00A01Sold out')
  expect((await row(/^Papa/)).textContent).toBe('Papa\u00A0×\u00A02We do not have it')
  await tap(/^Put 1 in the cart/)
  await expect.poll(() => entry()?.answer).toEqual({ value: 1 })
  expect(cartContents()).toEqual({ pweza: 1 })
})

test('[CHAT-136][CHAT-162] no more is added than is in stock, even if two rows want the same product', async () => {
  await showCard(wishes({ ...satoTwo, quantity: 7, productId: '1 kg' }, { ...satoTwo, quantity: 7, productId: '1 kg' }))
  expect(await screen.findByText('Only 3 of the 7 you asked for')).toBeDefined()
  await tap(/^Put 10 in the cart · TZS.120,000$/)
  await expect.poll(cartContents).toEqual({ '1 kg': 10 })
  cleanup()
  await showCard(wishes({ ...satoTwo, productId: '1 kg' }))
  expect(await screen.findByText('You can’t add more of this')).toBeDefined()
})

test('[CHAT-091] fish are added at today’s price and stock; one that sold out meanwhile is not added', async () => {
  await showCard(wishes({ ...satoTwo, productId: '1 kg' }, pwezaOne))
  await screen.findByRole('button', { name: /^Put 3 in the cart · TZS.44,000$/ })
  serve({
    ...market,
    'GET /products?skip=0&take=20&search=sato': of({ ...sato, unitPrice: 13_000 }),
    'GET /products?skip=0&take=20&search=pweza': of({ ...pweza, availableQuantity: 0 }),
  })
  await tap(/^Put 3/)
  await expect.poll(cartContents).toEqual({ '1 kg': 2 })
  expect(useCart.getState().lines[0]?.product.unitPrice).toBe(13_000)
  expect(entry()?.card).toMatchObject({ rows: [{ added: 2 }, { search: 'pweza' }] })
})

test('[CHAT-043] a tap in two tabs adds once, and an added row cannot be changed', async () => {
  await showCard(wishes({ ...satoTwo, productId: '1 kg' }, { search: 'sato', quantity: 1 }))
  await screen.findByRole('button', { name: /^Put 2/ })
  const id = entry()?.id ?? ''
  expect(await Promise.all([addWishes(id), addWishes(id)])).toEqual([2, 0])
  await decideWish(id, 0, '2 kg')
  expect(entry()?.card).toMatchObject({ rows: [{ productId: '1 kg', added: 2 }, { search: 'sato' }] })
  expect(cartContents()).toEqual({ '1 kg': 2 })
})

test('[CHAT-036] undo removes everything that was added together', async () => {
  await showCard(wishes({ ...satoTwo, productId: '1 kg' }, pwezaOne))
  await tap(/^Put 3/)
  await expect.poll(cartContents).toEqual({ '1 kg': 2, pweza: 1 })
  expect(takeBack()).toBe(true)
  expect(cartContents()).toEqual({})
})

test('[CHAT-068][CHAT-162] offline the card still shows the fish and says that it cannot load them', async () => {
  serve(Object.fromEntries(Object.keys(market).map((call) => [call, 'lost' as const])))
  await showCard(wishes({ search: 'sato', quantity: 7 }, { search: 'papa' }, satoTwo))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not available offline/)
  expect(screen.getByText('Sato × 7')).toBeDefined()
  serve(market)
  fireEvent.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findAllByRole('group', { name: 'Which kind?' })).toHaveLength(2)
})

test('[CHAT-162][CHAT-139] the card is in Swahili', async () => {
  await chooseLanguage('sw')
  await showCard(wishes({ ...satoTwo, fish: 'tilapia' }, pwezaOne, { search: 'papa', quantity: 1 }))
  expect(screen.getByRole('heading', { name: 'Samaki ulioomba' })).toBeDefined()
  expect(await screen.findByRole('group', { name: 'Aina gani?' })).toBeDefined()
  expect(screen.getByText('Hatuna')).toBeDefined()
  expect(screen.getByRole('button', { name: /^Weka 1 kikapuni · TZS.20,000$/ })).toBeDefined()
})
