import { readStatus } from '#contract/order.ts'
import { type Fact, keyOf } from '../told/fact.ts'

const STEPS = {
  pending: 'stepPending',
  processing: 'stepProcessing',
  shipping: 'stepShipping',
  delivered: 'stepDelivered',
  cancelled: 'stepCancelled',
} as const

/** The words after the number of an order, e.g. `is on its way`, as a fact of a told text. */
export function stepText(status: string): Fact {
  const known = readStatus(status)
  return { key: known === null ? 'stepUnknown' : STEPS[known] }
}

/** Nothing follows that step any more. */
export const isLastStep = (step: Fact | undefined): boolean => /^step(?:Delivered|Cancelled)$/.test(keyOf(step) ?? '')
