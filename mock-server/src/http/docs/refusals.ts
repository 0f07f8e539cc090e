import * as z from 'zod/mini'
import { type Call, Problem } from '#contract/call.ts'
import type { CallName } from '#contract/calls.ts'
import type { controlCalls } from '#contract/control/calls.ts'
import type { ControlCall } from '#contract/control/controlCall.ts'
import { describeFields } from '#contract/descriptions/describe.ts'
import { problemFields } from '#contract/descriptions/problem.ts'
import { ProblemCode } from '#contract/problemCode.ts'
import { validate } from '../body/validate.ts'
import { HttpProblem, type ProblemDetails } from '../httpProblem.ts'
import type { RouteFacts } from '../route.ts'
import type { Json } from './schemas.ts'

/** A Problem as the mock sends it: unlike clients, the document lists its codes. */
export const SentProblem = z.extend(Problem, { code: ProblemCode })
describeFields(SentProblem, problemFields)

/** The meaning of each status of a refusal. */
const meanings = {
  400: 'The request is wrong; `fields` names the wrong fields of a body or query.',
  401: 'There is no valid token, of a user or, for a control call of an open server, of the mock.',
  402: 'There is no charge with this transaction ID, or it was refunded.',
  403: 'The caller lacks the role, the verified profile or the record.',
  404: 'There is no such record.',
  409: 'The state of the record does not allow it.',
  413: 'The body is too large.',
  415: 'The body has another media type.',
  422: 'The idempotency key was used before with another body.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
} as const
type RefusalStatus = keyof typeof meanings
/** The codes with which a call can be refused, by status. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly ProblemCode[]>>>

const codeSent: Refusals = { 429: ['code_wait', 'codes_too_many'] }
const onPayment = (...codes: ProblemCode[]): Refusals => ({ 404: ['payment_unknown'], ...(codes.length > 0 && { 409: codes }) })
const onPhone: Refusals = { 400: ['phone_wrong'] }
const onPrompt: Refusals = { ...onPhone, 409: ['no_prompt', 'phone_dead'] }
const onRecord: Refusals = { 404: ['record_unknown'] }
const onWorld: Refusals = { 400: ['world_unknown'] }

/** Codes that a handler itself sends, mostly because of stored state. All others follow from the call and its route. */
const byState: Readonly<Partial<Record<CallName | keyof typeof controlCalls, Refusals>>> = {
  requestCode: { 400: ['phone_unknown'], ...codeSent },
  verifyCode: { 400: ['code_wrong', 'code_expired', 'code_spent', 'phone_unknown'] },
  register: codeSent,
  registerSeller: codeSent,
  registerTransporter: codeSent,
  sendContact: { 429: ['too_many_requests'] },
  upload: {
    400: ['upload_missing'],
    413: ['upload_too_large'],
    415: ['upload_not_image', 'type_unsupported'],
    429: ['too_many_requests'],
  },
  startPayment: {
    400: ['address_needed', 'scenario_unknown'],
    403: ['not_yours'],
    404: ['order_unknown'],
    409: ['payment_waiting', 'already_paid', 'already_ordered', 'cart_changed', 'order_closed', 'amount_changed'],
    429: ['too_many_requests'],
  },
  createOrder: {
    400: ['address_needed', 'transaction_empty', 'transaction_cash', 'transaction_not_text'],
    402: ['no_charge', 'payment_refunded'],
    409: [
      'stock_short',
      'payment_waiting',
      'already_paid',
      'already_ordered',
      'transaction_used',
      'charge_not_yours',
      'charge_for_order',
      'items_differ',
      'amount_differs',
    ],
  },
  cancelOrder: { 409: ['order_not_cancellable'] },
  acceptRest: { 409: ['shortage_answered', 'shortage_changed', 'shortage_all_out'] },
  setOrderStatus: { 409: ['order_step', 'order_carried', 'shortage_open'] },
  reportShortage: { 409: ['shortage_closed'] },
  setTracking: { 409: ['tracking_closed'] },
  setDeliveryStatus: { 409: ['order_step', 'shortage_open'] },
  reportAttempt: { 409: ['attempt_not_in_transit'] },
  updateProduct: { 409: ['product_changed'] },
  createSellerProfile: { 409: ['profile_exists'] },
  createTransporter: { 409: ['profile_exists'] },
  requestPayout: { 400: ['payout_amount', 'payout_minimum', 'payout_balance'] },
  cancelPayout: { 409: ['payout_not_pending'] },
  dropWorld: onWorld,
  snapshotWorld: onWorld,
  restoreWorld: { ...onWorld, 404: ['snapshot_unknown'] },
  forkWorld: onWorld,
  advanceClock: { 400: ['clock_backwards', 'clock_too_far'] },
  setClock: { 400: ['clock_backwards'] },
  resendDelivery: { 404: ['not_found'] },
  listJournal: onPhone,
  countJournal: onPhone,
  exportJournal: onPhone,
  listRecords: onRecord,
  getRecord: onRecord,
  changeRecord: onRecord,
  verifySeller: onRecord,
  verifyTransporter: onRecord,
  movePayout: { 404: ['payout_unknown'], 409: ['payout_step'] },
  openSession: { 400: ['phone_unknown'] },
  getPhone: onPhone,
  changePhone: onPhone,
  listMessages: onPhone,
  nextMessage: onPhone,
  enterPin: { ...onPrompt, 400: ['pin_wrong', 'pin_refused', 'phone_wrong'] },
  cancelPrompt: onPrompt,
  queueScenario: { 400: ['scenario_unknown', 'phone_wrong'] },
  getPayment: onPayment(),
  approvePayment: onPayment('payment_final'),
  failPayment: onPayment('payment_final'),
  refundPayment: onPayment('no_charge', 'payment_refunded', 'refund_needs_cancel'),
  resendCallbacks: onPayment('no_callback'),
  setNextCallback: onPayment('handling_late'),
  sendCallback: onPayment(),
  getOutcome: onPhone,
  removeFault: { 404: ['not_found'] },
  removeRealtimeFault: { 404: ['not_found'] },
}

