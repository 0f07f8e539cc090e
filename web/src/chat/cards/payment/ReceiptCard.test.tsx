// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const order = anOrder({ id: 'o1', transactionId: 'QRX123', deliveryOption: 'express', createdAt: '2026-11-21T11:20:00Z' })
const shared = vi.fn()

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  serve({
    'GET /orders/o1': { body: order },
    [`GET /addresses/${order.addressId}`]: { body: anAddress({ id: order.addressId, addressLine1: 'Mtaa wa Chole 21' }) },
  })
  shared.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: shared, configurable: true })
})
afterEach(() => chooseLanguage('en'))

test.each([
  ['en', 'Order SMK-100001 is placed.', 'Paid. The seller prepares it.', 'Share', 'When: Before 20:30 on 21 Nov'],
  ['sw', 'Oda SMK-100001 imepokelewa.', 'Umelipa. Muuzaji anaiandaa.', 'Shiriki', 'Lini: Kabla ya saa 20:30 tarehe 21 Nov'],
] as const)(
  '[CHAT-110][CHAT-170][CHAT-121] in %s the receipt is shared as plain text with a link to the order',
  async (language, heading, now, share, when) => {
    await chooseLanguage(language)
    await showCard({ kind: 'receipt', orderId: 'o1' })
    await screen.findByText(now)
    await screen.findByText(/^.*Mtaa wa Chole 21/)
    await userEvent.click(screen.getByRole('button', { name: share }))
    await expect.poll(() => shared.mock.calls.length).toBe(1)
    const [{ text, url }] = shared.mock.calls[0] as [{ text: string; url: string }]
    for (const part of [heading, when, 'Mtaa wa Chole 21', 'QRX123']) expect(text).toContain(part)
    expect(text).not.toMatch(/Pending|Inasubiri/)
    expect(url).toMatch(/\/orders\/o1$/)
  },
)

test('[CHAT-110] one tap copies the transaction id, one opens the tracking card', async () => {
  const writeText = vi.fn(async (_text: string) => {})
  await showCard({ kind: 'receipt', orderId: 'o1' })
  const copy = await screen.findByRole('button', { name: 'Copy' })
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await user.click(copy)
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText).toHaveBeenCalledWith('QRX123')
  await user.click(screen.getByRole('button', { name: 'Track my order' }))
  expect(after()).toEqual([{ kind: 'tracking', orderId: 'o1' }])
})

test('[CHAT-170] a device without canvas says that saving the picture failed', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await showCard({ kind: 'receipt', orderId: 'o1' })
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})
