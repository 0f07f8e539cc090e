import { type PhoneView, type Prompt } from '#contract/control/phones.ts'

/** What came of a key press on the prompt. A refusal carries the server's own words. */
export type Result = { is: 'approved'; amount: number } | { is: 'lowBalance' } | { is: 'cancelled' } | { is: 'refused'; error: unknown }

/** The right PIN charges, unless the wallet holds too little: the phone's own history says which. */
export function resultOfApproval(prompt: Prompt, phone: PhoneView): Result {
  const payment = phone.history.find(({ reference }) => reference === prompt.reference)
  return payment?.state === 'success' ? { is: 'approved', amount: payment.amount } : { is: 'lowBalance' }
}
