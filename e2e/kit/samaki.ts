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
 * SAMAKI_URL says where the mock is, http://localhost:4173 without it. MOCK_TOKEN is the token of a mock that other
 * devices can reach; its start prints it.
 */
import { type BrowserContext, test as base, expect, type Page, type Request, type WebSocket } from '@playwright/test'

export { expect }

const url = (process.env['SAMAKI_URL'] ?? 'http://localhost:4173').replace(/\/$/, '')
const token = process.env['MOCK_TOKEN']

/** Each test gets a world of its own: market, clock, phones and journal. Tests run beside each other and leave nothing behind. */
export const test = base.extend<{ world: World }>({
  baseURL: url,

  // A service worker would answer in the place of the mock.
  serviceWorkers: 'block',

  world: async ({}, use, testInfo) => {
    const world = new World()
    await world.reset()
    await use(world)
    const violations = await world.violations()
    if (violations.length > 0 || testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('journal.jsonl', { body: await world.exportJournal(), contentType: 'application/x-ndjson' })
    await world.drop()
    expect(violations, 'the world breaks rules of the market').toEqual([])
  },

  context: async ({ context, world }, use) => {
    await world.admit(context)
    await use(context)
  },

  page: async ({ page }, use) => {
    const { goto, reload } = page
    // The server sends a page ready drawn, with nothing behind its buttons yet; the app takes its place.
    const untilApp = async <T>(response: T) =>
      page
        .locator('.frames')
        .waitFor({ state: 'detached' })
        .then(() => response)
    page.goto = (...to) => goto.apply(page, to).then(untilApp)
    page.reload = (...how) => reload.apply(page, how).then(untilApp)
    await use(page)
  },

  /** Calls of the market's API, such as `request.get('/v1/products')`, in the same world. */
  request: async ({ playwright, baseURL, world }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: world.headers })
    await use(request)
    await request.dispose()
  },
})

export class World {
  /** At most 40 letters, digits and hyphens. The server drops a world that nobody has used for 30 minutes. */
  readonly name = `test-${crypto.randomUUID().slice(0, 18)}`
  readonly headers: Record<string, string> = { 'x-mock-world': this.name, ...(token && { 'x-mock-token': token }) }
  readonly clock = new Clock(this)
  readonly pages = new Pages()
  private context: BrowserContext | undefined

  /** A fresh market. Its clock stands still, at 09:00 in Dar es Salaam unless you say otherwise. */
  async reset({
    seed = 'default',
    at = '2026-11-21T06:00:00Z',
  }: {
    seed?: 'default' | 'empty' | 'large'
    at?: string
  } = {}): Promise<void> {
    await this.call('POST', `/worlds/${this.name}/reset`, { seed, clock: { kind: 'frozen', at } })
  }

  /** Brings a browser context into this world, before it opens a page. The fixture does it with its own; do it for a second person's. */
  async admit(context: BrowserContext): Promise<void> {
    // `mock-clock`: the page reads the world's clock before it does anything.
    const cookies = { 'mock-world': this.name, 'mock-clock': 'world', ...(token && { 'mock-token': token }) }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
    this.pages.watch(context)
    this.context ??= context
  }

  /** Signs in without a code, for the pages opened from now on. `account` is a phone number, or a key such as `asha` (GET /accounts). */
  async signIn(account: string, context = this.context): Promise<Session> {
    const accounts = await this.call<Account[]>('GET', '/accounts')
    const phoneNumber = accounts.find(({ key, name }) => key === account || name === account)?.phone ?? account
    const session = await this.call<Session>('POST', '/sessions', { phoneNumber })
    await context?.addInitScript(
      ({ mark, token, auth }) => {
        // Once: who signs out stays signed out on the next page.
        if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return
        localStorage.setItem(mark, 'done')
        localStorage.setItem('auth', auth)
        localStorage.setItem('token', token)
      },
      { mark: `kit-${crypto.randomUUID()}`, token: session.accessToken, auth: JSON.stringify({ user: session.user }) },
    )
    return session
  }

  /** The phone of a number in any spelling. */
  handset(phone: string): Handset {
    return new Handset(this, phone)
  }

  /** Makes calls fail, late or incomplete: `fault({ path: '/orders', method: 'POST', status: 500, times: 1 })`. */
  async fault(fault: Fault): Promise<void> {
    await this.call('POST', '/faults', fault)
  }

  /** What came of a number's payments since the reset. The number is the one that pays, or that of the buyer's account. */
  outcome(phone: string): Promise<Outcome> {
    return this.call('GET', `/outcome?phone=${encodeURIComponent(phone)}`)
  }

  /** Waits until the outcome is as expected; counts that you leave out may be anything. */
  async expectOutcome(phone: string, expected: Partial<Outcome>): Promise<void> {
    await expect.poll(() => this.outcome(phone), `outcome of ${phone}`).toMatchObject(expected)
  }

  /** Broken rules of the market, such as two orders for one payment. The fixture fails a test that leaves one. */
  violations(): Promise<{ invariant: string; text: string; entries: number[] }[]> {
    return this.call('GET', '/violations')
  }

