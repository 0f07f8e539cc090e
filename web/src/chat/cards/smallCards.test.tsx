// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { now } from '#web/api/time.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { type FakeResponses, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { useAnnouncements } from '#web/ui/announce.ts'
import type { Card } from '../kinds/card.ts'
import { EntryView } from '../thread/entries/EntryView.tsx'
import { useAnnounceEntries } from '../thread/entries/useAnnounceEntries.ts'
import type { CardAnswer, Entry } from '../transcript/entry.ts'
import { useTranscript } from '../transcript/transcript.ts'

const sato = aProduct({
  id: 'sato',
  name: 'Nile tilapia (Sato), 1 kg',
  unitPrice: '12000.00',
  availableQuantity: 9,
  storageType: 'refrigerated',
  images: [{ id: 'i', url: '/sato.svg' }],
  seller: { name: 'Ziwa Fish' },
})

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'shop'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  signInAs(PHONE)
  useCart.setState({ lines: [], checkoutId: 'c0', owner: null, waiting: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Renders a thread with this one entry, which updates with the transcript. */
function show(
  card: Card,
  responses: FakeResponses = {},
  { answer, at = now(), live = true }: { answer?: CardAnswer; at?: number; live?: boolean } = {},
) {
  serve({ 'GET /products/sato': { body: sato }, ...responses })
  const entry: Entry = { id: 'q', at, run: 1, card, ...(answer && { answer }) }
  useTranscript.setState({ owner: 'guest', entries: [entry], loaded: true })
  const Shown = () => {
    const { entries } = useTranscript()
    useAnnounceEntries(entries, true)
    return entries.map((one) => <EntryView key={one.id} entry={one} live={live} over={false} />)
  }
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </SWRConfig>,
  )
}
const kindsShown = () => useTranscript.getState().entries.map((entry) => entry.card.kind)
const past = () => document.querySelector('.past')?.textContent

test('[CHAT-079] the language card names each language in itself, switches the whole app, and announces only the live card', async () => {
  show({ kind: 'language' })
  expect(await screen.findByRole('heading', { name: 'Choose a language' })).toBeTruthy()
  const [english, swahili] = ['English', 'Kiswahili'].map((name) => screen.getByRole('button', { name }))
  expect([english?.lang, swahili?.lang]).toEqual(['en', 'sw'])
  expect([english?.ariaPressed ?? english?.getAttribute('aria-pressed'), swahili?.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
  act(() => useTranscript.setState(({ entries }) => ({ entries: [{ id: 'w', at: 1, run: 1, card: { kind: 'welcome' } }, ...entries] })))
  useAnnouncements.setState({ polite: '', assertive: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili', pressed: false }))
  expect(await screen.findByText(/^Lugha/)).toBeTruthy()
  expect(screen.getByText('Kiswahili', { selector: 'b' }).lang).toBe('sw')
  expect(document.documentElement.lang).toBe('sw')
  await waitFor(() => expect(useAnnouncements.getState().polite).toBe('Karibu Samaki. Nikusaidie nini leo?'))
  cleanup()
  show({ kind: 'language' }, {}, { live: false })
  expect((await screen.findByRole('article', { name: 'Chagua lugha' })).classList).not.toContain('is-now')
})

test('[CHAT-080] the category card shows eight categories and a link to all, as a toolbar with one tab stop, in every state', async () => {
  const categories = Array.from({ length: 10 }, (_, at) => ({ id: `c${at}`, name: `Category ${at}` }))
  const list = { 'GET /categories': { body: { data: categories } } }
  show({ kind: 'categories' }, list)
  const toolbar = await screen.findByRole('toolbar')
  expect(screen.getByRole('heading', { name: 'Choose a category' })).toBeTruthy()
  const buttons = within(toolbar).getAllByRole('button')
  expect(buttons).toHaveLength(8)
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  buttons[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(buttons[1])
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[1]])
  expect(screen.queryByRole('link', { name: 'Open page' })).toBeNull()
  expect(screen.getByRole('button', { name: 'See all' })).toBeTruthy()
  cleanup()
  show({ kind: 'categories' }, list, { answer: { value: 'c3' } })
  await waitFor(() => expect(past()).toBe('Category · Category 3'))
  cleanup()
  show({ kind: 'categories' }, list, { answer: { superseded: true } })
  await waitFor(() => expect(past()).toBe('Passed over: Choose a category '))
  cleanup()
  show({ kind: 'categories' }, { 'GET /categories': 'silent' })
  expect(await screen.findByRole('status')).toBeTruthy()
  cleanup()
  show({ kind: 'categories' }, { 'GET /categories': { status: 503, body: {} } })
  expect((await screen.findByRole('alert')).textContent).toContain('Try Again')
  await chooseLanguage('sw')
  expect(await screen.findByRole('heading', { name: 'Chagua aina' })).toBeTruthy()
})

test('[CHAT-081] the clarify card asks for and announces the possible fish; each opens its list, None of these the categories', async () => {
  const card = { kind: 'clarify', readings: ['nguru', 'ngisi'] } as const
  useAnnouncements.setState({ polite: '', assertive: '' })
  show({ ...card, readings: [...card.readings] }, { 'GET /categories': { body: { data: [] } } })
  expect(await screen.findByRole('heading', { name: 'Did you mean…?' })).toBeTruthy()
  expect(useAnnouncements.getState().polite).toContain('Did you mean…? Nguru, Ngisi.')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Nguru', 'Ngisi', 'None of these'])
  await userEvent.click(screen.getByRole('button', { name: 'Nguru' }))
  expect(useTranscript.getState().entries.at(-1)?.card).toEqual({ kind: 'products', search: 'nguru' })
  await waitFor(() => expect(past()).toBe('Did you mean…? · Nguru'))
  cleanup()
  show({ ...card, readings: [...card.readings] }, { 'GET /categories': { body: { data: [] } } })
  await userEvent.click(await screen.findByRole('button', { name: 'None of these' }))
  expect(kindsShown()).toEqual(['clarify', 'categories'])
  cleanup()
  await chooseLanguage('sw')
  show({ ...card, readings: [...card.readings] }, {}, { answer: { superseded: true } })
  await waitFor(() => expect(past()).toBe('Limepitwa: Ulimaanisha…? '))
})

test('[CHAT-084] the product card shows the whole product with cart, wishlist and share, in every state', async () => {
  const card = { kind: 'product', productId: 'sato' } as const
  show(card)
  expect((await screen.findByRole('img', { name: /Sato/ })).getAttribute('src')).toBe('/sato.svg')
  expect(screen.getAllByRole('heading', { name: /Sato/ }).length).toBeGreaterThan(0)
  for (const part of ['TZS 12,000', 'Refrigerated', 'Ziwa Fish', '9 in stock'])
    await waitFor(() => expect(document.querySelector('article')?.textContent).toContain(part))
  expect(screen.getByRole('button', { name: /^Wishlist/ }).getAttribute('aria-pressed')).toBe('false')
  expect(await screen.findByRole('button', { name: /Share/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to Cart' }))
  await waitFor(() => expect(kindsShown()).toEqual(['product', 'slip', 'guideText']))
  expect(useCart.getState().lines.map(({ quantity }) => quantity)).toEqual([3])
  cleanup()
  show(card, { 'GET /products/sato': { body: { ...sato, availableQuantity: 0 } } })
  expect((await screen.findByText('Out of stock')).closest('.stock')).toBeTruthy()
  cleanup()
  show(card, { 'GET /products/sato': 'silent' })
  expect(await screen.findByRole('status')).toBeTruthy()
  cleanup()
  show(card, { 'GET /products/sato': { status: 503, body: {} } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  show(card, { 'GET /products/sato': { status: 404, body: {} } })
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeTruthy()
  cleanup()
  show(card, {}, { answer: { value: 'sato' } })
  await waitFor(() => expect(past()).toContain('Sato'))
  cleanup()
  show(card, {}, { answer: { superseded: true } })
  await waitFor(() => expect(past()).toBe('Passed over: Fish to choose from '))
  cleanup()
  await chooseLanguage('sw')
  show(card)
  for (const name of ['Weka kikapuni', /^Vipendwa/, /Shiriki/]) expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('[CHAT-087][CHAT-036] the sentence about a fish that was added names it with its number, in both languages', async () => {
  const text = () => screen.findByText((_, box) => box?.tagName === 'P' && /Sato/.test(box.textContent ?? ''))
  show({ kind: 'guideText', text: 'inCart', about: 'Nile tilapia (Sato), 1 kg × 2' })
  expect((await text()).textContent).toMatch(/Sato.* × 2\s?is in your cart\./)
  cleanup()
  await chooseLanguage('sw')
  show({ kind: 'guideText', text: 'inCart', about: 'Sato (Nile tilapia), kilo 1 × 2' })
  expect((await text()).textContent).toMatch(/Sato.* × 2: ?imewekwa kikapuni\./)
})

test('[CHAT-089] the goods of the slip are a list, which announces a new total at most once a second, and says when today’s prices are loaded', async () => {
  addToCart(sato, 2)
  show({ kind: 'slip' }, { 'GET /products/sato': 'silent' })
  expect(within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.queryByText('Checking today’s prices…')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Change products' }))
  expect((await screen.findByText('Checking today’s prices…')).role).toBe('status')
  vi.useFakeTimers()
  useAnnouncements.setState({ polite: '', assertive: '' })
  const more = screen.getByRole('button', { name: /^More/ })
  fireEvent.click(more)
  fireEvent.click(more)
  act(() => void vi.advanceTimersByTime(900))
  expect(useAnnouncements.getState().polite).toBe('')
  act(() => void vi.advanceTimersByTime(200))
  expect(useAnnouncements.getState().polite).toContain('TZS 48,000')
  vi.useRealTimers()
  cleanup()
  show({ kind: 'slip' }, { 'GET /products/sato': { status: 503, body: {} } })
  expect(await screen.findByRole('alert')).toBeTruthy()
  cleanup()
  show({ kind: 'slip' }) // its goods are still open
  expect(await screen.findByText('These are today’s prices.')).toBeTruthy()
  cleanup()
  show({ kind: 'slip' }, {}, { answer: { value: 3 } })
  await waitFor(() => expect(past()).toBe('Your order · 3 items'))
  cleanup()
  show({ kind: 'slip' }, {}, { answer: { superseded: true } })
  await waitFor(() => expect(past()).toBe('Passed over: Your order '))
})
