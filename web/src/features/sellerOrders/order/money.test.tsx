// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { SellerOrder } from '#contract/order.ts'
import { aSellerOrder } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { SellerOrderPanel } from './SellerOrderPanel.tsx'

beforeEach(async () => {
  addBundles(sellerTexts)
  await freshSession('shell', 'sellerOrders')
})

function show(given: Partial<SellerOrder>): string {
  const { container } = render(<SellerOrderPanel order={aSellerOrder(given)} orders={[]} />)
  return container.textContent.replace(/\s/g, ' ')
}
const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
const refund = { amount: 24_000, state: 'done' } as const

test.each([
  ['under way, paid by phone', {}, ['Due on deliveryTZS 5,000']],
  ['under way, in cash', { ...cash, status: 'shipping' }, ['Due on deliveryTZS 29,000']],
  ['delivered, in cash', { ...cash, status: 'delivered' }, ['Paid on deliveryTZS 29,000']],
  ['delivered, paid by phone', { status: 'delivered' }, ['Paid by phoneTZS 24,000', 'Paid on deliveryTZS 5,000']],
  ['cancelled, in cash', { ...cash, status: 'cancelled' }, []],
  ['cancelled and refunded', { status: 'cancelled', refund }, ['Refunded to the buyerTZS 24,000']],
  [
    'cancelled, the refund under way',
    { status: 'cancelled', refund: { ...refund, state: 'pending' } },
    ['On its way back to the buyerTZS 24,000'],
  ],
] as const)('[MON-042][SORD-012] a sale that is %s has only the money words that hold', (_, given, words) => {
  expect(
    show(given).match(/(?:Paid by phone|(?:Due|Paid) on delivery|(?:Refunded|On its way back) to the buyer)TZS [\d,]+/g) ?? [],
  ).toEqual(words)
})

test('[MON-042] a cancelled sale says when, by whom and why', () => {
  const history = [{ status: 'cancelled', at: '2026-11-21T11:20:00Z', by: 'buyer' }]
  const shortage = { id: 's', lines: [], askedAt: '', answerBy: '', answer: 'cancelled' as const }
  show({ status: 'cancelled', history, shortage })
  expect(screen.getByText('The buyer cancelled this order on 21 Nov 2026, 14:20, because not everything was there.')).toBeTruthy()
})
