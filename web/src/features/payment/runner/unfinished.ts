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
  /** Transactions whose order came into being on this page: a response that left the server before may still list them. */
  ordered: readonly string[]
}

/** The list as it was last read for this person; another's is nobody's business. */
export const unfinishedOf = ({ payer, payments }: Unfinished, person: string | null): readonly UnfinishedPayment[] =>
  payer === person ? payments : []

/** Reads the list; null where the server does not know the call or does not respond: then the local records are all there is. */
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

/** Its order exists: takes the charge off the list, and off any list that is still under way. */
export const forgetCharge = (transactionId: string): void =>
  useUnfinished.setState(({ payments, ordered }) => ({
    payments: payments.filter((one) => one.transactionId !== transactionId),
    ordered: [...ordered, transactionId],
  }))
