// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeText } from '#web/api/storage/device.ts'
import { useNetworkLost } from '#web/api/useOffline.ts'
import { chooseLanguage, textsNow } from '#web/i18n/texts.ts'
import { payForCart } from '../commands.ts'
import { useRecords } from '../device/records.ts'
import { PaymentNotStarted, paymentNotStartedText } from '../PaymentNotStarted.ts'
import type { PaymentRecord } from '../record/record.ts'
import { aPayment, type PaymentFields } from '../testing/aPayment.ts'
import { aDevice, PAYER, PHONE, serve } from '../testing/testBench.ts'
import { PaymentPanel, type PaymentPanelProps } from './PaymentPanel.tsx'

// The wait before a button can be pressed is tested in secondTap.test.tsx.
vi.mock('#web/ui/useArmed.ts', () => ({ useArmed: () => true }))

const began = Date.now()
const waiting = (over: PaymentFields = {}) =>
  aPayment({ payer: PAYER, stage: 'waiting', reference: 'RF-1', createdAt: began, deadline: Date.now() + 120_000, ...over })
const paid = (over: PaymentFields = {}) => waiting({ stage: 'paid', transactionId: 'QK7', trouble: { kind: 'order' }, ...over })

beforeEach(() => aDevice())
async function show(record: PaymentRecord | null, over: Partial<PaymentPanelProps> = {}) {
  await aDevice(record ? [record] : [])
  const onPay = vi.fn(async () => {})
  const onOrdered = vi.fn()
  const Panel = () => {
    const stored = useRecords((state) => state.records[0] ?? null)
    return <PaymentPanel record={stored} amount={24_000} phone="255712345678" onPay={onPay} onOrdered={onOrdered} {...over} />
  }
  render(<Panel />)
  return { onPay, onOrdered }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const buttons = () => screen.getAllByRole('button')
const field = () => screen.getByRole('textbox', { name: 'Mobile-money number' })
const stored = () => useRecords.getState().records[0]

test('[MON-012][MON-019] that nothing was charged is said only if every payment of this device is known', async () => {
  const claims = () => document.body.textContent?.includes('Nothing was charged')
  const failure = { payer: PAYER, stage: 'refused' as const }
  await show(aPayment({ ...failure, refusal: { by: 'callback' } }))
  expect(claims()).toBe(true)
  document.body.replaceChildren()
  await show(aPayment({ ...failure, refusal: { by: 'callFailed', hasEarlier: true } }))
  expect(claims()).toBe(false)
  document.body.replaceChildren()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeText('anything', 'more')
  full.mockRestore()
  await show(aPayment({ ...failure, refusal: { by: 'callback' } }))
  expect(claims()).toBe(false)
  const offline = new PaymentNotStarted('offline')
  expect(paymentNotStartedText(offline, textsNow('payment'))).not.toContain('charged')
  writeText('anything', null)
  expect(paymentNotStartedText(offline, textsNow('payment'))).toContain('nothing was charged')
})

test('[PAY-001][PAY-004][PAY-005][PAY-013] the form shows the amount, the number, the networks and how long the request is valid', async () => {
  await show(null)
  expect(field()).toHaveProperty('value', '255712345678')
  expect(button('Pay TZS 24,000').textContent).toContain('Pay TZS 24,000')
  expect(document.body.textContent).toContain('M-Pesa, Airtel Money, Mixx by Yas')
  expect(document.body.textContent).toContain('The request expires after 2 minutes.')
})

test.each([
  ['0712345678', '255712345678'],
  ['+255 712 345 678', '255712345678'],
  ['712345678', '255712345678'],
])('[PAY-006][PAY-007][PAY-009] %s is sent as %s', async (typed, asked) => {
  const { onPay } = await show(null)
  await userEvent.clear(field())
  await userEvent.type(field(), typed)
  await userEvent.click(button(/^Pay/))
  expect(onPay.mock.calls).toEqual([[asked]])
})

test.each(['255812345678', '25571234567', 'abc', ''])('[PAY-007][PAY-008] %s is refused and nothing is sent', async (typed) => {
  const { onPay } = await show(null)
  await userEvent.clear(field())
  if (typed) await userEvent.type(field(), typed)
  await userEvent.click(button(/^Pay/))
  expect(screen.getByText('Please enter a valid Tanzanian phone number (e.g., 255712345678)')).toBeDefined()
  expect(onPay).not.toHaveBeenCalled()
})

test.each(['+254712345678', '00254712345678'])(
  '[PAY-009] the foreign number %s is refused with a message, and never sent as a Tanzanian one',
  async (typed) => {
    const { onPay } = await show(null)
    await userEvent.clear(field())
    await userEvent.type(field(), typed)
    await userEvent.click(button(/^Pay/))
    expect(screen.getByText('Please enter a valid Tanzanian phone number (e.g., 255712345678)')).toBeDefined()
    expect(onPay).not.toHaveBeenCalled()
  },
)

test.each([
  ['abc', 'Invalid amount provided'],
  [Number.NaN, 'Invalid amount provided'],
  [0, 'Amount must be a valid positive number'],
  ['-5', 'Amount must be a valid positive number'],
])('[PAY-011][PAY-012] an amount of %s shows an error, and nothing is stored or sent', async (amount, sentence) => {
  const { purpose } = aPayment()
  if (purpose.kind !== 'cart') throw new Error('a cart was meant')
  const calls = serve({ 'POST /mobile-money/checkout': { body: { success: true, referenceId: 'RF-1' } } })
  await show(null, { onPay: (phone) => payForCart({ ...purpose, amount, phone }) })
  await userEvent.click(button(/^Pay/))
  expect((await screen.findByRole('alert')).textContent).toBe(sentence)
  expect([stored(), calls]).toEqual([undefined, []])
})

test('[MON-010] a start while another payment waits shows an error', async () => {
  const { purpose } = aPayment()
  if (purpose.kind !== 'cart') throw new Error('a cart was meant')
  await show(null, { onPay: (phone) => payForCart({ ...purpose, amount: 24_000, phone }) })
  localStorage.setItem('pendingPayments', JSON.stringify([waiting()]))
  await userEvent.click(button(/^Pay/))
  expect((await screen.findByRole('alert')).textContent).toBe('A payment is already waiting. Check your phone first.')
})

test.each([
  ['cart', aPayment().purpose, 'Payment successful! Order has been created.'],
  ['order that existed', { kind: 'order', orderId: 'o1' } as const, 'Payment successful!'],
])('[PAY-051][PAY-059] a paid %s shows its result and calls onOrdered two seconds later', async (_, purpose, sentence) => {
  await show(waiting({ stage: 'done', orderId: 'o1', purpose }))
  expect(screen.getByRole('status').textContent).toBe(sentence)
})

test('[PAY-013] while the start is sent the button is busy and sends nothing more', async () => {
  const { onPay } = await show(waiting({ stage: 'asked' }))
  await userEvent.click(button('Processing Payment...'))
  expect(onPay).not.toHaveBeenCalled()
})

test('[PAY-019][PAY-041][CHAT-108] waiting: the panel shows the countdown as numbers and bar, and offers no second prompt', async () => {
  await show(waiting())
  expect(screen.getByText('Please check your mobile phone')).toBeDefined()
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('120 seconds left')
  expect(document.querySelector('.beads')).not.toBeNull()
  expect(buttons()).toEqual([button('Check Payment Status')])
  await userEvent.click(button('Check Payment Status'))
  expect(stored()?.checkDue).toBe(true)
})

test.each([
  ['waiting', waiting()],
  ['still checking', waiting({ deadline: Date.now() - 1_000, checked: true })],
])('[CHAT-185] %s: without a network the panel says that the payment cannot be looked at, in place of the button', async (_, record) => {
  useNetworkLost.setState(true)
  await show(record)
  const words = /Without a network we can’t look at your payment/
  expect([screen.queryAllByRole('button'), screen.getByText(words).getAttribute('role')]).toEqual([[], 'status'])
  act(() => useNetworkLost.setState(false))
  expect([buttons(), screen.queryByText(words)]).toEqual([[button('Check Payment Status')], null])
})

test.each([
  ['en', 'Your phone shows: Pay SAMAKI SOKONI.'],
  ['sw', 'Simu yako inaonyesha: Lipa SAMAKI SOKONI.'],
] as const)(
  '[CHAT-187] before the PIN the panel says who is paid, as the request on the phone names it, in %s',
  async (language, words) => {
    await chooseLanguage(language)
    await show(waiting())
    expect(document.body.textContent).toContain(words)
    await chooseLanguage('en')
  },
)

test('[PAY-020] paid: the order is being created and the form is hidden', async () => {
  const { trouble: _, ...creating } = paid()
  await show(creating)
  expect(screen.getByText('Payment successful!')).toBeDefined()
  expect(screen.getByText('Creating your order...')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('[PAY-021][PAY-052] failed: Try Again returns to the form, next to the page’s own link', async () => {
  await show(waiting({ stage: 'refused', refusal: { by: 'callback', message: 'Wrong PIN' } }), {
    onFailure: <a href="/checkout">Return to Checkout</a>,
  })
  expect(screen.getByRole('heading', { name: 'Payment failed: Wrong PIN' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Return to Checkout' })).toBeDefined()
  await userEvent.click(button('Try Again'))
  expect(await screen.findByRole('button', { name: 'Pay TZS 24,000' })).toBeDefined()
})

test('[MON-028][CHAT-109] after the countdown there is a neutral text and a check, but no failure and no way to pay', async () => {
  await show(waiting({ deadline: Date.now() - 1_000, checked: true }))
  expect(screen.getByRole('heading', { name: 'Payment is still processing. Please wait or check your phone.' })).toBeDefined()
  expect(screen.getByText('Do not pay again yet.')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/failed/i)
  expect(buttons()).toEqual([button('Check Payment Status')])
})

test('[MON-011] after five minutes Pay again asks for confirmation before it dismisses the old attempt', async () => {
  await show(waiting({ deadline: Date.now() - 181_000, checked: true }))
  await userEvent.click(button('Pay again'))
  expect(screen.getByText('You could pay twice if you approved the first request. Pay again?')).toBeDefined()
  await userEvent.click(button('Cancel'))
  expect(screen.queryByText(/You could pay twice/)).toBeNull()
  expect(stored()?.dismissed).toBeUndefined()
  await userEvent.click(button('Pay again'))
  await userEvent.click(button('Pay again'))
  expect(await screen.findByRole('button', { name: 'Pay TZS 24,000' })).toBeDefined()
  expect(stored()).toMatchObject({ stage: 'waiting', dismissed: true })
})

test('[MON-019][MON-021][PAY-047] paid without an order: Try Again repeats the order, and there is no way to pay', async () => {
  await show(paid({ trouble: { kind: 'unclear' } }))
  expect(screen.getByRole('heading').textContent).toMatch(/^You paid TZS\s24,000, but the order is not finished\.$/)
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  await userEvent.click(button('Try Again'))
  expect(stored()).toMatchObject({ stage: 'paid', transactionId: 'QK7' })
  expect(stored()?.trouble).toBeUndefined()
})

test('[MON-023] if only the address is missing, the panel asks for it', async () => {
  await show(paid({ trouble: { kind: 'order', needs: 'address' } }), {
    askAddress: (choose) => (
      <button type="button" onClick={() => choose('a2')}>
        Mtaa wa Pili
      </button>
    ),
  })
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  await userEvent.click(button('Mtaa wa Pili'))
  expect(stored()?.purpose).toMatchObject({ order: { addressId: 'a2' } })
  expect(stored()?.trouble).toBeUndefined()
})

test('[MON-023][API-066] if stock is missing, a refund can be requested once, with all data of the charge', async () => {
  const calls = serve({ 'POST /contact': { status: 201, body: { message: 'Thank you' } } })
  await show(paid({ trouble: { kind: 'order', needs: 'stock', message: 'There is not enough stock for this order.' } }))
  expect(screen.getByText('There is not enough stock for this order.')).toBeDefined()
  await userEvent.click(button('Ask for a refund'))
  expect(await screen.findByText('We have your refund request and will contact you.')).toBeDefined()
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /contact',
      {
        firstName: 'Asha',
        lastName: 'Salum',
        email: 'asha@example.com',
        phone: PHONE,
        subject: 'Refund request',
        message: 'Please refund TZS 24,000. Reference: RF-1. Transaction: QK7.',
      },
    ],
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

test('[MON-023] a failed refund request shows an error and can be repeated', async () => {
  serve({ 'POST /contact': [{ status: 500 }, { status: 201, body: { message: 'Thank you' } }] })
  await show(paid({ trouble: { kind: 'second' } }))
  await userEvent.click(button('Ask for a refund'))
  expect(await screen.findByText('Failed to send message')).toBeDefined()
  await userEvent.click(button('Ask for a refund'))
  expect(await screen.findByText('We have your refund request and will contact you.')).toBeDefined()
})

test('[MON-029] a second charge is named and offers only a refund', async () => {
  await show(paid({ trouble: { kind: 'second' } }))
  expect(screen.getByRole('heading').textContent).toMatch(/^A second payment of TZS\s24,000 was received\.$/)
  expect(buttons()).toEqual([button('Ask for a refund')])
})
