import { create } from 'zustand'
import type { PaymentMethod } from '#contract/order.ts'
import { setChoices } from '#web/features/checkout/draft.ts'
import { unfoldLive } from '../transcript/unfolded.ts'
import { confirmSlip } from './confirmSlip.ts'
import { slipNow } from './slip.ts'
import { lacksPhone, openRow } from './slipRow.ts'

interface Ordering {
  readonly busy: boolean
  /** Why the last try failed, shown at the button of the slip. */
  readonly problem: string | null
}
const idle: Ordering = { busy: false, problem: null }

/** The order being sent, for the buttons of the slip and of its live line. */
export const useOrdering = create<Ordering>()(() => idle)

/** Pays for or places the order on the slip. If it fails, or lacks a number to pay with, the slip unfolds and says so (CHAT-184). */
export async function order(method: PaymentMethod): Promise<void> {
  if (useOrdering.getState().busy) return
  setChoices({ paymentMethod: method, checkoutRequested: true })
  const { phone } = slipNow() // a number that cannot pay by phone can still order with cash
  if (lacksPhone({ method, phone })) {
    openRow('payPhone')
    return unfoldLive()
  }
  useOrdering.setState({ busy: true, problem: null })
  const problem = await confirmSlip(phone)
  useOrdering.setState({ busy: false, problem })
  if (problem !== null) unfoldLive()
}

/** Forgets the last try once another card replaces the slip. */
export const forgetOrdering = (): void => useOrdering.setState(idle)
