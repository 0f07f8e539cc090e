import type * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { type ControlCall, TOKEN_HEADER } from '#contract/control/controlCall.ts'
import { HEALTH_PATH, Health } from '#contract/control/hosts.ts'
import { PROVIDER_HEADER } from '../access.ts'
import type { RouteFacts } from '../route.ts'
import type { Example } from './examples/record.ts'
import { parametersOf, shared } from './parameters.ts'
import { controlRefusalsOf, healthRefusals, refusalResponses, refusalsOf } from './refusals.ts'
import { tagOf } from './resources.ts'
import type { Components, Json } from './schemas.ts'

export const securitySchemes: Readonly<Record<string, Json>> = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `accessToken` of verifyCode, or of openSession without a code.' },
  provider: { type: 'apiKey', in: 'header', name: PROVIDER_HEADER, description: 'Only the simulated provider knows it.' },
  mockToken: {
    type: 'apiKey',
    in: 'header',
    name: TOKEN_HEADER,
    description: 'Printed at the start; asked only where the server is open to a network, or with MOCK_TOKEN.',
  },
}

/** Describes a call of the market. */
export function operationOf(components: Components, name: CallName, facts: RouteFacts, example: Example | undefined): Json {
  const call: Call = calls[name]
  return {
    ...head(name, call, summaries[name]),
    ...(call.who !== 'anyone' && call.who !== 'user' && { description: accessDescription(call) }),
    security: call.who === 'anyone' ? [] : [{ [call.who === 'provider' ? 'provider' : 'bearer']: [] }],
    parameters: [
      shared('World'),
      ...(name === 'startPayment' ? [shared('Scenario')] : []),
      ...(facts.idempotent ? [shared('IdempotencyKey')] : []),
      ...parametersOf(components, call, example),
    ],
    ...bodyOf(components, name, call, example),
    ...(name === 'upload' && { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm } } } }),
    responses: {
      ...repliesOf(components, name, call, example),
      ...(name === 'createOrder' && {
        200: { ...reply(components, name, call, {}), description: 'The order that this payment has made before.' },
      }),
      ...refusalResponses(refusalsOf(name, call, facts), call.body),
    },
  }
}

/** Describes a call of the control API. */
export const controlOperation = (components: Components, name: string, call: ControlCall, example: Example | undefined): Json => ({
  ...head(name, call, call.about),
  security: [{}, { mockToken: [] }],
  parameters: [shared('World'), ...parametersOf(components, call, example)],
  ...bodyOf(components, name, call, example),
  responses: { ...repliesOf(components, name, call, example), ...refusalResponses(controlRefusalsOf(name, call), call.body) },
})

/** Describes the health check, the only call that does not use a world. */
export const healthPath = (components: Components): Record<string, Json> => ({
  [HEALTH_PATH]: {
    get: {
      operationId: 'getHealth',
      tags: ['mock-server'],
      summary: 'Says that the server is ready.',
      security: [],
      responses: {
        200: {
          description: 'Ready.',
          content: { 'application/json': { schema: components.schemaOf(Health, 'output', ''), example: { status: 'ok' } } },
        },
        ...refusalResponses(healthRefusals),
      },
    },
  },
})

const head = (operationId: string, call: object, summary: string): Json => ({ operationId, tags: [tagOf(call)], summary })

const accessDescription = ({ who, verified }: Call): string =>
  who === 'provider' ? 'For the payment provider.' : `For a ${who}${verified ? ' with a verified profile' : ''}.`

/** The form of an upload: one file. */
const fileForm: Json = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: 'One JPEG, PNG or WebP image of at most 5 MB (API-048).' } },
}

const capitalise = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const acceptsUndefined = (schema: z.ZodMiniType): boolean => schema.safeParse(undefined).success

type Described = Pick<Call | ControlCall, 'status' | 'body' | 'reply'> & { readonly media?: string }

function bodyOf(components: Components, name: string, { body }: Described, example: Example = {}): Json {
  if (!body) return {}
  const schema = components.schemaOf(body, 'input', `${capitalise(name)}Body`)
  return { requestBody: { required: !acceptsUndefined(body), content: { 'application/json': { schema, example: example.body } } } }
}

