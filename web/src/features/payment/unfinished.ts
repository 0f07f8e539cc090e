import { create } from 'zustand'
import { listUnfinished, type UnfinishedPayment } from '#contract/payment.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { payerNow } from './payer.ts'

/** What the server knows of this payer's charges without an order, on whatever device they were begun (MON-022). */
export const useUnfinished = create<{ payer: string | null; payments: readonly UnfinishedPayment[] }>()(() => ({
  payer: null,
  payments: [],
}))

const settled = new Set<string>()

/** Asks the server; null where it does not know the call or does not answer: then the local records are all there is. */
export async function readUnfinished(): Promise<readonly UnfinishedPayment[] | null> {
  const payer = payerNow()
  if (payer === null || !config.knowsExtensions) return null
  try {
    const payments = (await send(listUnfinished)).filter(({ transactionId }) => !settled.has(transactionId))
    if (payerNow() !== payer) return null
    useUnfinished.setState({ payer, payments })
    return payments
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Its order exists; an answer that left the server before says nothing against it. */
export function forgetCharge(transactionId: string): void {
  settled.add(transactionId)
  useUnfinished.setState(({ payments }) => ({ payments: payments.filter((one) => one.transactionId !== transactionId) }))
}
