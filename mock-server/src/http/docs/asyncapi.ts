import * as z from 'zod/mini'
import { describeFields } from '#contract/descriptions/describe.ts'
import { clientEvents, REALTIME_PATH, serverEvents } from '#contract/realtime.ts'
import { DEFAULT_PORT } from '../../flags.ts'
import type { Examples } from './examples/examples.ts'
import { createComponents, type Json } from './schemas.ts'

/** The socket.io `auth` payload of a connecting client. The world can be sent in a header or cookie instead (SEC-019, QA-004). */
const RealtimeAuth = z.object({ token: z.string(), world: z.optional(z.string()) })
describeFields(RealtimeAuth, {
  token: 'The `accessToken` of a sign-in.',
  world: 'The world of the connection: 1 to 40 of a-z, 0-9 and dash. Only the mock reads it; by default `default`.',
})

const about = `The realtime part of the market: a socket.io server (protocol 5, engine.io 4) at \`${REALTIME_PATH}\`, by websocket only. Set the
client's options \`path: '${REALTIME_PATH}'\`, \`transports: ['websocket']\` and \`auth: { token }\`; a browser of another origin needs \`--origin\`.
A connection is refused with the \`connect_error\` \`sign_in_first\` when the token is missing, wrong or ended, and \`world_wrong\` when no world
can have that name. Calls are described in /__mock/openapi.json.`

type ClientEvent = keyof typeof clientEvents
type ServerEvent = keyof typeof serverEvents

/** The summary of each event: who receives it, and when. */
const events: Readonly<Record<ClientEvent | ServerEvent, string>> = {
  pushResponseReceived:
    'Joins the room of a payment; only its payer may. A callback that came before is sent at once. Sent again after every connect while the client waits.',
  hello: 'Greets each socket once it is admitted.',
  'payment-callback': 'The result of a payment, to the sockets of the payer that joined its room.',
  'order-status':
    'The status of an order changed, its buyer is asked about missing goods or has answered, or a delivery failed: read the order again.',
  verification: 'The profile of a seller or transporter was verified, or is no longer: read it again.',
}

/** Rooms to which the server sends events. A client receives all of them over one connection. */
const rooms = {
  connection: { address: '/', title: 'The connection itself', events: ['hello'] },
  user: { address: 'users/{userId}', title: 'The sockets of one user, from their start on', events: ['order-status', 'verification'] },
  payment: { address: 'payments/{reference}', title: 'The sockets that joined one payment', events: ['payment-callback'] },
} as const satisfies Record<string, { address: string; title: string; events: readonly ServerEvent[] }>

const parameters: Readonly<Record<string, Json>> = {
  user: { userId: { description: 'The user of the token.' } },
  payment: { reference: { description: '`referenceId` of the payment start.' } },
}

/** Builds the AsyncAPI 3.0 document of the realtime API from the schemas that validate its events (WAY-006). */
export function asyncapi(examples: Examples): Json {
  const components = createComponents()
  components.schemaOf(RealtimeAuth, 'input', 'RealtimeAuth')
  const samples = samplesOf(examples)
  const messagesOf = (schemas: Readonly<Record<string, z.ZodMiniType>>, direction: 'input' | 'output') =>
    mapValues(schemas, (schema, name) => ({
      name,
      summary: events[name as keyof typeof events],
      payload: components.schemaOf(schema, direction, `${pascalCase(name)}Event`),
      examples: [{ name, payload: samples[name as keyof typeof samples] }],
    }))
  const inChannel = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }]))
  const operation = (action: 'send' | 'receive', channel: string, name: string) => ({
    action,
    channel: { $ref: `#/channels/${channel}` },
    messages: [{ $ref: `#/channels/${channel}/messages/${name}` }],
  })
  return {
    asyncapi: '3.0.0',
    info: { title: 'Samaki realtime', version: '1', description: about, license: { name: 'MIT' } },
    defaultContentType: 'application/json',
    servers: {
      mock: {
        host: `localhost:${DEFAULT_PORT}`,
        pathname: REALTIME_PATH,
        protocol: 'ws',
        security: [{ $ref: '#/components/securitySchemes/auth' }],
      },
    },
    channels: mapValues(rooms, ({ address, title, events }, room) => ({
      address,
      title,
      messages: inChannel(room === 'connection' ? [...events, ...Object.keys(clientEvents)] : events),
      ...(parameters[room] && { parameters: parameters[room] }),
    })),
    operations: {
      ...mapValues(clientEvents, (_, name) => operation('receive', 'connection', name)),
      ...Object.fromEntries(
        Object.entries(rooms).flatMap(([room, { events }]) => events.map((name) => [name, operation('send', room, name)])),
      ),
    },
    components: {
      messages: { ...messagesOf(clientEvents, 'input'), ...messagesOf(serverEvents, 'output') },
      schemas: components.schemas,
      securitySchemes: {
        auth: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `accessToken` of a sign-in, sent as `auth: { token }`, never in the address (`RealtimeAuth`).',
        },
      },
    },
  }
}

const mapValues = <T>(record: Readonly<Record<string, T>>, valueOf: (value: T, name: string) => Json): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, valueOf(value, name)]))

/** Returns an example payload for each event. They show the payment and order of the recorded example calls. */
function samplesOf(examples: Examples): Readonly<Record<ClientEvent | ServerEvent, unknown>> {
  const callback = examples.get('postCallback')?.body as { reference: string } | undefined
  const order = examples.get('setDeliveryStatus')?.reply as { id: string; status: string; updatedAt: string } | undefined
  return {
    pushResponseReceived: { reference: callback?.reference },
    hello: { at: order?.updatedAt },
    'payment-callback': callback,
    'order-status': { orderId: order?.id, status: order?.status },
    verification: { role: 'seller', isVerified: true },
  }
}

const pascalCase = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
