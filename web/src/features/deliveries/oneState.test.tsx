// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDelivery } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { RecentDeliveries } from './dashboard/DashboardPanel.tsx'
import { NextStop } from './dashboard/NextStop.tsx'
import { DeliveryList } from './DeliveriesPanel.tsx'
import { DeliverySteps } from './room/DeliveryRoom.tsx'

beforeEach(async () => {
  addBundles(transporterTexts)
  await freshSession('shell', 'areas', 'transporter')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

test.each([
  ['pending', 'Pending'],
  ['processing', 'Processing'],
  ['shipping', 'In Transit'],
  ['in_transit', 'In Transit'],
])('[TDEL-009][TORD-009] a delivery that is %s shows %s on the dashboard, in the list and in its steps', (status, word) => {
  const order = aDelivery({ status })
  const sorting = { column: 'date', descending: true, onSort: () => {} }
  const surfaces = {
    nextStop: <NextStop orders={[order]} mayAct />,
    recent: <RecentDeliveries orders={[order]} />,
    list: <DeliveryList orders={[order]} sorting={sorting} />,
  }
  for (const [name, surface] of Object.entries(surfaces)) {
    const { container } = render(<MemoryRouter>{surface}</MemoryRouter>)
    expect(container.querySelector('.badge')?.textContent, name).toBe(word)
    cleanup()
  }
  render(<DeliverySteps order={order} />)
  const now = screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')
  if (status !== 'pending') expect(now?.textContent).toContain(word)
})
