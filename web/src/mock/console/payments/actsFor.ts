import { approvePayment, failPayment, type PaymentView, refundPayment, resendCallbacks } from '#contract/control/payments.ts'
import { control } from '../../control.ts'

export type Act = 'approve' | 'fail' | 'refund' | 'resend' | 'twice' | 'late' | 'reversed'

/** Returns the actions the mock allows: a charge can be refunded once, and a failed payment can still succeed (MON-025). */
export function actsFor({ state, charge, callbacks }: Pick<PaymentView, 'state' | 'callbacks'> & { charge: object | null }): Act[] {
  const acts: Act[] = []
  if (!charge) acts.push('approve')
  if (state === 'pending') acts.push('fail')
  if (charge && state === 'success') acts.push('refund')
  if (callbacks.length > 0) acts.push('resend', 'twice', 'late')
  if (callbacks.length > 1) acts.push('reversed')
  return acts
}

/** Calls the control API for an action. */
export function performAct(act: Act, reference: string): Promise<PaymentView> {
  const params = { reference }
  switch (act) {
    case 'approve':
      return control(approvePayment, { params })
    case 'fail':
      return control(failPayment, { params })
    case 'refund':
      return control(refundPayment, { params })
    case 'resend':
      return control(resendCallbacks, { params })
    case 'twice':
      return control(resendCallbacks, { params, body: { times: 2 } })
    case 'late':
      return control(resendCallbacks, { params, body: { delay: 30 } })
    case 'reversed':
      return control(resendCallbacks, { params, body: { reversed: true } })
  }
}
