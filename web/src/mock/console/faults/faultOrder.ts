import * as z from 'zod/mini'
import { type CallName, calls } from '#contract/calls.ts'
import { FaultOrder, LONGEST_BODY } from '#contract/control/faults/faults.ts'

/** The effects of a fault (QA-032) and the field that has their value; the `…After` ones apply after the call was handled. */
export const valueOfEffect = {
  status: 'status',
  requires: 'requires',
  delay: 'wait',
  drip: 'wait',
  empty: null,
  garbage: null,
  resetBefore: null,
  resetAfter: null,
  body: 'json',
  statusAfter: 'status',
  delayAfter: 'wait',
} as const
export type Effect = keyof typeof valueOfEffect

const callNames = Object.keys(calls) as CallName[]
/** Formats a call as in the register: `POST /orders`. */
export const callText = (name: CallName): string => `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, '{$1}')}`
export const callOptions = Object.fromEntries(callNames.map((name) => [name, callText(name)])) as Record<CallName, string>

const { status, requires, delay, times } = FaultOrder.shape
const Json = z.string().check(z.maxLength(LONGEST_BODY), z.refine(isJson))
/** The fields of the form. `json` is a body as text. `wait` is in ms of the world's clock, `percent` the share of the calls that the fault hits. */
export const FaultDraft = z.strictObject({
  call: z.enum(callNames),
  effect: z.enum(Object.keys(valueOfEffect) as Effect[]),
  status,
  requires,
  json: z.optional(Json),
  wait: delay,
  times,
  percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})
export type FaultDraft = z.infer<typeof FaultDraft>

/** Returns the request body for the control API. */
export function faultOrder({ call, effect, status, requires, json, wait, times, percent }: FaultDraft): FaultOrder {
  const what: Record<Effect, Partial<FaultOrder>> = {
    status: { status },
    requires: { requires },
    body: { status, body: json === undefined ? undefined : (JSON.parse(json) as unknown) },
    statusAfter: { status, after: true },
    delay: { delay: wait },
    delayAfter: { delay: wait, after: true },
    drip: { drip: wait },
    empty: { empty: true },
    garbage: { garbage: true },
    resetBefore: { reset: 'before' },
    resetAfter: { reset: 'after' },
  }
  const { method, path } = calls[call]
  return { method, path, ...what[effect], times, share: percent && percent / 100 }
}

/** Returns the effect of a listed fault, or its first if it has several. */
export function effectOf(fault: FaultOrder): Effect {
  if (fault.body !== undefined) return 'body'
  if (fault.status !== undefined) return fault.after ? 'statusAfter' : 'status'
  if (fault.requires !== undefined) return 'requires'
  if (fault.delay !== undefined) return fault.after ? 'delayAfter' : 'delay'
  if (fault.drip !== undefined) return 'drip'
  if (fault.reset) return fault.reset === 'before' ? 'resetBefore' : 'resetAfter'
  return fault.empty ? 'empty' : 'garbage'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
