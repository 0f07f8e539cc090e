// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SellerOrder } from '#contract/order.ts'
import { aSellerOrder } from '#fixtures/builders.ts'
import { config } from '#web/api/config.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { useDialogs } from '#web/ui/dialogs.ts'
import { MissingForm, MissingNote, SoldItems } from './SoldItems.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  addBundles(sellerTexts)
  server = await freshSession('shell', 'sellerOrders')
})
const shortage = {
  id: 's',
  lines: [{ itemId: 'order-1-1', ordered: 2, available: 1 }],
  askedAt: '2025-11-21T06:00:00.000Z',
  answerBy: '2025-11-22T06:00:00.000Z',
}
const noted = (given: Partial<SellerOrder>) => {
  const { unmount } = render(<MissingNote order={aSellerOrder(given)} />)
  const { textContent } = screen.getByRole('status')
  unmount()
  return textContent
}

test('[SELL-016] `Something is missing` is offered only to an API with that call', () => {
  const { supportsExtensions: before } = config
  for (const supportsExtensions of [true, false]) {
    Object.assign(config, { supportsExtensions })
    const { unmount } = render(<SoldItems order={aSellerOrder({ status: 'pending' })} orders={[]} />)
    expect(screen.queryAllByRole('button', { name: 'Something is missing' })).toHaveLength(supportsExtensions ? 1 : 0)
    unmount()
  }
  Object.assign(config, { supportsExtensions: before })
})

test('[SELL-016] the seller marks an item as out or short and confirms once; nothing is sent before', async () => {
  const order = aSellerOrder({ id: 'order-1' })
  render(<MissingForm order={order} onAsked={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Something is missing' }))
  const line = screen.getByRole<HTMLSelectElement>('combobox')
  expect([...line.options].map(({ label }) => label)).toEqual(['All 2 are there', 'Only 1', 'Out'])
  const ask = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask the buyer' })
  expect(ask.disabled).toBe(true)
  await userEvent.selectOptions(line, 'Only 1')
  server.answer = [200, { ...order, shortage }]
  await userEvent.click(ask)
  await expect
    .poll(() => useDialogs.getState().waiting[0]?.text)
    .toMatch(/: only 1 of 2\. Ask the buyer\? These fish show as sold out until you count them again\.$/)
  useDialogs.getState().waiting[0]?.respond(false)
  await expect.poll(() => useDialogs.getState().waiting.length).toBe(0)
  expect(server.sent.filter(({ body }) => body)).toEqual([])
  await userEvent.click(ask)
  await expect.poll(() => useDialogs.getState().waiting.length).toBe(1)
  useDialogs.getState().waiting[0]?.respond(true)
  await expect.poll(() => server.sent.map(({ body }) => body)).toContainEqual({ lines: [{ itemId: 'order-1-1', available: 1 }] })
})

test('[SELL-016] the seller sees the buyer’s deadline, and then the answer', () => {
  expect(noted({})).toBe('')
  expect(noted({ shortage })).toMatch(/: only 1 of 2Waiting for the buyer until 22 Nov 2025, 09:00\.$/)
  expect(noted({ shortage: { ...shortage, lines: [] } })).toBe(
    'We are asking the buyer about another seller’s fish, until 22 Nov 2025, 09:00.',
  )
  expect(noted({ shortage: { ...shortage, answer: 'accepted' } })).toMatch(/The buyer takes the rest\.$/)
  expect(noted({ status: 'cancelled', shortage: { ...shortage, answer: 'cancelled' } })).toMatch(/The buyer cancelled the order\.$/)
  expect(noted({ status: 'cancelled', shortage: { ...shortage, answer: 'expired' } })).toMatch(
    /did not answer in time: the order is cancelled\.$/,
  )
})
