// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { anAddress, anOrder, aProduct } from '#fixtures/builders.ts'
import { addToAddressDraft } from '#web/features/addresses/oneLine/addressDraft.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aDevice, type Call, type FakeResponse, PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { useSession } from '#web/features/session/session.ts'
import { chooseLanguage, type Language, loadBundle, textsNow } from '#web/i18n/texts.ts'
import type { Card } from '../kinds/card.ts'
import { EntryView } from '../thread/entries/EntryView.tsx'
import { EntryRow } from '../thread/entries/ThreadEntry.tsx'
import { openTranscript, useTranscript } from '../transcript/transcript.ts'
import { preloadCard } from './registry.ts'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const page = { data: [sato], meta: { total: 1, skip: 0, take: 8, hasMore: false } }
const order = anOrder({ id: 'o1', items: [{ ...anOrder().items[0], product: { id: 'sato', name: sato.name, images: [] } }] as never })
const addressPost = { body: anAddress({ id: 'new' }) }
let calls: Call[] = []

beforeEach(async () => {
  await aDevice()
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout', 'signIn'] as const) await loadBundle(bundle)
  sessionStorage.clear()
  useSession.setState({ otpSent: false, error: null, isLoading: false, tempPhoneNumber: null })
  useCart.setState({ lines: [], checkoutId: 'c1', owner: PAYER, waiting: {} })
  clearDraft()
})
function Shown() {
  const entry = useTranscript(({ entries }) => entries.find(({ id }) => id === 'shown'))
  return entry ? (
    <EntryRow id={entry.id} reachable numbered={false} onFocus={() => undefined}>
      <EntryView entry={entry} live over={false} />
    </EntryRow>
  ) : null
}

interface Act {
  readonly name: string
  readonly card: Card
  /** The request that the action sends. For an action that only changes the device: the request that it reads data with first. */
  readonly call: string
  readonly good: FakeResponse
  readonly button: (t: ReturnType<typeof texts>) => string
  readonly before?: (t: ReturnType<typeof texts>) => Promise<void> | void
  /** Returns the effect of the action, to be compared with `once`. */
  readonly did: () => unknown
  readonly once: unknown
  readonly guest?: true
  /** The error text shown when the server sends none; missing if the thread reports the failure itself. */
  readonly failed?: (t: ReturnType<typeof texts>) => string
  /** The field, and the input that must stay in it after a failure. */
  readonly kept?: readonly [label: (t: ReturnType<typeof texts>) => string, text: string]
  /** True if the same button is also the retry button. */
  readonly againByButton?: true
}
const texts = () => textsNow('chat', 'checkout', 'payment', 'shop', 'signIn')
const sent = (call: string) => calls.filter((one) => one.call === call).length
const inCart = () => useCart.getState().lines.map(({ quantity }) => quantity)
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const phoneCall = 'POST /auth/login/phone'

const readyToOrder = (paymentMethod: 'mobile_money' | 'cash_on_delivery' | null) => () => {
  useCart.setState({ lines: [{ productId: 'sato', quantity: 1, product: sato }] })
  setChoices({
    checkoutRequested: true,
    addressId: 'home',
    deliveryOption: 'standard',
    transporterSelections: { sato: 'none' },
    paymentMethod,
  })
}
const records = () => useRecords.getState().records.length

