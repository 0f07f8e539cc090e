import { approvePayment, failPayment, type PaymentView, refundPayment, resendCallbacks } from '#contract/control/payments.ts'
import { control } from '../../control.ts'

export type PaymentAction = 'approve' | 'fail' | 'refund' | 'resend' | 'twice' | 'late' | 'reversed'

/** Returns the actions the mock allows: a charge can be refunded once, and a failed payment can still succeed (MON-025). */
export function actionsFor({
  state,
  charge,
  callbacks,
}: Pick<PaymentView, 'state' | 'callbacks'> & { charge: object | null }): PaymentAction[] {
  const actions: PaymentAction[] = []
  if (!charge) actions.push('approve')
  if (state === 'pending') actions.push('fail')
  if (charge && state === 'success') actions.push('refund')
  if (callbacks.length > 0) actions.push('resend', 'twice', 'late')
  if (callbacks.length > 1) actions.push('reversed')
  return actions
}

/** Calls the control API for an action. */
export function performAction(action: PaymentAction, reference: string): Promise<PaymentView> {
  const params = { reference }
  switch (action) {
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
