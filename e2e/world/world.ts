import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { advanceClock, getClock } from '#contract/control/clock.ts'
import type { ControlInput } from '#contract/control/controlCall.ts'
import { listSockets } from '#contract/control/faults/realtimeFaults.ts'
import { ChargeEntry, countJournal, type JournalEntry, listJournal } from '#contract/control/journal.ts'
import { listAccounts, openSession } from '#contract/control/people.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { listViolations, reportViolation, type Violation } from '#contract/control/violations.ts'
import { dropWorld, resetWorld, type SeedName } from '#contract/control/worlds.ts'
import { PageInvariants } from '../invariants/invariants.ts'
import type { Breach } from '../invariants/recordInvariants.ts'
import { Control } from './control.ts'
import { Handset } from './handset.ts'
import { drawn, freezePages, pendingTimeouts } from './pageClock.ts'
import { storeSession } from './signIn.ts'
import { CONNECTED_WITHIN, Traffic } from './traffic.ts'

/** The start time of each world: 09:00 in Dar es Salaam. */
export const START = Date.parse('2026-11-21T06:00:00Z')
/** The longest step of the clock in ms, so that pages tick in between. */
const LONGEST_STEP = 30_000

/** Server timers within this many ms are fired in one step. */
const MOMENT = 20

/** A journal filter. Numbers may be passed as numbers. */
type JournalFilter = ControlInput<typeof listJournal>['query']

/** The world of one test: its database, clock, phones and journal on the mock, and its pages in the browser. */
export class World {
  readonly control: Control
  private readonly contexts: BrowserContext[] = []
  /** How far the clock of each device is ahead, in ms. */
  private readonly ahead = new Map<BrowserContext, number>()
  private readonly traffic = new Traffic((text) => this.expected.some((pattern) => pattern.test(text)))
  private readonly invariants = new PageInvariants(() => this.journal({ kind: 'ledger' }))
  private readonly handsets = new Map<string, Handset>()
  private readonly expected: RegExp[] = []
  private seeded = new Set<string>()
  private payer = ''
  private signIns = 0

  constructor(url: string, name: string) {
    this.control = new Control(url, name)
  }

  /** Resets the world with the clock stopped at START. `products` needs the seed `large`. */
  async reset(options: { seed?: SeedName; products?: number } = {}): Promise<void> {
    const clock = { kind: 'frozen', at: new Date(START).toISOString() } as const
    await this.control.send(resetWorld, { params: { name: this.control.world }, body: { seed: 'default', ...options, clock } })
    this.seeded = new Set((await this.allOrders()).map(({ id }) => id))
  }

