// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'

const orders = [3, 6, 1, 5, 2, 4].map((n) =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-${n}`, createdAt: `2026-01-0${n}T09:00:00Z`, status: n === 6 ? 'shipping' : 'delivered' }),
)

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'checkout'] as const) await loadBundle(bundle)
  signInAs(PHONE)
})
test('[CHAT-114] the five newest orders show number, date, status and total; a tap opens one, See all opens the orders page', async () => {
  serve({ 'GET /orders': { body: orders } })
  await showCard({ kind: 'orders' })
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows.map((row) => row.slice(0, 5))).toEqual(['SMK-6', 'SMK-5', 'SMK-4', 'SMK-3', 'SMK-2'])
  expect(rows[0]).toMatch(/^SMK-66 Jan 2026.*TZS\s29,000Paid.*In Transit$/)
  await userEvent.click(within(screen.getByRole('article')).getByRole('button', { name: /SMK-5/ }))
  expect(after()).toEqual([{ kind: 'tracking', orderId: 'o5' }])
  await userEvent.click(screen.getByRole('button', { name: 'See all' }))
  expect(screen.getByTestId('path').textContent).toBe('/orders')
})

test('[CHAT-114][GEN-049][MON-042] an order shows the word of its status, and what was paid and is due', async () => {
  const cash = { paymentMethod: 'cash_on_delivery', amountDue: 29_000 } as const
  const ended = [anOrder({ id: 'o3', ...cash, status: 'delivered' }), anOrder({ id: 'o4', ...cash, status: 'cancelled' })]
  serve({ 'GET /orders': { body: [anOrder({ id: 'o1' }), anOrder({ id: 'o2', ...cash }), ...ended] } })
  await showCard({ kind: 'orders' })
  const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent)
  expect(rows.map((row) => row.replace(/\s/g, ' ').replace(/^.*TZS 29,000(?=Paid|Due|C)/, ''))).toEqual([
    'Paid TZS 24,000 · Due on delivery TZS 5,000Pending',
    'Due on delivery TZS 29,000Pending',
    'Paid on delivery TZS 29,000Delivered',
    'Cancelled',
  ])
})

test('[CHAT-114][ORD-012] the card says when there are no orders', async () => {
  serve({ 'GET /orders': { body: [] } })
  await showCard({ kind: 'orders' })
  expect(await screen.findByText('No orders yet')).toBeDefined()
})

test('[CHAT-114] the card shows loading, then an error with retry, then the orders', async () => {
  serve({ 'GET /orders': [{ status: 500, body: { message: 'Down', code: 'error' } }, { body: orders.slice(0, 2) }] })
  await showCard({ kind: 'orders' })
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
})

test('[CHAT-114][CHAT-009] a guest can sign in on the card', async () => {
  signInAs(null)
  await showCard({ kind: 'orders' })
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeDefined()
})
