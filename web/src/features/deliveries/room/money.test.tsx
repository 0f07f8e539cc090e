// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import type { DeliveryOrder } from '#contract/transporter.ts'
import { aDelivery } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { DeliveryRoom } from './DeliveryRoom.tsx'

beforeEach(async () => {
  addBundles(transporterTexts)
  await freshSession('shell', 'areas', 'transporter')
})

function show(given: Partial<DeliveryOrder>): string {
  const { container } = render(
    <MemoryRouter>
      <DeliveryRoom order={aDelivery(given)} savedAt={null} mayAct />
    </MemoryRouter>,
  )
  return container.textContent.replace(/\s/g, ' ')
}
const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
const asked = { id: 's', lines: [], askedAt: '2026-11-21T06:00:00Z', answerBy: '2026-11-22T06:00:00Z' }

test.each([
  ['under way, in cash', { ...cash, status: 'shipping' }, ['Due on delivery TZS 29,000', 'Due on deliveryTZS 29,000']],
  ['under way, of an unknown status', { ...cash, status: 'at the port' }, ['Due on delivery TZS 29,000', 'Due on deliveryTZS 29,000']],
  ['waiting for the buyer', { ...cash, shortage: asked }, ['Due on delivery TZS 29,000', 'Due on deliveryTZS 29,000']],
  ['delivered, in cash', { ...cash, status: 'delivered' }, ['Collected TZS 29,000', 'CollectedTZS 29,000']],
  ['delivered, paid by phone', { status: 'delivered' }, ['Collected TZS 5,000', 'Paid by phoneTZS 24,000', 'CollectedTZS 5,000']],
  ['cancelled', { ...cash, status: 'cancelled' }, []],
] as const)('[MON-042][TRAN-007] a delivery that is %s has the same money words above and below', (_, given, words) => {
  expect(show(given).match(/(?:Collected|Due on delivery|Paid by phone) ?TZS [\d,]+/g) ?? []).toEqual(words)
})

test('[MON-042][TORD-022] a cancelled delivery says when, by whom and why', () => {
  const history = [{ status: 'cancelled', at: '2026-11-21T11:20:00Z', by: 'system' }]
  show({ status: 'cancelled', history, shortage: { ...asked, answer: 'expired' } })
  const note = screen.getByText('This order has been cancelled').closest('[role=status]')
  expect(note?.textContent).toContain(
    'Samaki cancelled this order on 21 Nov 2026, 14:20, because the buyer did not answer in time about what was missing.',
  )
  expect(note?.textContent).toContain('No further status updates are allowed for this order.')
})
