import type { FastifyInstance, InjectOptions } from 'fastify'
import * as z from 'zod'
import { Problem } from '#contract/call.ts'
import { buildApp } from '#mock/app.ts'
import { createRandom, type Random } from '../../src/world/random.ts'
import type { World } from '../../src/world/world.ts'
import { createWorlds, type Worlds } from '../../src/world/worlds.ts'
import { MORNING } from '../market.ts'
import { operationsOf } from './document.ts'
import { type FuzzRequest, type KnownIds, makeRequest } from './makeRequest.ts'

export interface Tally {
  /** The number of responses by status. */
  readonly statuses: Map<number, number>
  /** The calls with a successful response, e.g. `GET /v1/orders`. */
  readonly good: Set<string>
}
export const emptyTally = (): Tally => ({ statuses: new Map(), good: new Set() })

/** Sends `count` requests generated from the document; throws at the first response that is not allowed (SEC-018). */
export type FuzzRequests = (options: { seed: number; count: number; tally?: Tally }) => Promise<void>

/** Codes that any call may return: unreadable requests, and faults that an earlier control call has set. */
const ANY_CALL = new Set(['body_unreadable', 'body_too_large', 'type_unsupported', 'fault'])

/** The response header with the matched route, because an odd spelling of a path can match another call. */
const ROUTE = 'x-fuzz-route'

/** Opens a server for the fuzz. Each seed starts with new worlds and sends the same requests. Control calls use a separate world. */
export async function openRequests(): Promise<{ fuzz: FuzzRequests; close: () => Promise<void> }> {
  const worlds = createWorlds({ clock: { kind: 'frozen', at: MORNING } })
  const app = await buildApp({ worlds, providerSecret: 'provider' })
  app.addHook('onSend', async (request, reply) => void reply.header(ROUTE, `${request.method} ${request.routeOptions.url ?? ''}`))
  const operations = operationsOf((await app.inject('/__mock/openapi.json')).json())
  const described = new Map(
    operations.map(({ method, path, reply, statuses }) => [
      `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      { reply: reply && z.fromJSONSchema(reply as never), statuses },
    ]),
  )

  const fuzz: FuzzRequests = async ({ seed, count, tally = emptyTally() }) => {
    for (const { name } of worlds.list()) worlds.drop(name)
    const random = createRandom(seed)
    for (let n = 0; n < count; n++) {
      const operation = random.pick(operations)
      const world = worlds.get(operation.path.startsWith('/v1/') ? 'fuzz' : 'fuzz-control')
      const request = makeRequest(operation, knownIdsIn(world), random)
      const headers = { 'x-mock-world': world.name, ...credentials(world, random), ...request.headers }
      const sent = { ...request, headers }
      const breach = await send(app, worlds, sent, described, (status) => {
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
        if (status < 300) tally.good.add(`${operation.method} ${operation.path}`)
      })
      if (breach) throw new Error(`${breach}\n\nrequest ${n + 1} of ${count}: ${shown(sent)}\n\nReplay: ${replay(seed, n + 1)}`)
      // Advance the clock, so that limits, codes and payments expire. Otherwise most responses would soon be 429.
      if (n % 25 === 24) await worlds.get('fuzz').clock.advance(200_000)
    }
  }
  return { fuzz, close: () => app.close() }
}

const replay = (seed: number, count: number) => `npm run soak -- --property requests --seed ${seed} --runs ${count}`

interface DescribedCall {
  readonly reply: z.ZodType | undefined
  readonly statuses: readonly number[]
}

/** Sends a request and returns what is wrong with the response, or null. */
async function send(
  app: FastifyInstance,
  worlds: Worlds,
  sent: FuzzRequest,
  described: ReadonlyMap<string, DescribedCall>,
  count: (status: number) => void,
): Promise<string | null> {
  const { statusCode: status, headers, body } = await app.inject(sent as InjectOptions)
  count(status)
  const call = described.get(String(headers[ROUTE]))
  const text = `answered ${status} ${JSON.stringify(headers)} ${body.slice(0, 600)}`
  const broken = worlds.list().flatMap(violationsIn)
  if (broken.length > 0) return `${broken.join('\n')}\n${text}`
  if (status >= 500) return text
  if (headers['x-content-type-options'] !== 'nosniff') return `no security headers: ${text}`
  if (sent.method === 'HEAD') return null
  const breach = status >= 400 ? breachOfRefusal(status, body, call) : breachOfReply(status, body, call, sent.method)
  return breach && `${breach}: ${text}`
}

function breachOfRefusal(status: number, body: string, call: DescribedCall | undefined): string | null {
  const problem = Problem.safeParse(json(body))
  if (!problem.success) return 'no Problem'
  return !call || call.statuses.includes(status) || ANY_CALL.has(problem.data.code) ? null : 'not in the document'
}

function breachOfReply(status: number, body: string, call: DescribedCall | undefined, method: string): string | null {
  if (status >= 300 || method === 'OPTIONS') return 'unexpected'
  if (status === 204) return body === '' ? null : 'a body where none may be'
  if (call && !call.statuses.includes(status)) return 'not in the document'
  const parsed = call?.reply?.safeParse(json(body))
  return parsed?.error ? `against the document: ${z.prettifyError(parsed.error)}` : null
}

/** Returns the violations that the server detected, without those reported through the control API. */
const violationsIn = (world: World): string[] =>
  world.journal
    .list({ kind: 'violation' })
    .filter(({ invariant, text = '' }) => invariant === 'internal' || invariant === undefined || text.includes('against the contract'))
    .map(({ text = '' }) => text)

const users = ['asha', 'neema', 'fatma', 'mwanaidi', 'hamisi']

/** Returns the headers of a guest, an invalid token, the payment provider, or a user of any role. */
function credentials(world: World, random: Random): Record<string, string> {
  const share = random.next()
  if (share < 0.1) return {}
  if (share < 0.15) return { authorization: 'Bearer guessed' }
  if (share < 0.2) return { 'x-provider-secret': 'provider' }
  return { authorization: `Bearer ${world.sessions.open(random.pick(users))}` }
}

const knownIdsIn =
  (world: World): KnownIds =>
  (path, param) => {
    const { db, money } = world
    const inPath: readonly [RegExp, () => readonly string[]][] = [
      [/categor/, () => db.categories.list().map(({ id }) => id)],
      [/addresses/, () => db.addresses.list().map(({ id }) => id)],
      [/products/, () => db.products.list().map(({ id }) => id)],
      [/orders/, () => db.orders.list().map(({ id }) => id)],
      [/payouts/, () => db.payouts.list().map(({ id }) => id)],
      [/transporters/, () => db.transporters.list().map(({ id }) => id)],
      [/sellers/, () => db.sellers.list().map(({ id }) => id)],
    ]
    switch (param) {
      case 'name':
        return ['fuzz-control', 'fuzz-copy']
      case 'provider':
        return ['mobile-money']
      case 'folder':
        return ['product-images', 'seller-documents']
      case 'msisdn':
        return ['255712345678', '255754110226']
      case 'reference':
        return [...money.payments.keys()].slice(-5)
      case 'collection':
        return ['products', 'orders', 'users', 'addresses']
      default:
        return (inPath.find(([pattern]) => pattern.test(path))?.[1]() ?? []).slice(-20)
    }
  }

const shown = ({ method, url, headers, payload }: FuzzRequest): string => {
  const body = typeof payload === 'string' ? payload : (payload?.toString('latin1') ?? '')
  return `${method} ${url} ${JSON.stringify({ ...headers, authorization: headers['authorization'] && '…' })}\n${body.slice(0, 1_000)}`
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
