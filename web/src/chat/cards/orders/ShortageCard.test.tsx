// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { showCard } from '#web/testing/showCard.tsx'

const shortage = {
  id: 's',
  lines: [{ itemId: 'order-1-1', ordered: 2, available: 1 }],
  askedAt: '2025-11-21T06:00:00.000Z',
  answerBy: '2025-11-22T06:00:00.000Z',
}

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  signInAs(PHONE)
})

test('[SELL-016] the card names the order, and a tap accepts the rest', async () => {
  const order = anOrder({ shortage })
  const calls = serve({
    'GET /orders/order-1': { body: order },
    'POST /orders/order-1/shortage/accept': { body: { ...order, totalAmount: 17_000, shortage: { ...shortage, answer: 'accepted' } } },
  })
  await showCard({ kind: 'shortage', orderId: 'order-1' })
  expect((await screen.findByRole('heading')).textContent).toBe('Order SMK-100001: Not everything is there. Take the rest?')
  await userEvent.click(await screen.findByRole('button', { name: 'Take the rest' }))
  await expect.poll(() => calls.find(({ call }) => call.endsWith('/accept'))?.body).toEqual({ totalAmount: 17_000 })
})

test('[SELL-016][CHAT-009] a guest signs in first, and an order that does not exist says so', async () => {
  signInAs(null)
  serve({})
  await showCard({ kind: 'shortage', orderId: 'order-1' })
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeDefined()
})
