import type { PaymentRow } from '../../shapes.ts'

export type Act = 'approve' | 'fail' | 'refund' | 'resend' | 'twice' | 'late' | 'reversed'

/** As the mock allows them: a charge is given back once, a failed payment may still succeed late (MON-025). */
export function actsFor({ state, charge, callbacks }: Pick<PaymentRow, 'state' | 'charge' | 'callbacks'>): Act[] {
  const acts: Act[] = []
  if (!charge) acts.push('approve')
  if (state === 'pending') acts.push('fail')
  if (charge && state === 'success') acts.push('refund')
  if (callbacks.length > 0) acts.push('resend', 'twice', 'late')
  if (callbacks.length > 1) acts.push('reversed')
  return acts
}

/** The call of an act, below the payment. */
export const callOf: Record<Act, { path: string; body?: object }> = {
  approve: { path: 'approve' },
  fail: { path: 'fail' },
  refund: { path: 'refund' },
  resend: { path: 'resend' },
  twice: { path: 'resend', body: { times: 2 } },
  late: { path: 'resend', body: { delay: 30 } },
  reversed: { path: 'resend', body: { reversed: true } },
}
