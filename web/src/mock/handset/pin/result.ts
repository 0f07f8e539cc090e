import { type PhoneView, type Prompt } from '#contract/control/phones.ts'

/** The result of an action on the prompt. A refusal has the server's error. */
export type Result = { is: 'approved'; amount: number } | { is: 'lowBalance' } | { is: 'cancelled' } | { is: 'refused'; error: unknown }

/** Returns the result of a correct PIN: charged, or too little money. The phone's history tells which. */
export function resultOfApproval(prompt: Prompt, phone: PhoneView): Result {
  const payment = phone.history.find(({ reference }) => reference === prompt.reference)
  return payment?.state === 'success' ? { is: 'approved', amount: payment.amount } : { is: 'lowBalance' }
}
