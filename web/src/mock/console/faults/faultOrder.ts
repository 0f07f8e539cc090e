import type { CallName } from '#contract/calls.ts'
import { calls } from '#contract/calls.ts'
import { type FaultOrder } from '#contract/control/faults/faults.ts'

/** The effects of a fault (QA-032); the `…After` ones apply after the call was handled. */
export const effects = [
  'status',
  'requires',
  'delay',
  'drip',
  'empty',
  'garbage',
  'resetBefore',
  'resetAfter',
  'statusAfter',
  'delayAfter',
] as const
export type Effect = (typeof effects)[number]

export interface FaultDraft {
  call: CallName
  effect: Effect
  /** An HTTP status, the name of a field, or milliseconds of the world's clock. */
  value: string
  /** How often the fault applies; empty: until it is cleared. */
  times: string
  /** The percentage of affected calls; empty: all. */
  share: string
}

export const callNames = Object.keys(calls) as CallName[]
/** Formats a call as in the register: `POST /orders`. */
export const callText = (name: CallName): string => `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, '{$1}')}`

/** The value that the form proposes for an effect; '' if it needs none. */
export const proposed = (effect: Effect): string =>
  effect === 'requires' ? 'email' : takesStatus(effect) ? '503' : takesTime(effect) ? '5000' : ''
export const takesStatus = (effect: Effect): boolean => effect === 'status' || effect === 'statusAfter'
const takesTime = (effect: Effect): boolean => effect === 'delay' || effect === 'delayAfter' || effect === 'drip'

/** Returns the request body for the control API. */
export function faultOrder({ call, effect, value, times, share }: FaultDraft): FaultOrder {
  const number = Number(value)
  const what: Record<Effect, Partial<FaultOrder>> = {
    status: { status: number },
    requires: { requires: value.trim() },
    statusAfter: { status: number, after: true },
    delay: { delay: number },
    delayAfter: { delay: number, after: true },
    drip: { drip: number },
    empty: { empty: true },
    garbage: { garbage: true },
    resetBefore: { reset: 'before' },
    resetAfter: { reset: 'after' },
  }
  const { method, path } = calls[call]
  return {
    method,
    path,
    ...what[effect],
    ...(times.trim() !== '' && { times: Number(times) }),
    ...(share.trim() !== '' && { share: Number(share) / 100 }),
  }
}

/** Returns the effect of a listed fault, or its first if it has several. */
export function effectOf(fault: FaultOrder): Effect {
  if (fault.status !== undefined) return fault.after ? 'statusAfter' : 'status'
  if (fault.requires !== undefined) return 'requires'
  if (fault.delay !== undefined) return fault.after ? 'delayAfter' : 'delay'
  if (fault.drip !== undefined) return 'drip'
  if (fault.reset) return fault.reset === 'before' ? 'resetBefore' : 'resetAfter'
  return fault.empty ? 'empty' : 'garbage'
}
