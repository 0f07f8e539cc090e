import type { FastifyInstance, InjectOptions } from 'fastify'
import { getClock } from '#contract/control/clock.ts'
import { CONTROL_PATH } from '#contract/control/controlCall.ts'
import { TEST_PIN } from '#contract/control/phones.ts'
import { IDEMPOTENCY_HEADER } from '#contract/payment.ts'
import { PROVIDER_HEADER } from '../http/access.ts'
import { uploadForm } from '../uploads/uploadForm.ts'
import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

const isClock = (path: string) => path.startsWith(`${CONTROL_PATH}${getClock.path}`)
/** The event loop turns after which a request counts as waiting for the world's clock. */
const MOST_TURNS = 200

interface Sent {
  readonly line: Line
  readonly done: Promise<unknown>
  isDone: boolean
}

/** Creates a sender that repeats the requests and control calls of a journal. A request that waits for the clock stays open. */
export function createSender(app: FastifyInstance, world: World, lines: readonly Line[]) {
  const sent: Sent[] = []
  const begun = new Set<number>()

  const begin = async (index: number): Promise<void> => {
    const line = lines[index]
    if (!line || begun.has(index)) return
    begun.add(index)
    const seen = world.journal.count({ kind: 'request' })
    const one: Sent = { line, isDone: false, done: Promise.resolve() }
    // `inject` rejects if a fault closes the connection. The journal has an entry for that fault, so ignore the error.
    const done = app.inject(requestOf(world, lines, index)).then(
      () => (one.isDone = true),
      () => (one.isDone = true),
    )
    sent.push(Object.assign(one, { done }))
    await turns(() => one.isDone || world.journal.count({ kind: 'request' }) > seen)
  }

  return {
    /** Replays one line; returns whether it was a request, a control call or a fault. */
    async replay(line: Line, index: number): Promise<boolean> {
      if (line.kind === 'request') await begin(index)
      else if (line.kind === 'answer') await waitForResponse(line)
      else if (line.kind === 'control' && line.method && !isClock(line.path ?? '')) await app.inject(requestOf(world, lines, index))
      else if (line.kind === 'fault' && line.method && line.path) await replayFault(line, index)
      else if (line.kind === 'fault' && line.text === 'realtime connection refused') world.sockets.takeRefusal()
      else return false
      return line.kind !== 'answer'
    },
    /** Waits for open requests, but not for those that got no response in the journal. */
    async finish(): Promise<void> {
      await turns(() => sent.every(({ isDone }) => isDone))
    },
  }

  async function waitForResponse({ method, path, userId }: Line): Promise<void> {
    const one = sent.find(({ line, isDone }) => line.method === method && line.path === path && line.userId === userId && !isDone)
    if (one) await turns(() => one.isDone)
  }

  /** Replays the request that a fault hit. A fault that closed the connection before the handler ran left no line of the request. */
  async function replayFault({ method, path, reset }: Line, index: number): Promise<void> {
    const next = lines.findIndex(
      (line, at) => at > index && line.kind === 'request' && line.method === method && line.path === path && !begun.has(at),
    )
    if (reset !== 'before' && next >= 0) return begin(next)
    if (reset === 'before') await app.inject({ method, url: path } as InjectOptions).catch(() => null)
  }
}

function requestOf(world: World, lines: readonly Line[], index: number): InjectOptions {
  const { method, path = '', query, key, scenario, language, userId } = lines[index] as Line
  const body = bodyWithSecrets(world, lines, index)
  const headers = {
    ...(userId && world.db.users.get(userId) && { authorization: `Bearer ${world.sessions.open(userId)}` }),
    ...(typeof key === 'string' && { [IDEMPOTENCY_HEADER]: key }),
    ...(typeof scenario === 'string' && { 'x-mock-scenario': scenario }),
    ...(typeof language === 'string' && { 'accept-language': language }),
    ...(path.endsWith('/callback') && path.startsWith('/v1/') && wasAccepted(lines, index) && { [PROVIDER_HEADER]: 'replay' }),
  }
  const url = typeof query === 'string' ? `${path}?${query}` : path
  if (path.startsWith('/v1/upload') && method === 'POST' && wasAccepted(lines, index)) {
    const { type, payload } = uploadForm()
    return { method, url, headers: { ...headers, 'content-type': type }, payload } as InjectOptions
  }
  return { method, url, headers, ...(body !== undefined && { payload: body }) } as InjectOptions
}

const wasAccepted = (lines: readonly Line[], index: number): boolean =>
  (lines.find(({ kind, path }, at) => at > index && kind === 'answer' && path === lines[index]?.path)?.status ?? 500) < 300

async function turns(isEnough: () => boolean): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS && !isEnough(); turn++) await new Promise((resolve) => setImmediate(resolve))
}

const WRONG_PIN = '0000'

/** Returns the body of a line. A masked PIN or code is replaced by a right or wrong one, depending on the result in the journal. */
function bodyWithSecrets(world: World, lines: readonly Line[], index: number): object | undefined {
  const { body, path = '', kind } = lines[index] as Line
  if (body === null || typeof body !== 'object') return undefined
  if (kind === 'control' && 'pin' in body) return { ...body, pin: wasApproved(lines, index) ? TEST_PIN : WRONG_PIN }
  if (!path.endsWith('/auth/verify-otp')) return body
  const { phoneNumber } = body as { phoneNumber?: unknown }
  const code = world.inbox.list(typeof phoneNumber === 'string' ? phoneNumber : '').findLast((message) => message.code)?.code ?? ''
  const answer = lines.find((line, at) => at > index && line.kind === 'answer' && line.path === path)
  return { ...body, ...('code' in body ? { code: codeToSend(code, answer) } : { otp: codeToSend(code, answer) }) }
}

function wasApproved(lines: readonly Line[], index: number): boolean {
  const after = lines.slice(index + 1)
  const end = after.findIndex(({ kind }) => kind === 'control' || kind === 'request')
  return after.slice(0, end < 0 ? undefined : end).some(({ kind, text }) => kind === 'ledger' && text === 'approval')
}

/** Returns the right code, or a wrong one if the journal's code was wrong. */
const codeToSend = (code: string, answer: Line | undefined): string =>
  answer?.['code'] === 'code_wrong' || answer?.['code'] === 'code_spent' ? (code === '000000' ? '111111' : '000000') : code
