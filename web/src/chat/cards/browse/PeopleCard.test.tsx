// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 20 })
const dagaa = aProduct({
  id: 'dagaa',
  name: 'Dried lake sardine (Dagaa), 500 g',
  unitPrice: 7_500,
  availableQuantity: 20,
  storageType: 'dried',
})
const of = (data: readonly Product[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })
const sells = (goods: { sato?: readonly Product[]; minofu?: readonly Product[]; dagaa?: readonly Product[] }) =>
  serve({
    'GET /products?skip=0&take=20&search=sato': of(goods.sato ?? []),
    'GET /products?skip=0&take=20&search=minofu': of(goods.minofu ?? []),
    'GET /products?skip=0&take=20&search=dagaa': of(goods.dagaa ?? []),
    ...Object.fromEntries([sato, dagaa].map((product) => [`GET /products/${product.id}`, { body: product }])),
  })

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop', 'people'] as const) await loadBundle(bundle)
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
})
afterEach(async () => {
  cleanup()
  await chooseLanguage('en')
})

const people = () => screen.getByRole('spinbutton', { name: 'People' })
const type = (value: string) => fireEvent.change(people(), { target: { value } })

test('[CHAT-172] a number of people and a kind give kilos and a price, and one tap adds them to a guest’s cart', async () => {
  sells({ sato: [sato], dagaa: [dagaa] })
  await showCard({ kind: 'people', people: 10 })
  expect(await screen.findByText('For 10: 4 kg')).toBeDefined()
  expect(screen.getByText('I count 400 g per adult, before cooking.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add 4 · TZS 48,000' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Dagaa' }))
  expect(await screen.findByText('For 10: 500 g')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Add 1 · TZS 7,500' }))
  await expect.poll(() => after()).toMatchObject([{ kind: 'slip' }, { kind: 'guideText', text: 'inCart' }])
  expect(useCart.getState().lines).toMatchObject([{ productId: 'dagaa', quantity: 1 }])
  expect(await screen.findByText('How many people?')).toBeDefined()
})

test('[CHAT-172] the card accepts 1 to 50 people, and adds nothing for other numbers', async () => {
  sells({ sato: [sato] })
  await showCard({ kind: 'people' })
  expect(await screen.findByText('For 4: 2 kg')).toBeDefined()
  type('1')
  expect(await screen.findByText('For 1: 1 kg')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Fewer: People' }))
  expect(people()).toHaveProperty('value', '1')
  for (const wrong of ['0', '', '-3', '2.5']) {
    type(wrong)
    expect(screen.getByRole('alert').textContent).toBe('Choose between 1 and 50.')
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
  }
  type('51')
  expect(screen.getByRole('alert').textContent).toMatch(/For more, call \+255/)
  type('50')
  fireEvent.click(screen.getByRole('button', { name: 'More: People' }))
  expect(people()).toHaveProperty('value', '50')
})

test('[CHAT-172] the card says when the largest possible order is not enough', async () => {
  sells({ sato: [sato] })
  await showCard({ kind: 'people', people: 50 })
  expect(await screen.findByText('This isn’t enough for 50: 10 kg is the most you can add.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add 10 · TZS 120,000' })).toBeDefined()
})

test('[CHAT-172] a kind that is not for sale says so and offers to browse', async () => {
  sells({ sato: [sato] })
  await showCard({ kind: 'people' })
  fireEvent.click(screen.getByRole('button', { name: 'Fillet' }))
  expect(await screen.findByText('You can’t add any more of this today.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Browse fish' }))
  expect(after()).toEqual([{ kind: 'categories' }])
})

test('[CHAT-172] offline the card says so, and can try again', async () => {
  serve({ 'GET /products?skip=0&take=20&search=sato': 'lost' })
  await showCard({ kind: 'people' })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not available offline/)
  const again = await screen.findByRole('button', { name: /try again/i })
  sells({ sato: [sato] })
  fireEvent.click(again)
  expect(await screen.findByText('For 4: 2 kg')).toBeDefined()
})

test('[CHAT-172] the card is in Swahili', async () => {
  await chooseLanguage('sw')
  sells({ sato: [sato], dagaa: [dagaa] })
  await showCard({ kind: 'people', people: 10 })
  expect(screen.getByRole('heading', { name: 'Watu wangapi?' })).toBeDefined()
  expect(await screen.findByText('Watu 10: kilo 4')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Dagaa' }))
  expect(await screen.findByText('Watu 10: gramu 500')).toBeDefined()
})
