// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Transporter } from '#contract/transporter.ts'
import { anAddress, aProduct, aTransporter } from '#fixtures/builders.ts'
import { loadArea } from '#web/i18n/texts.ts'
import { noChoices } from './checkoutChoices.ts'
import { DeliveryPanel } from './choices/DeliveryPanel.tsx'
import { MethodPanel } from './choices/MethodPanel.tsx'
import { TransporterPanel } from './choices/TransporterPanel.tsx'
import { clearDraft, draftNow } from './draft.ts'
import { ReviewSummary } from './summary/ReviewSummary.tsx'

beforeEach(async () => {
  await loadArea('shell')
  await Promise.all([loadArea('shop'), loadArea('checkout')])
  await loadArea('checkout')
  clearDraft()
})
afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lines = [
  { productId: 'a', quantity: 2, product: aProduct({ id: 'a', name: 'Sato', unitPrice: 12_000 }) },
  { productId: 'b', quantity: 1, product: aProduct({ id: 'b', name: 'Changu', unitPrice: '18500.00' }) },
]
const withTransporters = async (list: Transporter[]) => {
  vi.stubGlobal('fetch', async () => Response.json(list))
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <TransporterPanel lines={lines} region="Tanga" />
    </SWRConfig>,
  )
  await screen.findByRole('button', { name: 'Continue' })
}

test('[CHAT-017][CHAT-099] the default is offered with fee and time, and answers only with the button', async () => {
  render(<DeliveryPanel />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard.*TZS 5,000.*within 24-48 hours/ }).checked).toBe(true)
  expect(draftNow().deliveryOption).toBeNull()
  await press('Use standard')
  expect(draftNow().deliveryOption).toBe('standard')
})

test('[CHK-013][CHAT-099] another option is chosen first, then used', async () => {
  render(<DeliveryPanel />)
  await userEvent.click(screen.getByRole('radio', { name: /Express.*TZS 10,000.*within 3-6 hours/ }))
  expect(draftNow().deliveryOption).toBeNull()
  await press('Use express')
  expect(draftNow().deliveryOption).toBe('express')
})

test('[CHAT-102][CHK-026] mobile money names its networks; cash is the other choice', async () => {
  render(<MethodPanel />)
  expect(screen.getByRole('radio', { name: /Mobile money.*M-Pesa, Airtel Money, Mixx by Yas/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }))
  await press('Use cash on delivery')
  expect(draftNow().paymentMethod).toBe('cash_on_delivery')
})

test('[CHK-007][CHK-020][CHAT-100] each product has its picker, No preference first, the unverified not to be chosen', async () => {
  await withTransporters([
    aTransporter({ id: 'new', businessName: 'New', isVerified: false }),
    aTransporter({ id: 'ok', businessName: 'Okay', region: 'Tanga', isVerified: true }),
  ])
  const options = [...screen.getByLabelText<HTMLSelectElement>('Who should carry Sato?').options]
  expect(options.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
    ['No preference', false],
    ['Okay, Tanga', false],
    [expect.stringContaining('not verified yet'), true],
  ])
  expect(screen.getByLabelText('Who should carry Changu?')).toBeTruthy()
})

test('[CHAT-100][CHAT-101] one choice can be used for all products, and what is left alone has no preference', async () => {
  await withTransporters([aTransporter({ id: 'ok', businessName: 'Okay', isVerified: true })])
  await userEvent.selectOptions(screen.getByLabelText('Who should carry Sato?'), 'ok')
  expect(screen.getByRole('status').textContent).toBe('1 of 2 chosen')
  expect(draftNow().transporterSelections).toEqual({})
  await userEvent.click(screen.getAllByRole('button', { name: 'Use for all products' })[0] ?? document.body)
  expect(screen.getByRole('status').textContent).toBe('2 of 2 chosen')
  await press('Continue')
  expect(draftNow().transporterSelections).toEqual({ a: 'ok', b: 'ok' })
  cleanup()
  clearDraft()
  await withTransporters([aTransporter({ id: 'ok', isVerified: true })])
  await press('Continue')
  expect(draftNow().transporterSelections).toEqual({ a: 'none', b: 'none' })
})

test('[CHK-019] without transporters the order goes on', async () => {
  await withTransporters([])
  expect(screen.getByText('No transporters available at the moment. Please try again later.')).toBeTruthy()
  await press('Continue')
  expect(draftNow().transporterSelections).toEqual({ a: 'none', b: 'none' })
})

const review = (paymentMethod: 'mobile_money' | 'cash_on_delivery') => {
  const onChange = vi.fn()
  const draft = {
    ...noChoices,
    addressId: 'asha-home',
    deliveryOption: 'express' as const,
    paymentMethod,
    phone: '255712345678',
    transporterSelections: { a: 'ok', b: 'none' },
  }
  const { container } = render(
    <ReviewSummary
      lines={lines}
      draft={draft}
      address={anAddress()}
      transporters={[aTransporter({ id: 'ok', businessName: 'Okay' })]}
      onChange={onChange}
    />,
  )
  return { onChange, text: container.textContent ?? '' }
}

test('[CHAT-104] the review tells lines, sums and every answer; mobile money apart from the fee', () => {
  const { text } = review('mobile_money')
  for (const part of [
    'Sato',
    '2 × TZS 12,000',
    'SubtotalTZS 42,500',
    'Delivery fee, expressTZS 10,000',
    'TotalTZS 52,500',
    'Pay nowTZS 42,500',
    'Delivery fee, paid on deliveryTZS 10,000',
    'Mtaa wa Chole 21',
    'Express, within 3-6 hours',
    'Sato: Okay; Changu: No preference',
    'M-Pesa',
  ])
    expect(text).toContain(part)
  expect(text).toContain('255 712 ••• 678')
  expect(text).not.toContain('255712345678')
})

test('[CHAT-104][MON-031] with cash everything is due on delivery', () => {
  const { text } = review('cash_on_delivery')
  expect(text).toContain('Due on deliveryTZS 52,500')
  expect(text).not.toContain('Pay now')
})

test('[CHAT-105] each Change names its field and reports it', async () => {
  const { onChange } = review('mobile_money')
  for (const name of [
    'Change products',
    'Change address',
    'Change delivery',
    'Change transporter',
    'Change payment method',
    'Change phone number',
    'Change order notes',
  ])
    await press(name)
  expect(onChange.mock.calls.flat()).toEqual(['cart', 'address', 'delivery', 'transporters', 'method', 'phone', 'notes'])
})