  /** Everything that happened: calls, events, timers, money. `query` as in `kind=ledger` or `phone=0712345678`. */
  journal(query = ''): Promise<JournalEntry[]> {
    return this.call('GET', `/journal?${query}`)
  }

  /** The journal as JSON lines without private data; `npm run replay` of Samaki runs them again. */
  exportJournal(): Promise<string> {
    return this.call('GET', '/journal/export')
  }

  async drop(): Promise<void> {
    await this.call('DELETE', `/worlds/${this.name}`)
  }

  /** Any control call of /__mock/docs, by its path below /__mock/api. A refusal throws. */
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

/** A phone: its messages, and the prompt that asks for the PIN of a payment. */
export class Handset {
  private readonly world: World
  private readonly phone: string
  private lastRead = 0

  constructor(world: World, phone: string) {
    this.world = world
    this.phone = phone
  }

  /** The newest sign-in code that this handset has not returned yet; waits for it. */
  async code(): Promise<string> {
    for (;;) {
      const message = await this.call<Message | ''>('GET', `/messages/next?after=${this.lastRead}&timeout=5000`)
      if (message === '') throw new Error(`no code came to ${this.phone}`)
      this.lastRead = message.seq
      if (message.code) return message.code
    }
  }

  /** The payment request on the screen; waits for it. */
  async prompt(): Promise<Prompt> {
    let prompt: Prompt | null = null
    await expect
      .poll(async () => (prompt = (await this.call<{ prompt: Prompt | null }>('GET', '')).prompt), `prompt on ${this.phone}`)
      .not.toBeNull()
    return prompt as unknown as Prompt
  }

  /** Answers the prompt. A wrong PIN throws with the server's words, and the third one ends the payment. */
  async enterPin(pin = '1234'): Promise<void> {
    await this.prompt()
    await this.call('POST', '/approve', { pin })
  }

  async cancel(): Promise<void> {
    await this.prompt()
    await this.call('POST', '/cancel')
  }

  /** The next payment by this phone runs a scenario: its number, its name, or a timeline of your own. */
  async queue(scenario: string | object): Promise<void> {
    await this.call('POST', '/scenario', typeof scenario === 'string' ? { name: scenario } : { scenario })
  }

  private call<T>(method: string, path: string, body?: object): Promise<T> {
    return this.world.call(method, `/phones/${encodeURIComponent(this.phone)}${path}`, body)
  }
}

/** The clock of a world. It stands still until a test moves it. */
export class Clock {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** Milliseconds since 1970. */
  async now(): Promise<number> {
    return (await this.read()).now
  }

  /**
   * Moves server and pages on together. The pages of the shop follow the clock of their world by themselves. The server
   * stops at each of its timers and at least every 5 seconds, until the pages have the new time, the events that were sent
   * and the answers to their calls. So a page never learns too late what happened before, and a timer of a page runs at
   * most 5 seconds late. Toasts and other short effects go by real time.
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

/** What the pages of a world know and are busy with. */
class Pages {
  private readonly requests = new Map<Request, Page>()
  /** The newest time that each page was told, ms since 1970. */
  private readonly times = new Map<Page, number>()
  private events = 0

  watch(context: BrowserContext): void {
    const done = (request: Request) => this.requests.delete(request)
    context.on('requestfinished', done)
    context.on('requestfailed', done)
    context.on('page', (page) => this.watchPage(page))
    for (const page of context.pages()) this.watchPage(page)
  }

  /** Waits for each open page; a call that the world holds back, and a page without a network, for a second and no more. */
  async settled(now: number): Promise<void> {
    await Promise.all([...this.times.keys()].map((page) => this.pageSettled(page, now)))
  }

  /** Returns a check whether so many events have come since. */
  countEvents(): (sent: number) => boolean {
    const before = this.events
    return (sent) => this.events - before >= sent
  }

  private async pageSettled(page: Page, now: number): Promise<void> {
    const isTold = await until(() => (this.times.get(page) ?? now) >= now, 1_000)
    if (!isTold) this.times.delete(page)
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
      // '42' begins an event of socket.io.
      if (!isClock) this.events += text.startsWith('42') ? 1 : 0
      else if (text !== '') this.times.set(page, Date.parse((JSON.parse(text) as { now: string }).now))
    })
  }
}

/** Returns whether it became so in time. */
async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; !isSo() && Date.now() < end; ) await new Promise((done) => setTimeout(done, 5))
  return isSo()
}

/** Counts since the reset. `unfinished`: paid, with neither an order nor a refund. `prompts`: payment requests sent to a phone. */
export interface Outcome {
  orders: number
  charges: number
  unfinished: number
  refunds: number
  prompts: number
}

/** What goes wrong, and for which calls. Several effects go together. */
export interface Fault {
  /** Below /v1; `*` and `:name` stand for any one part. */
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** How many calls it hits; without it all. */
  times?: number
  /** Hits this part of the calls only, 0 to 1. */
  share?: number
  /** The status of the response, 400 to 599. */
  status?: number
  /** Waits so many milliseconds of the world's clock. */
  delay?: number
  /** `status` and `delay` come after the call has done its work. */
  after?: boolean
  /** The response has no body, or one that cannot be read. */
  empty?: boolean
  garbage?: boolean
  /** The connection breaks before or after the call has done its work. */
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
