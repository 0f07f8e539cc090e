import type { Call } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import type { controlCalls } from '#contract/control/calls.ts'
import type { ControlCall } from '#contract/control/controlCall.ts'
import { HttpProblem } from '../httpProblem.ts'
import type { MessageCode } from '../messages.ts'
import type { RouteFacts } from '../route.ts'
import type { Json } from './schemas.ts'

interface Refusal {
  /** The name of the shared response in the document. */
  readonly name: string
  readonly about: string
  /** The code shown in the example; other codes can have the same status. */
  readonly code: MessageCode
}
export const refusals = {
  400: { name: 'WrongRequest', about: 'The request is wrong; `fields` names the wrong fields of a body or query.', code: 'body_wrong' },
  401: {
    name: 'SignInFirst',
    about: 'There is no valid token, of a user or, for a control call of an open server, of the mock.',
    code: 'sign_in_first',
  },
  402: { name: 'NotPaid', about: 'There is no charge with this transaction ID, or it was refunded.', code: 'no_charge' },
  403: { name: 'NotAllowed', about: 'The caller lacks the role, the verified profile or the record.', code: 'not_yours' },
  404: { name: 'NotFound', about: 'There is no such record.', code: 'not_found' },
  409: { name: 'Conflict', about: 'The state of the record does not allow it.', code: 'order_not_cancellable' },
  413: { name: 'TooLarge', about: 'The body is too large.', code: 'body_too_large' },
  415: { name: 'WrongType', about: 'The body has another media type.', code: 'type_unsupported' },
  422: { name: 'KeyReused', about: 'The idempotency key was used before with another body.', code: 'key_reused' },
  429: { name: 'TooMany', about: 'Too many requests; `Retry-After` says how long to wait.', code: 'too_many_requests' },
} as const satisfies Record<number, Refusal>
export type RefusalStatus = keyof typeof refusals

/** Statuses that a handler itself sends, mostly because of stored state. All others follow from the call and its route. */
const byState: Readonly<Partial<Record<CallName | keyof typeof controlCalls, readonly RefusalStatus[]>>> = {
  requestCode: [429],
  register: [429],
  registerSeller: [429],
  registerTransporter: [429],
  sendContact: [429],
  upload: [413, 415, 429],
  startPayment: [403, 404, 409, 429],
  createOrder: [402, 409],
  cancelOrder: [409],
  acceptRest: [409],
  setOrderStatus: [409],
  reportShortage: [409],
  setTracking: [409],
  setDeliveryStatus: [409],
  reportAttempt: [409],
  updateProduct: [409],
  createSellerProfile: [409],
  createTransporter: [409],
  cancelPayout: [409],
  approvePayment: [409],
  failPayment: [409],
  refundPayment: [409],
  resendCallbacks: [409],
  setNextCallback: [409],
  movePayout: [409],
  enterPin: [409],
  cancelPrompt: [409],
  restoreWorld: [404],
}

/** Returns the statuses with which a market call can be refused (QA-037). */
export function refusalsOf(name: string, { who, body }: Call, { finds, owns, idempotent }: RouteFacts): RefusalStatus[] {
  return statuses(name, [
    400,
    ...(who !== 'anyone' && who !== 'provider' ? ([401] as const) : []),
    ...((who !== 'anyone' && who !== 'user') || owns ? ([403] as const) : []),
    ...(finds ? ([404] as const) : []),
    ...(body ? ([413, 415] as const) : []),
    ...(idempotent ? ([409, 422] as const) : []),
  ])
}

/** Returns the statuses with which a control call can be refused, including 403 for a write from another site (SEC-024). */
export function controlRefusalsOf(name: string, { method, path }: ControlCall): RefusalStatus[] {
  return statuses(name, [
    400,
    401,
    ...(method === 'GET' ? [] : ([403, 413, 415] as const)),
    ...(/:(id|reference|collection)/.test(path) ? ([404] as const) : []),
  ])
}

const statuses = (name: string, known: readonly RefusalStatus[]): RefusalStatus[] =>
  [...new Set([...known, ...(byState[name as CallName] ?? [])])].sort((a, b) => a - b)

/** Returns the refusals as shared responses of the document, each with an example problem. */
export const refusalResponses = (problem: Json): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, { name, about, code }]) => [
      name,
      {
        description: about,
        ...(status === '429' && { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }),
        content: { 'application/json': { schema: problem, example: new HttpProblem(Number(status), code, {}).problem('en') } },
      },
    ]),
  )
