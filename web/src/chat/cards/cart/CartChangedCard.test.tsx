// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#contract/catalogue.ts'
import { aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useChecked } from '#web/features/cart/today/checked.ts'
import { PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 0 })
const kubwa = aProduct({ id: 'kubwa', name: 'Large tilapia (Sato mkubwa), 1 kg', unitPrice: 14_500, availableQuantity: 2 })
const changu = aProduct({ id: 'changu', name: 'Red snapper (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 7 })
const jodari = aProduct({ id: 'jodari', name: 'Yellowfin tuna (Jodari), 1 kg', unitPrice: 19_000, availableQuantity: 0 })
let market: Product[]
let asked: string[]

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop', 'topics'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  signInAs(PHONE)
  market = [sato, kubwa, changu, jodari]
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/v1', ''))
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const one = market.find(({ id }) => pathname.endsWith(`/products/${id}`))
    if (one) return Response.json(one)
    const data = market.filter(({ name }) => name.toLowerCase().includes((searchParams.get('search') ?? '').toLowerCase()))
    return Response.json({ data, meta: { total: data.length, skip: 0, take: 100, hasMore: false } })
  })
})
async function show(...gone: Product[]): Promise<void> {
  useCart.setState({
    lines: gone.map((product) => ({ productId: product.id, quantity: 3, product })),
    checkoutId: 'c1',
    owner: null,
    waiting: {},
  })
  useChecked.setState({ changes: gone.map(({ id: productId, name }) => ({ kind: 'soldOut', productId, name })) })
  await showCard({ kind: 'cartChanged' })
}
const inCart = () => useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])
const text = (element: Element) => element.textContent.replaceAll('\u00A0', ' ')

test.each([
  ['en', 'Similar: Large tilapia (Sato mkubwa), 1 kg, TZS 14,500.', 'Take this instead Large tilapia (Sato mkubwa), 1\u00A0kg'],
  ['sw', 'Inayokaribia: Sato mkubwa (Large tilapia), 1 kg, TZS 14,500.', 'Weka hii badala yake Sato mkubwa (Large tilapia), 1\u00A0kg'],
] as const)('[CHAT-090] a sold-out product offers the closest one, and one tap swaps them, in %s', async (language, words, name) => {
  await chooseLanguage(language)
  await show(sato)
  const button = await screen.findByRole('button', { name })
  expect(screen.getByText(words)).toBeTruthy()
  expect(within(screen.getByRole('alert')).queryByText(words)).toBeNull() // not part of the alert, because it loads later
  await userEvent.dblClick(button)
  await waitFor(() => expect(inCart()).toEqual([['kubwa', 2]])) // only two packs are in stock
  expect(asked.filter((path) => path === '/products/kubwa')).toHaveLength(1)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(after()).toEqual([])
})

test('[CHAT-090] several sold-out products are named, and each has its own offer', async () => {
  market = [sato, kubwa, jodari, changu]
  await show(sato, jodari)
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Take this instead/ })).toHaveLength(2))
  expect(screen.getAllByText(/Similar:/).map(text)).toEqual([
    'Nile tilapia (Sato), 1 kg: Similar: Large tilapia (Sato mkubwa), 1 kg, TZS 14,500.',
    'Yellowfin tuna (Jodari), 1 kg: Similar: Red snapper (Changu), 1 kg, TZS 18,500.',
  ])
})

test('[CHAT-090] an offered product that sold out meanwhile is not added; the next closest is offered', async () => {
  await show(sato)
  const button = await screen.findByRole('button', { name: /Large tilapia/ })
  market = [sato, { ...kubwa, availableQuantity: 0 }, changu]
  await userEvent.click(button)
  expect(await screen.findByRole('button', { name: /Red snapper/ })).toBeTruthy()
  expect(inCart()).toEqual([['sato', 3]])
})

test('[CHAT-090] without a close product, or offline, the card shows no offer', async () => {
  market = [sato]
  await show(sato)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(screen.getAllByRole('button').map(text)).toEqual(['Accept', 'Edit cart'])
})
