import { create } from 'zustand'
import { listUnfinished, type UnfinishedPayment } from '#contract/payment.ts'
import { ApiError, send } from '#web/api/client.ts'
import { config } from '#web/api/config.ts'
import { personNow } from '#web/features/session/person.ts'

/** The server's list of this payer's charges without an order, from any device (MON-022). */
export const useUnfinished = create<Unfinished>()(() => ({ payer: null, payments: [], ordered: [] }))

interface Unfinished {
  payer: string | null
  payments: readonly UnfinishedPayment[]
  /** Transactions ordered since this page was loaded. A response sent before that may still list them. */
  ordered: readonly string[]
}

/** The list as last read for this person; empty if it was read for somebody else. */
export const unfinishedOf = ({ payer, payments }: Unfinished, person: string | null): readonly UnfinishedPayment[] =>
  payer === person ? payments : []

/** Reads the list. Returns null if the server does not support it or does not respond; then only the local records count. */
export async function readUnfinished(): Promise<readonly UnfinishedPayment[] | null> {
  const payer = personNow()
  if (payer === null || !config.supportsExtensions) return null
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

/** Removes a charge whose order exists from the list, and from lists whose request is still running. */
export const forgetCharge = (transactionId: string): void =>
  useUnfinished.setState(({ payments, ordered }) => ({
    payments: payments.filter((one) => one.transactionId !== transactionId),
    ordered: [...ordered, transactionId],
  }))