  /** Connects a browser context to this world. Call it before the context opens a page. */
  async admit(context: BrowserContext): Promise<void> {
    const cookies = {
      'mock-world': this.control.world,
      // The page uses its own clock, which the test moves.
      'mock-clock': 'page',
    }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: this.control.url, sameSite: 'Lax' })))
    await freezePages(context, await this.now())
    await this.invariants.observe(context)
    this.traffic.watch(context)
    this.contexts.push(context)
  }

  /** Closes a browser context and no longer moves the clock of its pages. */
  async close(context: BrowserContext): Promise<void> {
    await this.settled()
    this.contexts.splice(this.contexts.indexOf(context), 1)
    await context.close()
  }

  /** Signs in by a call, for pages opened later. `account` is the key or name of a test account. Returns its phone number. */
  async signIn(account: string, context = this.first()): Promise<string> {
    const accounts = await this.control.send(listAccounts)
    const found = accounts.find(({ key, name }) => key === account || name === account)
    if (!found) throw new Error(`no test account "${account}"; there are ${accounts.map(({ key }) => key).join(', ')}`)
    const { accessToken, user } = await this.control.send(openSession, { body: { phoneNumber: found.phone } })
    this.payer ||= found.phone.replace('+', '')
    await storeSession(context, `e2e-sign-in-${++this.signIns}`, accessToken, user)
    return found.phone
  }

  /** Returns the phone with a number. The default is the phone of the first account that was signed in. */
  handset(msisdn = this.payer): Handset {
    const number = msisdn.replace(/\D/g, '').replace(/^0/, '255')
    if (number === '') throw new Error('whose handset? nobody is signed in by call')
    const known = this.handsets.get(number) ?? new Handset(this.control, number, (act) => this.whenConnected(act))
    this.handsets.set(number, known)
    return known
  }

  async now(): Promise<number> {
    return (await this.clock()).now
  }

  /** Sets the clock of a device wrong by `ms`. Call it before the device opens a page. */
  async setClockAhead(ms: number, context = this.first()): Promise<void> {
    await context.clock.pauseAt((await this.now()) + ms)
    this.ahead.set(context, ms)
  }

  /** Simulates deep sleep: the device is offline and its timers stop. On waking its clock is right at once, and the network follows a moment later. */
  async sleep(ms: number, page: Page): Promise<void> {
    await this.setOffline(page, true)
    await this.advance(ms)
    await page.context().clock.fastForward(ms)
    await this.settled()
    await this.setOffline(page, false)
  }

  /** Sets a device offline and waits until its socket is closed, or sets it online again. */
  async setOffline(page: Page, isOffline: boolean): Promise<void> {
    if (isOffline) this.expectConsole(/WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(isOffline)
    if (isOffline) await this.traffic.disconnected(page.context())
    await this.settled()
  }

  /** Moves the clock of world and pages forward, from timer to timer. If two are due at the same time, the server's runs first. */
  async pass(ms: number): Promise<void> {
    await this.settled()
    const until = (await this.now()) + ms
    for (;;) {
      const { now, pending } = await this.clock()
      if (now >= until) return
      const pages = await Promise.all(this.contexts.map((context) => this.pendingTimeouts(context)))
      const next = (dues: readonly number[]) => Math.min(until, now + LONGEST_STEP, ...dues.filter((due) => due > now))
      const ofPages = next(pages.flat())
      // Combine the server's timers within MOMENT in one step, if no page timer is due before.
      const step = Math.ceil(Math.min(ofPages, Math.max(next(pending), now + MOMENT)) - now)
      // Pages move first, so that they have the same time when the server's events arrive. If a page timer is due at the same time, hold the
      // page back by 1 ms so that the server's timer runs first.
      const late = pages.flat().some((due) => Math.abs(due - now - step) < 1) ? 1 : 0
      await this.runPages(step - late)
      const isSettled = await this.advance(step)
      await this.runPages(late)
      if (late > 0 || !isSettled) await this.settled()
    }
  }

  /** Resolves when all requests have responses, all events have arrived, and the pages have rendered them. */
  async settled(act?: () => Promise<unknown>): Promise<void> {
    const [received, sent] = [this.traffic.framesIn, await this.framesSent()]
    await act?.()
    await this.traffic.arrived(received + (await this.framesSent()) - sent)
    // Two rounds, because rendering may start further requests.
    for (let round = 0; round < 2; round++) {
      await this.traffic.settled()
      await Promise.all(this.contexts.map(drawn))
    }
  }

  journal(filter?: JournalFilter): Promise<JournalEntry[]> {
    return this.control.send(listJournal, { query: filter })
  }

  async count(filter?: JournalFilter): Promise<number> {
    return (await this.control.send(countJournal, { query: filter })).count
  }

  /** Returns how often pages have connected to the realtime server. Events before the first connection reach no page. */
  async connectionCount(): Promise<number> {
    return (await this.journal({ kind: 'frame-in' })).filter((entry) => entry['event'] === 'connect').length
  }

  violations(): Promise<Violation[]> {
    return this.control.send(listViolations)
  }

  /** Returns the orders created in this test. */
  async orders(): Promise<OrderRecord[]> {
    return (await this.allOrders()).filter(({ id }) => !this.seeded.has(id))
  }

  /** Returns the charges of this test, including refunded ones. */
  async charges(): Promise<ChargeEntry[]> {
    const entries = await this.journal({ kind: 'ledger' })
    return entries.flatMap((entry) => (entry.text === 'charge' ? ChargeEntry.parse(entry) : []))
  }

  /** Accepts console errors that match a pattern, because the test causes them on purpose. */
  expectConsole(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  /** Accepts that a payment success on this device does not lead to an order, because the test prevents it. */
  expectNoOrder(context = this.first()): void {
    this.invariants.excuse(context)
  }

  /** Accepts that payment records disappear from this device, because the test clears them. */
  expectClearing(context = this.first()): void {
    this.invariants.excuseClearing(context)
  }

  /** Reports the breaches found in pages to the world. Returns all violations and page errors. */
  async problems(): Promise<string[]> {
    const breaches = await this.breaches()
    for (const { invariant, text, reference } of breaches) {
      const entries = reference === undefined ? [] : (await this.journal({ reference })).map(({ seq }) => seq)
      await this.control.send(reportViolation, { body: { invariant, text, entries } })
    }
    const found = await this.violations()
    return [...found.map(({ invariant, text }) => `${invariant}: ${text}`), ...this.traffic.errors]
  }

  /** Attaches the journal to the report if the test failed (QA-041), and drops the world. */
  async end(testInfo: TestInfo): Promise<void> {
    if (testInfo.status !== testInfo.expectedStatus) {
      const lines = (await this.journal()).map((entry) => JSON.stringify(entry)).join('\n')
      await testInfo.attach('journal.jsonl', { body: lines, contentType: 'application/x-ndjson' })
    }
    await this.control.send(dropWorld, { params: { name: this.control.world } })
  }

  /**
   * Waits until the server has received all events of the pages, so that it can send them the payment's result. Then calls `act` and waits
   * until its effects have reached the pages.
   */
  private async whenConnected(act: () => Promise<unknown>): Promise<void> {
    await this.settled()
    for (const end = Date.now() + CONNECTED_WITHIN; Date.now() < end && !(await this.isAllReceived()););
    await this.settled(act)
  }

  private async runPages(ms: number): Promise<void> {
    if (ms > 0) await Promise.all(this.contexts.map((context) => context.clock.runFor(ms)))
  }

  /** Moves the server's clock and waits until the pages have handled the results. Returns false if no timer fired. */
  private async advance(ms: number): Promise<boolean> {
    const [received, sent] = [this.traffic.framesIn, await this.framesSent()]
    const { fired } = await this.control.send(advanceClock, { body: { ms } })
    if (fired.length === 0) return false
    this.traffic.expectHeld()
    await this.traffic.arrived(received + (await this.framesSent()) - sent)
    await this.settled()
    return true
  }

  private async pendingTimeouts(context: BrowserContext): Promise<number[]> {
    const dues = await pendingTimeouts(context)
    return dues.map((due) => due - (this.ahead.get(context) ?? 0))
  }

  private async breaches(): Promise<Breach[]> {
    const facts = { charges: await this.charges(), orders: await this.orders() }
    return this.invariants.found(facts, this.contexts)
  }

  private first(): BrowserContext {
    const context = this.contexts[0]
    if (!context) throw new Error('no page is in this world yet')
    return context
  }

  private async clock(): Promise<{ now: number; pending: number[] }> {
    const { now, pending } = await this.control.send(getClock)
    return { now: new Date(now).getTime(), pending: pending.map(({ due }) => new Date(due).getTime()) }
  }

  /** Returns whether the server has received all events. Only open connections count, because events of a closed one may be lost. */
  private async isAllReceived(): Promise<boolean> {
    const open = await this.control.send(listSockets)
    const sent = this.traffic.sentBy()
    return open.every(({ connection, received }) => received >= (sent.get(connection) ?? 0))
  }

  private framesSent(): Promise<number> {
    return this.count({ kind: 'frame-out' })
  }

  private allOrders(): Promise<OrderRecord[]> {
    return this.control.records('orders')
  }
}