/** Any request may be unreadable, or name a world that cannot exist. */
const ofAnyCall: Refusals = { 400: ['body_unreadable', 'world_wrong'] }
const ofAnyBody: Refusals = { 400: ['body_wrong'], 413: ['body_too_large'], 415: ['type_unsupported'] }
export const healthRefusals: Refusals = { 400: ['body_unreadable'] }

/** Returns the codes with which a market call can be refused (QA-037). */
export function refusalsOf(name: string, { who, verified, body, query }: Call, { missing, owns, idempotent }: RouteFacts): Refusals {
  return merged([
    who === 'anyone' || who === 'provider' ? {} : { 401: ['sign_in_first'] },
    who === 'provider' ? { 403: ['provider_only'] } : {},
    who === 'seller' ? { 403: verified ? ['seller_only', 'seller_unverified'] : ['seller_only'] } : {},
    who === 'transporter' ? { 403: verified ? ['transporter_only', 'transporter_profile_unverified'] : ['transporter_only'] } : {},
    missing ? { 404: [missing] } : {},
    owns ? { 403: ['not_yours'] } : {},
    byState[name as CallName] ?? {},
    body ? ofAnyBody : {},
    query ? { 400: ['body_wrong'] } : {},
    idempotent ? { 400: ['key_wrong'], 409: ['key_running'], 422: ['key_reused'] } : {},
    ofAnyCall,
  ])
}

/** Returns the codes with which a control call can be refused, including 403 for a write from another site (SEC-024). */
export function controlRefusalsOf(name: string, { method }: ControlCall): Refusals {
  return merged([
    { 401: ['token_needed'] },
    byState[name as CallName] ?? {},
    // A call without a query or body refuses any.
    { 400: ['body_wrong'] },
    method === 'GET' ? {} : { ...ofAnyBody, 403: ['origin_foreign'] },
    ofAnyCall,
  ])
}

const statusesOf = (refusals: Refusals) => Object.keys(refusals).map(Number) as RefusalStatus[]

function merged(parts: readonly Refusals[]): Refusals {
  const statuses = new Set(parts.flatMap(statusesOf))
  return Object.fromEntries([...statuses].map((status) => [status, [...new Set(parts.flatMap((part) => part[status] ?? []))]]))
}

/** The values in the messages of the examples. */
const params = { n: 3, s: 42, m: 12, amount: '38,500', asked: '36,500', from: 'shipping', to: 'processing', state: 'success' }
const details: Readonly<Partial<Record<ProblemCode, ProblemDetails>>> = { payment_waiting: { reference: 'RF-8JVZP9QREN' } }

/** Codes of requests that reach no call, or that any call can have: the description of the document names them. */
export const ofNoCall: readonly ProblemCode[] = [
  ...(['host_unknown', 'worlds_full', 'internal', 'fault'] as const),
  ...(['request_slow', 'upgrade_unknown', 'realtime_polls', 'realtime_elsewhere'] as const),
]

/** An example Problem for each code of a call. */
export const problemExamples: Json = Object.fromEntries(
  ProblemCode.options
    .filter((code) => !ofNoCall.includes(code))
    .map((code) => [code, { value: new HttpProblem(400, code, { params, ...details[code] }).problem('en') }]),
)

/** Returns the responses of a call that is refused. Each names its codes, with one example a code (QA-051). */
export const refusalResponses = (refusals: Refusals, body?: z.ZodMiniType): Json =>
  Object.fromEntries(
    statusesOf(refusals).map((status) => {
      const codes = refusals[status] ?? []
      return [
        status,
        {
          description: `${meanings[status]} Codes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          ...(status === 429 && { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } } }),
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Problem' },
              examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code, body)])),
            },
          },
        },
      ]
    }),
  )

/** Returns an example of a code. A wrong body is shown with the fields that the call requires. */
function exampleOf(code: ProblemCode, body: z.ZodMiniType | undefined): Json {
  const empty = code === 'body_wrong' && body ? validate({ schema: body } as Parameters<typeof validate>[0])({}) : undefined
  const error = typeof empty === 'object' && 'error' in empty ? empty.error : undefined
  return error instanceof HttpProblem ? { value: error.problem('en') } : { $ref: `#/components/examples/${code}` }
}
