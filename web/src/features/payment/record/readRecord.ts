import * as z from 'zod/mini'
import { PAYMENT_TIMEOUT } from '#contract/rules/constants.ts'
import { PaymentRecord } from './record.ts'

const Stored = z.looseObject({ createdAt: z.number(), stage: z.string() })

/**
 * Reads a stored record; null if the value is not a record. A record that lacks a required field is still read, because money may
 * depend on the record. The missing field gets a value with which the app asks the provider or the buyer.
 */
export function readRecord(value: unknown): PaymentRecord | null {
  const stored = z.safeParse(Stored, value)
  const read = z.safeParse(PaymentRecord, stored.success ? withMissing(stored.data) : value)
  return read.success ? read.data : null
}

function withMissing(stored: z.infer<typeof Stored>): unknown {
  const { stage, createdAt } = stored
  switch (stage) {
    case 'waiting':
      if (stored['reference'] === undefined) return { ...stored, stage: 'refused', refusal: { by: 'noReference' }, unclear: true }
      return stored['deadline'] === undefined ? { ...stored, deadline: createdAt + PAYMENT_TIMEOUT, checkDue: true } : stored
    case 'refused':
      return { refusal: { by: 'callback' }, ...stored }
    case 'done':
      return { orderId: '', doneAt: 0, ...stored }
    default:
      return stored
  }
}
