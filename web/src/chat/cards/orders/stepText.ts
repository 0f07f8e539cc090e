import { readStatus } from '#contract/order.ts'

const STEPS = {
  pending: '@stepPending',
  processing: '@stepProcessing',
  shipping: '@stepShipping',
  delivered: '@stepDelivered',
  cancelled: '@stepCancelled',
} as const

/** The words after the number of an order, e.g. `is on its way`, as a value of a told text. */
export function stepText(status: string): string {
  const known = readStatus(status)
  return known === null ? '@stepUnknown' : STEPS[known]
}
