// @vitest-environment jsdom

import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAddress, aProduct, aTransporter } from '#fixtures/builders.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { otherPhone } from '#web/features/checkout/checkout.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aDevice, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { personNow } from '#web/features/session/person.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { showCard } from '#web/testing/showCard.tsx'
import { goBack } from '../../guide/back/goBack.ts'
import { change } from '../../guide/commands.ts'
import { noFacts } from '../../guide/facts.ts'
import { openRow, rowAsked, useSlipRow } from '../../guide/slipRow.ts'
import { handleMessage } from '../../message/handleMessage.ts'
import { useTranscript } from '../../transcript/transcript.ts'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

const SLIP = { kind: 'slip' } as const
const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', unitPrice: 12_000, availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Emperor (Changu), 1 kg', unitPrice: 18_500, availableQuantity: 9 })
const home = anAddress({ id: 'home', region: 'Tanga', addressLine1: 'Mtaa wa Chole 21' })
const pwani = aTransporter({ id: 'pwani', businessName: 'Pwani Express', region: 'Tanga', isVerified: true })
const facts = { ...noFacts, cartCount: 1, checkoutRequested: true, user: 'x', addresses: 1, addressId: 'home', usualRead: true }

/** Signs a buyer with this number in, at the slip, with the address and one fish. */
function signIn(phone: string): void {
  signInAs(phone)
  const owner = personNow()
  localStorage.setItem('addresses', JSON.stringify({ state: { owner, addresses: [home] }, version: 1 }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'addresses' }))
  expect(addressesNow()).toHaveLength(1)
  useCart.setState({ lines: [{ productId: 'sato', quantity: 1, product: sato }], checkoutId: 'c1', owner, waiting: {} })
  clearDraft()
  setChoices({ checkoutRequested: true, addressId: 'home', usualRead: true })
}
/** A number that no mobile money network has. */
const LANDLINE = '+255222345678'

beforeEach(async () => {
  await aDevice()
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  sessionStorage.clear()
  serve({
    'GET /products/sato': { body: sato },
    'GET /products/changu': { body: changu },
    'GET /addresses': { body: [home] },
    'GET /transporters': { body: [pwani] },
    'GET /orders': { body: [] },
  })
  signIn(PHONE)
})
afterEach(cleanup)

/** Amounts have a space that does not break. */
const isNamed = (name: string | RegExp) => (accessible: string) => {
  const spaced = accessible.replaceAll('\u00A0', ' ')
  return typeof name === 'string' ? spaced === name : name.test(spaced)
}
const button = (name: string | RegExp) => screen.getByRole('button', { name: isNamed(name) })
const buttons = () => within(screen.getByRole('article')).getAllByRole('button')
const press = (name: string | RegExp) => userEvent.click(button(name))
const type = (line: string) => act(() => handleMessage(line, SLIP, { ...facts, method: draftNow().paymentMethod, phone: null }))
const started = () => useRecords.getState().records.map(({ method, phone }) => [method, phone])

test.each([
  ['en', 'Pay TZS 12,000 by phone', 'Cash on delivery', 'Your order'],
  ['sw', 'Lipa TZS 12,000 kwa simu', 'Lipa ukipokea', 'Oda yako'],
] as const)('[CHAT-181] a first buyer chooses the method by the button that orders, in %s', async (language, pay, cash, heading) => {
  await chooseLanguage(language)
  await showCard(SLIP)
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(buttons().slice(-2)).toEqual([button(pay), button(cash)])
  expect(draftNow().paymentMethod).toBeNull()
})

test.each([
  ['mobile_money', /^Pay TZS 12,000 by phone/],
  ['cash_on_delivery', /^Cash on delivery/],
] as const)('[CHAT-181][CHAT-104] %s by its button is sent with standard delivery and any transporter', async (method, name) => {
  await showCard(SLIP)
  await screen.findByText(/Mtaa wa Chole 21/)
  await press(name)
  await waitFor(() => expect(started()).toEqual([[method, '255712345678']]))
  const order = { items: [{ productId: 'sato', quantity: 1 }], addressId: 'home', deliveryOption: 'standard', paymentMethod: method }
  expect(useRecords.getState().records[0]?.purpose).toHaveProperty('order', order)
})

test('[CHAT-181] a buyer with a method has one button for it', async () => {
  setChoices({ paymentMethod: 'mobile_money' })
  await showCard(SLIP)
  await screen.findByRole('article', { name: 'Your order' })
  expect(buttons().at(-1)).toBe(button('Pay TZS 12,000'))
  expect(screen.queryByRole('button', { name: 'Cash on delivery' })).toBeNull()
  act(() => setChoices({ paymentMethod: 'cash_on_delivery' }))
  expect(buttons().at(-1)).toBe(button('Place Order'))
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
})

test('[CHAT-012][CHAT-181] a number that cannot pay opens its row instead of paying, and the given number pays', async () => {
  signIn(LANDLINE)
  await showCard(SLIP)
  await screen.findByText(/Mtaa wa Chole 21/)
  await press(/^Pay TZS 12,000 by phone/)
  const field = await screen.findByRole('textbox', { name: /^Phone/ })
  expect([started(), draftNow().paymentMethod]).toEqual([[], 'mobile_money'])
  await userEvent.type(field, '0754333444{Enter}')
  expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull()
  await press(/^Pay TZS 12,000/)
  await waitFor(() => expect(started()).toEqual([['mobile_money', '255754333444']]))
})