function repliesOf(components: Components, name: string, call: Described, example: Example = {}): Json {
  const { status, reply: schema } = call
  if (status === 204) return { 204: { description: 'Done; there is nothing to return.' } }
  return {
    [status]: reply(components, name, call, example),
    ...(acceptsUndefined(schema) && { 204: { description: 'There is nothing to return.' } }),
  }
}

function reply(
  components: Components,
  name: string,
  { reply: schema, media = 'application/json' }: Described,
  { reply: example }: Example,
): Json {
  return {
    description: 'Done.',
    content: {
      [media]: { schema: components.schemaOf(schema, 'output', `${capitalise(name)}Reply`), ...(example !== undefined && { example }) },
    },
  }
}

/** One sentence for each market call. Control calls have theirs in the contract (`about`). */
const summaries: Readonly<Record<CallName, string>> = {
  requestCode: 'Sends a one-time code to a known number.',
  verifyCode: 'Signs in with a one-time code, and completes a registration.',
  register: 'Begins the registration of a buyer and sends a code.',
  registerSeller: 'Begins the registration of a seller and sends a code.',
  registerTransporter: 'Begins the registration of a transporter and sends a code.',
  getProfile: 'Returns the signed-in user.',
  logout: 'Ends the session of the token.',
  listAddresses: 'Lists the saved addresses of the user.',
  getAddress: 'Returns a saved address.',
  createAddress: 'Saves an address.',
  updateAddress: 'Replaces a saved address.',
  deleteAddress: 'Deletes a saved address.',
  setDefaultAddress: 'Makes an address the default one.',
  listCategories: 'Lists the categories.',
  getCategory: 'Returns a category.',
  listProducts: 'Lists products on sale, by page, category and search.',
  getProduct: 'Returns a product.',
  listCategoryProducts: 'Lists all products of a category.',
  listOwnProducts: 'Lists the products of the seller.',
  createProduct: 'Adds a product.',
  updateProduct: 'Changes a product, or only whether it is on sale.',
  deleteProduct: 'Deletes a product.',
  createOrder: 'Places an order, paid by mobile money or due in cash.',
  listOrders: 'Lists the orders of the buyer, the newest first.',
  getOrder: 'Returns an order, to its buyer or to a seller of its items.',
  cancelOrder: 'Cancels an order of the buyer.',
  acceptRest: 'Takes what is there of an order with missing goods.',
  listSellerOrders: 'Lists the orders that hold items of the seller.',
  setOrderStatus: 'Moves an order on, as its seller.',
  reportShortage: 'Reports that fewer pieces are there than ordered; the buyer is asked.',
  setTracking: 'Sets the tracking number of an order.',
  getDelivery: 'Returns an order, to its transporter.',
  setDeliveryStatus: 'Moves an order on, as its transporter.',
  reportAttempt: 'Reports a delivery that failed.',
  startPayment: 'Asks the phone of the payer to approve a payment.',
  getPaymentStatus: 'Returns the status of a payment.',
  postCallback: 'Receives the callback of the payment provider.',
  listUnfinished: 'Lists the payments of the user that have no order.',
  getSellerProfile: 'Returns the business profile of the seller.',
  createSellerProfile: 'Sends the business profile of the seller for verification.',
  updateSellerProfile: 'Changes the business profile of the seller.',
  requestPayout: 'Asks for a payout.',
  listPayouts: 'Lists the payouts of the seller, the newest first.',
  getPayout: 'Returns a payout.',
  cancelPayout: 'Cancels a payout that is still pending.',
  getEarnings: 'Sums up what the seller has earned.',
  listTransporters: 'Lists the transporters offered at checkout.',
  getTransporter: 'Returns a transporter.',
  getOwnTransporter: 'Returns the business profile of the transporter.',
  createTransporter: 'Creates the business profile of the transporter.',
  updateTransporter: 'Changes the business profile of the transporter.',
  listDeliveries: 'Lists the orders that the transporter carries.',
  upload: 'Uploads one image of at most 5 MB.',
  sendContact: 'Sends a message to the market and returns its reference.',
}
