// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCategory, anAddress, aProduct } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { aDevice, type FakeResponses, PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import type { Card } from '../kinds/card.ts'
import { EntryView } from '../thread/entries/EntryView.tsx'
import type { CardAnswer, Entry } from '../transcript/entry.ts'
import { readEntries, storedEntry } from '../transcript/transcriptStore.ts'
import { preloadCard } from './registry.ts'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const down = { status: 503, body: {} }

beforeEach(async () => {
  await aDevice()
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout', 'signIn'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  clearDraft()
  useSession.setState({ otpSent: false, error: null, isLoading: false, tempPhoneNumber: null })
  useCart.setState({ lines: [{ productId: 'sato', quantity: 2, product: sato }], checkoutId: 'c1', owner: PAYER, waiting: {} })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Look {
  readonly state: string
  readonly card: Card
  readonly answer?: CardAnswer
  readonly responses?: FakeResponses
  /** Sets further store contents. */
  readonly given?: () => void
  readonly shows: string | RegExp
}
const code = { kind: 'code' } as const
const waiting = { kind: 'waiting', paymentId: 'p1' } as const
const paying = (secondsAgo: number) => () => {
  const record = aPayment({ payer: PAYER, stage: 'waiting', sent: true, reference: 'r', deadline: NOW + 120_000 - secondsAgo * 1_000 })
  useRecords.setState({ records: [record] })
}

const looks: readonly Look[] = [
  { state: 'fresh', card: { kind: 'slip' }, shows: 'Nile tilapia' },
  { state: 'left behind', card: { kind: 'delivery' }, shows: 'Choose a delivery option' },
  { state: 'fresh', card: { kind: 'categories' }, responses: { 'GET /categories': { body: { data: [aCategory()] } } }, shows: 'Lake fish' },
  { state: 'fresh', card: waiting, given: paying(30), shows: '1:30' },
  { state: 'busy', card: { kind: 'categories' }, responses: { 'GET /categories': 'silent' }, shows: /^Choose a category/ },
  { state: 'done', card: { kind: 'delivery' }, answer: { value: 'express' }, shows: 'Delivery: Express, TZS 10,000' },
  { state: 'done', card: { kind: 'method' }, answer: { value: 'cash_on_delivery' }, shows: 'Cash on delivery' },
  { state: 'superseded', card: { kind: 'address' }, answer: { superseded: true }, shows: 'Where should we deliver?' },
  {
    state: 'superseded',
    card: { kind: 'slip' },
    answer: { superseded: true, why: { by: 'price', from: 12_000, to: 13_000 } },
    shows: 'Price changed from TZS 12,000 to TZS 13,000.',
  },
  {
    state: 'expired',
    card: code,
    given: () => useSession.setState({ otpSent: true, tempPhoneNumber: PHONE, codeSentAt: NOW - 301_000 }),
    shows: 'The code has expired. Ask for a new one.',
  },
  {
    state: 'expired',
    card: { kind: 'product', productId: 'gone' },
    responses: { 'GET /products/gone': { status: 404, body: {} } },
    shows: 'Product not found',
  },
  { state: 'error', card: { kind: 'categories' }, responses: { 'GET /categories': down }, shows: 'Try Again' },
  { state: 'error', card: { kind: 'orders' }, responses: { 'GET /orders': down }, shows: 'Try Again' },
]

/** Renders the entry with an empty cache and waits until it shows the text. */
async function draw(entry: Entry, shows: Look['shows']): Promise<string> {
  const { container, unmount } = render(
    <MemoryRouter>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <EntryView entry={entry} live={!entry.answer} over={false} />
      </SWRConfig>
    </MemoryRouter>,
  )
  const text = () => container.textContent.replaceAll('\u00A0', ' ')
  await vi.waitFor(() => expect(text()).toMatch(shows))
  await act(async () => undefined)
  const drawn = text()
  unmount()
  return drawn
}

test.each(looks.map((look) => [look.state, look.card.kind, look] as const))(
  '[CHAT-020] %s: %s looks the same when it mounts again, and after a reload',
  async (_, kind, { card, answer, responses = {}, given, shows }) => {
    signInAs(kind === 'code' ? null : PHONE)
    given?.()
    serve({ 'GET /products/sato': { body: sato }, 'GET /addresses': { body: [anAddress()] }, ...responses })
    await preloadCard(kind)
    const entry: Entry = { id: 'q', at: NOW, run: 1, card, ...(answer && { answer }) }
    const first = await draw(entry, shows)
    const [restored] = readEntries([JSON.parse(JSON.stringify(storedEntry(entry)))])
    expect(restored).toEqual(entry)
    expect([await draw(entry, shows), await draw(restored as Entry, shows)]).toEqual([first, first])
  },
)

test('[CHAT-020][CHAT-021] only kind, ids and the answer are stored; everything else comes from the stores', () => {
  for (const { card, answer } of looks) {
    const stored = JSON.stringify(storedEntry({ id: 'q', at: NOW, run: 1, card, ...(answer && { answer }) }))
    expect(stored).not.toMatch(/Sato|12,000|TZS|255712345678/)
  }
})
