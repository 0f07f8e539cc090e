import { readStatus } from '#contract/order.ts'
import { type Fact, keyOf } from '../../kinds/fact.ts'

const STEPS = {
  pending: 'stepPending',
  processing: 'stepProcessing',
  shipping: 'stepShipping',
  delivered: 'stepDelivered',
  cancelled: 'stepCancelled',
} as const

/** Returns the text after an order number, e.g. `is on its way`, as a fact. */
export function stepText(status: string): Fact {
  const known = readStatus(status)
  return { key: known === null ? 'stepUnknown' : STEPS[known] }
}

/** Returns whether the step is final: delivered or cancelled. */
export const isLastStep = (step: Fact | undefined): boolean => /^step(?:Delivered|Cancelled)$/.test(keyOf(step) ?? '')
