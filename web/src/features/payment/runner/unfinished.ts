import { create } from 'zustand'
import { listUnfinished, type UnfinishedPayment } from '#contract/payment.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { personNow } from '#web/features/session/person.ts'

/** What the server knows of this payer's charges without an order, on whatever device they were begun (MON-022). */
export const useUnfinished = create<Unfinished>()(() => ({ payer: null, payments: [], ordered: [] }))

interface Unfinished {
  payer: string | null
  payments: readonly UnfinishedPayment[]
  /** Transactions whose order came into being on this page: an answer that left the server before says nothing against it. */
  ordered: readonly string[]
}

/** Asks the server; null where it does not know the call or does not answer: then the local records are all there is. */
export async function readUnfinished(): Promise<readonly UnfinishedPayment[] | null> {
  const payer = personNow()
  if (payer === null || !config.knowsExtensions) return null
  try {
    const listed = await send(listUnfinished)
    if (personNow() !== payer) return null
    const { ordered } = useUnfinished.getState()
    const payments = listed.filter(({ transactionId }) => !ordered.includes(transactionId))
    useUnfinished.setState({ payer, payments })
    return payments
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

export const forgetCharge = (transactionId: string): void =>
  useUnfinished.setState(({ payments, ordered }) => ({
    payments: payments.filter((one) => one.transactionId !== transactionId),
    ordered: [...ordered, transactionId],
  }))
