import type { PaymentRow } from '../shapes.ts'

export type Act = 'approve' | 'fail' | 'refund' | 'resend'

/** As the mock allows them: a charge is given back once, a failed payment may still succeed late (MON-025). */
export function actsFor({ state, charge, callbacks }: Pick<PaymentRow, 'state' | 'charge' | 'callbacks'>): Act[] {
  const acts: Act[] = []
  if (!charge) acts.push('approve')
  if (state === 'pending') acts.push('fail')
  if (charge && state === 'success') acts.push('refund')
  if (callbacks.length > 0) acts.push('resend')
  return acts
}