const acts: readonly Act[] = [
  {
    name: 'send the code',
    card: { kind: 'phone' },
    guest: true,
    call: phoneCall,
    good: { body: { message: 'sent' } },
    before: (t) => type(t.session.phone, '0712345678'),
    button: (t) => t.session.sendCode,
    did: () => sent(phoneCall),
    once: 1,
    failed: (t) => t.errors.login,
    kept: [(t) => t.session.phone, '0712345678'],
    againByButton: true,
  },
  {
    name: 'save an address',
    card: { kind: 'newAddress' },
    call: 'POST /addresses',
    good: addressPost,
    before: async (t) => {
      await addToAddressDraft('Sinza Kijiweni, karibu na Shell', true)
      await screen.findByRole('button', { name: t.addresses.deliverHere })
    },
    button: (t) => t.addresses.deliverHere,
    did: () => sent('POST /addresses'),
    once: 1,
    failed: (t) => t.addresses.createFailed,
  },
  {
    name: 'add a number of a fish',
    card: { kind: 'product', productId: 'sato', quantity: 3 },
    call: 'GET /products/sato',
    good: { body: sato },
    button: (t) => t.catalogue.addToCart,
    did: inCart,
    once: [3],
  },
  {
    name: 'add from a list',
    card: { kind: 'products', search: 'sato' },
    call: 'GET /products/sato',
    good: { body: sato },
    button: () => '',
    did: inCart,
    once: [1],
  },
  {
    name: 'add a whole basket',
    card: { kind: 'basket', items: [{ productId: 'sato', quantity: 2 }] },
    call: 'GET /products/sato',
    good: { body: sato },
    button: (t) => t.cart.addAll,
    did: inCart,
    once: [2],
  },
  {
    name: 'buy again',
    card: { kind: 'tracking', orderId: 'o1' },
    call: 'GET /products/sato',
    good: { body: sato },
    button: (t) => t.orders.buyAgain,
    did: inCart,
    once: [2],
  },
  {
    name: 'pay',
    card: { kind: 'slip' },
    call: 'GET /products/sato',
    good: { body: sato },
    before: readyToOrder('mobile_money'),
    button: (t) => t.payment.pay.replace('{amount}', 'TZS 12,000'),
    did: records,
    once: 1,
  },
  {
    name: 'order by cash',
    card: { kind: 'slip' },
    call: 'GET /products/sato',
    good: { body: sato },
    before: readyToOrder('cash_on_delivery'),
    button: (t) => t.chat.placeOrder,
    did: records,
    once: 1,
  },
  {
    name: 'pay, as a first buyer',
    card: { kind: 'slip' },
    call: 'GET /products/sato',
    good: { body: sato },
    before: readyToOrder(null),
    button: (t) => t.chat.payByPhone.replace('{amount}', 'TZS 12,000'),
    did: records,
    once: 1,
  },
  {
    name: 'order by cash, as a first buyer',
    card: { kind: 'slip' },
    call: 'GET /products/sato',
    good: { body: sato },
    before: readyToOrder(null),
    button: (t) => t.checkout.cash,
    did: records,
    once: 1,
  },
]
const table = acts.flatMap((act) => (['en', 'sw'] as const).map((language) => [act.name, language, act] as const))

async function show(act: Act, language: Language, responses: readonly FakeResponse[]): Promise<HTMLElement> {
  await chooseLanguage(language)
  signInAs(act.guest ? null : PHONE)
  const others = {
    'GET /orders/o1': { body: order },
    'GET /orders': { body: [] },
    'GET /transporters': { body: [] },
    'GET /addresses': { body: act.card.kind === 'slip' ? [anAddress({ id: 'home' })] : [] },
  }
  calls = serve({ ...others, 'GET /products/sato': { body: sato }, [act.call]: responses })
  const answer = globalThis.fetch
  globalThis.fetch = async (url, init) => (typeof url === 'string' && url.includes('/products?') ? Response.json(page) : answer(url, init))
  await openTranscript('nobody')
  useTranscript.setState({ owner: act.guest ? 'guest' : PAYER, entries: [{ id: 'shown', at: 1, run: 1, card: act.card }], loaded: true })
  await preloadCard(act.card.kind)
  if (act.card.kind === 'slip') await act.before?.(texts())
  render(
    <MemoryRouter>
      <SWRConfig value={{ dedupingInterval: 0 }}>
        <Shown />
      </SWRConfig>
    </MemoryRouter>,
  )
  const name = act.button(texts())
  if (act.before && name !== '' && act.card.kind !== 'slip') {
    await screen.findAllByRole('textbox')
    await act.before(texts())
  }
  if (name === '') return screen.findByRole('button', { name: /^(Add|Weka|Ongeza) / })
  return screen.findByRole('button', { name: (accessible) => accessible.replaceAll('\u00A0', ' ').startsWith(name) })
}

test.each(table)('[CHAT-043][CHAT-023] %s, in %s: 50 taps run the action once, and the card is busy at once', async (_, language, act) => {
  const button = await show(act, language, [act.good])
  for (let tap = 0; tap < 50; tap++) fireEvent.click(button)
  const isBusy = button.ariaDisabled === 'true' || button.getAttribute('aria-disabled') === 'true' || button.closest('[aria-busy=true]')
  expect(isBusy).toBeTruthy()
  await waitFor(() => expect(act.did()).toEqual(act.once))
  await new Promise((done) => setTimeout(done))
  expect(act.did()).toEqual(act.once)
})

test.each(table.filter(([, , { failed }]) => failed))(
  '[CHAT-027] %s, in %s: a failure is shown, the input stays, and a retry sends the same request',
  async (_, language, act) => {
    const button = await show(act, language, [{ status: 503, body: {} }, act.good])
    fireEvent.click(button)
    const t = texts()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(act.failed?.(t))
    if (act.kept) expect(screen.getByLabelText<HTMLInputElement>(act.kept[0](t)).value.replaceAll(' ', '')).toBe(act.kept[1])
    fireEvent.click(act.againByButton ? button : screen.getByRole('button', { name: t.common.tryAgain }))
    await waitFor(() => expect(sent(act.call)).toBe(2))
    const [first, second] = calls.filter(({ call }) => call === act.call)
    expect([second?.body, second?.key]).toEqual([first?.body, first?.key])
    if (act.call === 'POST /addresses') expect(first?.key).not.toBeNull()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)
