// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useRecords } from '#web/features/payment/device/records.ts'
import { aPayment } from '#web/features/payment/testing/aPayment.ts'
import type { Entry } from '../../transcript/entry.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { startFresh } from './startFresh.ts'

const entry = (id: string, card: Entry['card'], more: Partial<Entry> = {}): Entry => ({ id, at: 1, run: 1, card, ...more })

test('[CHAT-061] clearing the thread keeps only the cards of waiting payments, for the cart or for an order', () => {
  useRecords.setState({ records: [aPayment({ stage: 'waiting', purpose: { kind: 'order', orderId: 'o1' } })] })
  const entries = [
    entry('welcome', { kind: 'welcome' }),
    entry('paying', { kind: 'payOrder', orderId: 'o1' }),
    entry('paid', { kind: 'payOrder', orderId: 'o2' }),
    entry('waiting', { kind: 'waiting', paymentId: 'p1' }),
    entry('over', { kind: 'waiting', paymentId: 'p0' }, { answer: { superseded: true } }),
  ]
  useTranscript.setState({ owner: 'asha', entries })
  startFresh()
  expect(useTranscript.getState().entries.map(({ id }) => id)).toEqual(['paying', 'waiting'])
})