test('[CHAT-181] a number that cannot pay by phone still orders with cash, by the first tap', async () => {
  signIn(LANDLINE)
  await showCard(SLIP)
  await screen.findByText(/Mtaa wa Chole 21/)
  await press(/^Cash on delivery/)
  await waitFor(() => expect(started()).toEqual([['cash_on_delivery', '255222345678']]))
})

test.each([
  ['delivery', 'express', { deliveryOption: 'express' }],
  ['delivery', '2', { deliveryOption: 'express' }],
  ['method', 'cash', { paymentMethod: 'cash_on_delivery' }],
  ['transporters', '2', { transporterSelections: { sato: 'pwani' } }],
  ['transporters', 'yeyote', { transporterSelections: { sato: 'none' } }],
  ['payPhone', '0754 333 444', { phone: otherPhone('255754333444') }],
] as const)('[CHAT-126][CHAT-181] at the open row of the %s `%s` answers it and closes it', async (row, line, chosen) => {
  setChoices({ paymentMethod: 'mobile_money' })
  await showCard(SLIP)
  await screen.findByRole('article', { name: 'Your order' })
  act(() => change(row))
  expect(rowAsked(SLIP, facts)).toEqual({ kind: row })
  await type(line)
  expect([draftNow(), useSlipRow.getState().open]).toMatchObject([chosen, null])
})

test('[CHAT-012][CHAT-126] a typed number fills the row that is open because the number cannot pay', async () => {
  signIn(LANDLINE)
  setChoices({ paymentMethod: 'mobile_money' })
  await showCard(SLIP)
  expect(await screen.findByRole('textbox', { name: /^Phone/ })).toBeTruthy()
  await type('0754 333 444')
  expect(draftNow().phone).toEqual(otherPhone('255754333444'))
  expect(screen.queryByRole('textbox', { name: /^Phone/ })).toBeNull()
})

test('[CHAT-034] back closes an open row; from a missing number, which cannot close, it leads to the two buttons', async () => {
  signIn(LANDLINE)
  setChoices({ paymentMethod: 'mobile_money' })
  openRow('delivery')
  goBack(rowAsked(SLIP, facts))
  expect(useSlipRow.getState().open).toBeNull()
  const missing = { ...facts, method: 'mobile_money', phone: null } as const
  expect(rowAsked(SLIP, missing)).toEqual({ kind: 'payPhone' })
  goBack(rowAsked(SLIP, missing))
  expect(draftNow().paymentMethod).toBeNull()
})

test('[CHAT-176] a row counts as asked only while the slip is the open card', () => {
  openRow('delivery')
  expect(rowAsked({ kind: 'address' }, facts)).toEqual({ kind: 'address' })
  expect(rowAsked(null, facts)).toBeNull()
  openRow('cart')
  expect(rowAsked(SLIP, facts)).toEqual(SLIP)
  openRow('notes')
  expect(rowAsked(SLIP, facts)).toEqual(SLIP)
  openRow(null)
})

test('[CHAT-088][CHAT-176] the goods stand with price, subtotal, fee and total; each offers another number and removal, all can be cleared or shared', async () => {
  useCart.setState({ lines: [sato, changu].map((product) => ({ productId: product.id, quantity: 1, product })) })
  await showCard(SLIP)
  const goods = await screen.findByRole('list', { name: 'Products' })
  expect(
    within(goods)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual([expect.stringMatching(/Nile tilapia.*× 1.*TZS 12,000/), expect.stringMatching(/Emperor.*× 1.*TZS 18,500/)])
  const shown = screen.getByRole('article').textContent?.replaceAll('\u00A0', ' ')
  expect(shown).toMatch(/Pay nowTZS 30,500.*TZS 5,000TotalTZS 35,500/)
  expect(screen.queryByRole('button', { name: 'Clear cart' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Change products' }))
  expect([button('Clear cart'), button('Share cart')]).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: /^More|^Increase|\+/ })[0] as HTMLElement)
  expect(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['sato', 2],
    ['changu', 1],
  ])
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  expect(useCart.getState().lines.map(({ productId }) => productId)).toEqual(['changu'])
})

test('[CHAT-176] a slip that is scrolled away keeps its open row; the next slip begins with closed rows', async () => {
  await showCard(SLIP)
  await screen.findByRole('article', { name: 'Your order' })
  act(() => change('delivery'))
  expect(await screen.findByRole('button', { name: /^Express/ })).toBeTruthy()
  cleanup()
  expect(useSlipRow.getState().open).toBe('delivery')
  await showCard(SLIP)
  await screen.findByRole('article', { name: 'Your order' })
  act(() => useTranscript.setState(({ entries }) => ({ entries: entries.map((entry) => ({ ...entry, answer: { value: 2 } })) })))
  cleanup()
  expect(useSlipRow.getState().open).toBeNull()
})
