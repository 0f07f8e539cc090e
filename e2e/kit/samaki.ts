/**
 * Samaki in your own Playwright tests. Copy this file: it needs @playwright/test and nothing else.
 *
 *     import { expect, test } from './samaki'
 *
 *     test('the buyer approves on the phone', async ({ page, world }) => {
 *       await world.signIn('asha')
 *       await page.goto('/cart')
 *       …
 *       await world.handset('0712 345 678').enterPin('1234')
 *       await world.expectOutcome('0712 345 678', { orders: 1, charges: 1, unfinished: 0 })
 *     })
 *
 * SAMAKI_URL is the URL of the mock; the default is http://localhost:4173. If other devices can reach the mock, set MOCK_TOKEN
 * to the token that it prints at its start.
 */
import { writeFile } from 'node:fs/promises'
import { type BrowserContext, test as base, expect, type Page, type Request, type WebSocket } from '@playwright/test'

export { expect }

const url = (process.env['SAMAKI_URL'] ?? 'http://localhost:4173').replace(/\/$/, '')
const token = process.env['MOCK_TOKEN']

/** Each test gets its own world: market, clock, phones and journal. Tests can run in parallel and leave nothing behind. */
export const test = base.extend<{ world: World }>({
  baseURL: url,

  // A service worker would respond instead of the mock.
  serviceWorkers: 'block',

  world: async ({}, use, testInfo) => {
    const world = new World()
    await world.reset()
    await use(world)
    const violations = await world.violations()
    if (violations.length > 0 || testInfo.status !== testInfo.expectedStatus) {
      // A file, because the line and list reporters name only attachments that are files.
      const path = testInfo.outputPath('journal.jsonl')
      await writeFile(path, await world.exportJournal())
      await testInfo.attach('journal.jsonl', { path, contentType: 'application/x-ndjson' })
    }
    await world.drop()
    expect(violations, 'the world breaks rules of the market').toEqual([])
  },

  context: async ({ context, world }, use) => {
    await world.admit(context)
    await use(context)
  },

  page: async ({ page }, use) => {
    const { goto, reload } = page
    // The server sends a prerendered page without working buttons. Wait until the app has replaced it.
    const waitForApp = async <T>(response: T) =>
      page
        .locator('.frames')
        .waitFor({ state: 'detached' })
        .then(() => response)
    page.goto = (...to) => goto.apply(page, to).then(waitForApp)
    page.reload = (...how) => reload.apply(page, how).then(waitForApp)
    await use(page)
  },

  /** Makes calls of the market's API in the same world, such as `request.get('/v1/products')`. */
  request: async ({ playwright, baseURL, world }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: world.headers })
    await use(request)
    await request.dispose()
  },
})

export class World {
  /** The name of the world: at most 40 lower-case letters, digits and hyphens. The server drops a world after 30 minutes without use. */
  readonly name = `test-${crypto.randomUUID().slice(0, 18)}`
  readonly headers: Record<string, string> = { 'x-mock-world': this.name, ...(token && { 'x-mock-token': token }) }
  readonly clock = new Clock(this)
  readonly pages = new Pages()
  private context: BrowserContext | undefined

  /** Resets the market and stops its clock, at 09:00 in Dar es Salaam by default. */
  async reset({
    seed = 'default',
    at = '2026-11-21T06:00:00Z',
  }: {
    seed?: 'default' | 'empty' | 'large'
    at?: string
  } = {}): Promise<void> {
    await this.call('POST', `/worlds/${this.name}/reset`, { seed, clock: { kind: 'frozen', at } })
  }

  /** Connects a browser context to this world. Call it for a second person's context, before it opens a page; the test's own is connected already. */
  async admit(context: BrowserContext): Promise<void> {
    // `mock-clock` makes the page read the world's clock before it starts.
    const cookies = { 'mock-world': this.name, 'mock-clock': 'world', ...(token && { 'mock-token': token }) }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    this.pages.watch(context)
    this.context ??= context
  }

  /** Signs in without a code, for pages opened later. `account` is a phone number, or a key such as `asha` (GET /accounts). */
  async signIn(account: string, context = this.context): Promise<Session> {
    const accounts = await this.call<Account[]>('GET', '/accounts')
    const phoneNumber = accounts.find(({ key, name }) => key === account || name === account)?.phone ?? account
    const session = await this.call<Session>('POST', '/sessions', { phoneNumber })
    await context?.addInitScript(
      ({ mark, token, auth }) => {
        // Store the session only once. Otherwise the next page would sign in again after a sign-out.
        if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return
        localStorage.setItem(mark, 'done')
        localStorage.setItem('auth', auth)
        localStorage.setItem('token', token)
      },
      { mark: `kit-${crypto.randomUUID()}`, token: session.accessToken, auth: JSON.stringify({ user: session.user }) },
    )
    return session
  }

