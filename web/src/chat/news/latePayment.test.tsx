// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anOrder } from '#fixtures/builders.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import { PAYER, PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import type { Card } from '../kinds/card.ts'
import { ReplyEntry } from '../thread/entries/ReplyEntry.tsx'
import { useTranscript } from '../transcript/transcript.ts'
import { appendLatePayment } from './news.ts'

const record = aPayment({ payer: PAYER, amount: 18_500 })
const open = (card: Card) => useTranscript.setState({ owner: PAYER, entries: [{ id: 'w', at: 1, run: 1, card }], loaded: true })

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('chat'), loadBundle('topics')])
  localStorage.clear()
  signInAs(PHONE)
  serve({ 'GET /orders/order-1': { body: anOrder() } })
})
const news = () => useTranscript.getState().entries.slice(1)

test.each([
  ['en', 'Your payment of TZS 18,500 came through. Order SMK-100001 is placed.'],
  ['sw', 'Malipo ya TZS 18,500 yamefika. Oda SMK-100001 imepokelewa.'],
] as const)('[CHAT-111][CHAT-109] a late payment adds one line with its order, once, in %s', async (language, words) => {
  await chooseLanguage(language)
  open({ kind: 'stillChecking', paymentId: 'p1' })
  await Promise.all([appendLatePayment(record, 'order-1'), appendLatePayment(record, 'order-1')])
  expect(news()).toMatchObject([{ id: 'late-p1', card: { replies: ['openOrder'], about: { orderId: 'order-1' } } }])
  const [line] = news()
  if (line?.card.kind === 'reply') render(<ReplyEntry card={line.card} />)
  await vi.waitFor(() => expect(screen.getByRole('paragraph').textContent).toBe(words))
})

test('[CHAT-111] the line gives the amount charged, not the amount requested', async () => {
  open({ kind: 'waiting', paymentId: 'p1' })
  await appendLatePayment(aPayment({ ...record, stage: 'paid', charged: 18_000 }), 'order-1')
  expect(news()[0]?.card).toMatchObject({ about: { amount: 'TZS 18,000' } })
})

test('[CHAT-112] nothing is said to a buyer who finished the order from the recovery card', async () => {
  open({ kind: 'recovery', paymentId: 'p1' })
  await appendLatePayment(record, 'order-1')
  expect(news()).toEqual([])
})
