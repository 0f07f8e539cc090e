import type { PaymentState } from '#contract/payment.ts'
import { classes } from '#web/ui/classes.ts'
import { useMockTexts } from '../texts.ts'

const look: Record<PaymentState, string> = { pending: 'b-pending', success: 'b-delivered', failed: 'b-cancelled', refunded: 'b-processing' }

/** A payment's state by shape, text and colour. */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { mock: t } = useMockTexts()
  return <span className={classes('badge', look[state])}>{t.payments.states[state]}</span>
}