  /** Returns the phone with a number, in any spelling. */
  handset(phone: string): Handset {
    return new Handset(this, phone)
  }

  /** Makes calls fail, or their responses late or incomplete: `fault({ path: '/orders', method: 'POST', status: 500, times: 1 })`. */
  async fault(fault: Fault): Promise<void> {
    await this.call('POST', '/faults', fault)
  }

  /** Returns the result of all payments of a number since the reset. The number is the paying phone's or the buyer account's. */
  outcome(phone: string): Promise<Outcome> {
    return this.call('GET', `/outcome?phone=${encodeURIComponent(phone)}`)
  }

  /** Waits until the outcome is as expected. Counts that you leave out are not checked. */
  async expectOutcome(phone: string, expected: Partial<Outcome>): Promise<void> {
    await expect.poll(() => this.outcome(phone), `outcome of ${phone}`).toMatchObject(expected)
  }

  /** Returns broken rules of the market, such as two orders for one payment. A test fails if there are any at its end. */
  violations(): Promise<{ invariant: string; text: string; entries: number[] }[]> {
    return this.call('GET', '/violations')
  }

  /** Returns everything that happened: calls, events, timers, money. `query` is a filter such as `kind=ledger` or `phone=0712345678`. */
  journal(query = ''): Promise<JournalEntry[]> {
    return this.call('GET', `/journal?${query}`)
  }

  /** Returns the journal as JSON lines without private data, for `npm run replay` of Samaki. */
  exportJournal(): Promise<string> {
    return this.call('GET', '/journal/export')
  }

  async drop(): Promise<void> {
    await this.call('DELETE', `/worlds/${this.name}`)
  }

