// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { aDevice, PAYER, serve } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'
import { noFacts } from '../../guide/facts.ts'
import { firstUnmet } from '../../guide/journeys/buy.ts'

const paid = aPayment({
  payer: PAYER,
  stage: 'paid',
  reference: 'RF-1',
  transactionId: 'QK7',
  createdAt: Date.now(),
  deadline: Date.now() + 120_000,
  trouble: { kind: 'order' },
})

async function begin(): Promise<void> {
  await aDevice([paid])
  for (const bundle of ['shell', 'chat', 'checkout'] as const) await loadBundle(bundle)
}
test('[CHAT-112] the recovery card says what was paid, and can finish the order or open help', async () => {
  await begin()
  serve({})
  await showCard({ kind: 'recovery', paymentId: 'p1' })
  await waitFor(() => expect(screen.getByRole('heading').textContent).toMatch(/^You paid TZS\s24,000, but the order is not finished\.$/))
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }))
  expect(after()).toEqual([{ kind: 'help' }])
  await chooseLanguage('sw')
  await waitFor(() => expect(screen.getByRole('heading').textContent).toMatch(/^Umelipa TZS\s24,000, lakini oda haijakamilika\.$/))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Kamilisha oda yangu', 'Pata msaada']),
  )
  await chooseLanguage('en')
})

test('[CHAT-112] an unfinished charge comes before every other goal', () => {
  for (const facts of [
    noFacts,
    { ...noFacts, cartCount: 2, checkoutRequested: true, user: 'x', addresses: 1 },
    { ...noFacts, cartCount: 1 },
    { ...noFacts, cartChanged: true, payment: { id: 'p2', kind: 'waiting' as const } },
  ])
    expect(firstUnmet({ ...facts, unfinished: 'p1' }, null)?.ask({ ...facts, unfinished: 'p1' }, null)).toEqual({
      kind: 'recovery',
      paymentId: 'p1',
    })
})