  /** Makes any control call of /__mock/docs, by its path below /__mock/api. Throws on an error response. */
  async call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${url}/__mock/api${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`)
    const isJson = response.headers.get('content-type')?.startsWith('application/json;')
    return (isJson ? JSON.parse(text) : text) as T
  }
}

/** A phone with its messages and its payment prompt. */
export class Handset {
  private readonly world: World
  private readonly phone: string
  private lastRead = 0

  constructor(world: World, phone: string) {
    this.world = world
    this.phone = phone
  }

  /** Waits for and returns the next sign-in code after the one returned last. */
  async code(): Promise<string> {
    for (;;) {
      const message = await this.call<Message | ''>('GET', `/messages/next?after=${this.lastRead}&timeout=5000`)
      if (message === '') throw new Error(`no code came to ${this.phone}`)
      this.lastRead = message.seq
      if (message.code) return message.code
    }
  }

  /** Waits for and returns the payment prompt on the screen. */
  async prompt(): Promise<Prompt> {
    let prompt: Prompt | null = null
    await expect
      .poll(async () => (prompt = (await this.call<{ prompt: Prompt | null }>('GET', '')).prompt), `prompt on ${this.phone}`)
      .not.toBeNull()
    return prompt as unknown as Prompt
  }

  /** Enters a PIN. A wrong PIN throws with the server's message, and the third wrong PIN ends the payment. */
  async enterPin(pin = '1234'): Promise<void> {
    await this.prompt()
    await this.call('POST', '/approve', { pin })
  }

  async cancel(): Promise<void> {
    await this.prompt()
    await this.call('POST', '/cancel')
  }

  /** Sets the scenario of this phone's next payment: an id, a name, or your own timeline. */
  async queue(scenario: string | object): Promise<void> {
    await this.call('POST', '/scenario', typeof scenario === 'string' ? { name: scenario } : { scenario })
  }

  private call<T>(method: string, path: string, body?: object): Promise<T> {
    return this.world.call(method, `/phones/${encodeURIComponent(this.phone)}${path}`, body)
  }
}

/** The clock of a world. It is stopped until a test moves it. */
export class Clock {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Returns the time in ms since 1970. */
  async now(): Promise<number> {
    return (await this.read()).now
  }

  /**
   * Moves the clock of server and pages forward. The shop's pages follow the clock of their world by themselves. The server
   * stops at each of its timers and at least every 5 seconds, until the pages have received the new time, all events and the
   * responses to their calls. So events reach the pages in the right order, and a timer of a page runs at most 5 seconds late.
   * Toasts and other short effects use real time.
   */
  async pass(ms: number): Promise<void> {
    const end = (await this.now()) + ms
    for (;;) {
      await this.world.pages.settled(await this.now())
      const { now, timers } = await this.read()
      if (now >= end) return
      const next = Math.min(end, now + 5_000, ...timers.filter((due) => due > now))
      const before = await this.eventsSent()
      const isReceived = this.world.pages.countEvents()
      await this.world.call('POST', '/clock/advance', { ms: next - now })
      const sent = (await this.eventsSent()) - before
      await until(() => isReceived(sent), 500)
    }
  }

  private async read(): Promise<{ now: number; timers: number[] }> {
    const { now, pending } = await this.world.call<{ now: string; pending: { due: string }[] }>('GET', '/clock')
    return { now: Date.parse(now), timers: pending.map(({ due }) => Date.parse(due)) }
  }

  private async eventsSent(): Promise<number> {
    return (await this.world.call<{ count: number }>('GET', '/journal/count?kind=frame-out')).count
  }
}

/** Tracks the clock, the requests and the socket events of the pages of a world. */
class Pages {
  private readonly requests = new Map<Request, Page>()
  /** The latest time that each page has received, in ms since 1970. */
  private readonly times = new Map<Page, number>()
  private events = 0

  watch(context: BrowserContext): void {
    const done = (request: Request) => this.requests.delete(request)
    context.on('requestfinished', done)
    context.on('requestfailed', done)
    context.on('page', (page) => this.watchPage(page))
    for (const page of context.pages()) this.watchPage(page)
  }

  /** Waits until all open pages are idle. For calls that the world delays and for offline pages, it waits at most one second. */
  async settled(now: number): Promise<void> {
    await Promise.all([...this.times.keys()].map((page) => this.pageSettled(page, now)))
  }

  /** Returns a function that checks whether this many events have arrived since. */
  countEvents(): (sent: number) => boolean {
    const before = this.events
    return (sent) => this.events - before >= sent
  }

  private async pageSettled(page: Page, now: number): Promise<void> {
    const isUpToDate = await until(() => (this.times.get(page) ?? now) >= now, 1_000)
    if (!isUpToDate) this.times.delete(page)
    const isIdle = () => ![...this.requests.values()].includes(page)
    do await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))).catch(() => undefined)
    while (!isIdle() && (await until(isIdle, 1_000)))
  }

  private watchPage(page: Page): void {
    page.on('request', (request) => this.requests.set(request, page))
    page.on('websocket', (socket) => this.watchSocket(page, socket))
    page.on('close', () => {
      this.times.delete(page)
      for (const [request, of] of this.requests) if (of === page) this.requests.delete(request)
    })
  }

  private watchSocket(page: Page, socket: WebSocket): void {
    const isClock = new URL(socket.url()).pathname === '/__mock/api/clock/stream'
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString()
      // A socket.io event starts with '42'.
      if (!isClock) this.events += text.startsWith('42') ? 1 : 0
      else if (text !== '') this.times.set(page, Date.parse((JSON.parse(text) as { now: string }).now))
    })
  }
}

/** Waits until a condition is true. Returns false if it is not after `ms`. */
async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; !isSo() && Date.now() < end;) await new Promise((done) => setTimeout(done, 5))
  return isSo()
}

/** Counts since the reset. `unfinished` counts charges without an order or a refund, and `prompts` the payment requests sent to a phone. */
export interface Outcome {
  orders: number
  charges: number
  unfinished: number
  refunds: number
  prompts: number
}

/** A fault for matching calls. It may have several effects. */
export interface Fault {
  /** The path below /v1. `*` and `:name` match any one segment. */
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** How many calls the fault affects. All if missing. */
  times?: number
  /** The share of calls that the fault affects, from 0 to 1. */
  share?: number
  /** The status of the response, 400 to 599. */
  status?: number
  /** The code of the problem that is sent with `status`. */
  code?: string
  /** The JSON to send, exactly: with `status` instead of the call, otherwise in place of its reply. */
  body?: unknown
  /** Refuses a call whose body lacks this field, with 400 and the field's error. */
  requires?: string
  /** Waits this many ms of the world's clock. */
  delay?: number
  /** Applies `status` and `delay` after the call has run. */
  after?: boolean
  /** Sends a response without a body, or with one that cannot be parsed. */
  empty?: boolean
  garbage?: boolean
  /** Breaks the connection before or after the call has run. */
  reset?: 'before' | 'after'
}

export interface Session {
  accessToken: string
  user: { id: string; name: string; phoneNumber: string; roles: string[] }
}

export interface Prompt {
  reference: string
  merchant: string
  amount: number
  expiresAt: string
  pinTriesLeft: number
}

export interface JournalEntry {
  seq: number
  at: string
  kind: string
  [fact: string]: unknown
}

interface Account {
  key: string
  name: string
  phone: string
}

interface Message {
  seq: number
  text: string
  code?: string
}
