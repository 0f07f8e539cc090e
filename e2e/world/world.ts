import type { BrowserContext, Page, TestInfo } from '@playwright/test'
import { advanceClock, getClock } from '#contract/control/clock.ts'
import type { ControlInput } from '#contract/control/controlCall.ts'
import { listSockets } from '#contract/control/faults/realtimeFaults.ts'
import { ChargeEntry, countJournal, type JournalEntry, listJournal } from '#contract/control/journal.ts'
import { listAccounts, openSession } from '#contract/control/people.ts'
import type { OrderRecord } from '#contract/control/records.ts'
import { listViolations, reportViolation, type Violation } from '#contract/control/violations.ts'
import { dropWorld, resetWorld, type SeedName } from '#contract/control/worlds.ts'
import { type Breach, PageInvariants } from '../invariants/invariants.ts'
import { Control } from './control.ts'
import { Handset } from './handset.ts'
import { drawn, duesOf, freezePages } from './pageClock.ts'
import { arriveSignedIn } from './signIn.ts'
import { CONNECTED_WITHIN, Traffic } from './traffic.ts'

/** 09:00 in Dar es Salaam. */
export const START = Date.parse('2026-11-21T06:00:00Z')
/** Pages tick at least so often on the way. */
const LONGEST_STEP = 30_000

/** In ms, of a burst. */
const MOMENT = 20

/** Texts, and whole numbers as such. */
type JournalFilter = ControlInput<typeof listJournal>['query']

/** The world of one test: its own database, clock, phones and journal, and the pages that live in it. */
export class World {
  readonly control: Control
  private readonly contexts: BrowserContext[] = []
  /** By how much the clock of a device is wrong, in ms. */
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

  /** Fresh, and standing still at START. `products` only with the seed `large`. */
  async reset(options: { seed?: SeedName; products?: number } = {}): Promise<void> {
    const clock = { kind: 'frozen', at: new Date(START).toISOString() } as const
    await this.control.send(resetWorld, { params: { name: this.control.world }, body: { seed: 'default', ...options, clock } })
    this.seeded = new Set((await this.allOrders()).map(({ id }) => id))
  }

  /** Puts a browser context into this world, before it opens a page. */
  async admit(context: BrowserContext): Promise<void> {
    const cookies = {
      'mock-world': this.control.world,
      // The test moves the page's own clock.
      'mock-clock': 'page',
    }
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: this.control.url, sameSite: 'Lax' })))
    await freezePages(context, await this.now())
    await this.invariants.observe(context)
    this.traffic.watch(context)
    this.contexts.push(context)
  }

  /** Closes a browser: no more time passes in its pages. */
  async close(context: BrowserContext): Promise<void> {
    await this.settled()
    this.contexts.splice(this.contexts.indexOf(context), 1)
    await context.close()
  }

  /** Signs in by call, for the pages opened from now on; `account` is a key or name of the test accounts. Returns its number. */
  async signIn(account: string, context = this.first()): Promise<string> {
    const accounts = await this.control.send(listAccounts)
    const found = accounts.find(({ key, name }) => key === account || name === account)
    if (!found) throw new Error(`no test account "${account}"; there are ${accounts.map(({ key }) => key).join(', ')}`)
    const { accessToken, user } = await this.control.send(openSession, { body: { phoneNumber: found.phone } })
    this.payer ||= found.phone.replace('+', '')
    await arriveSignedIn(context, `e2e-sign-in-${++this.signIns}`, accessToken, user)
    return found.phone
  }

  /** A phone; without a number that of the first account signed in by call. */
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

  /** The clock of this device is wrong from now on; before it opens a page. */
  async setAhead(ms: number, context = this.first()): Promise<void> {
    await context.clock.pauseAt((await this.now()) + ms)
    this.ahead.set(context, ms)
  }

  /** A device in deep sleep: cut off, its timers stand; on waking its clock is right at once, the network a moment later. */
  async sleep(ms: number, page: Page): Promise<void> {
    await this.cutOff(page, true)
    await this.advance(ms)
    await page.context().clock.fastForward(ms)
    await this.settled()
    await this.cutOff(page, false)
  }

  /** Takes the network away, its open connection too, or gives it back. */
  async cutOff(page: Page, isOffline: boolean): Promise<void> {
    if (isOffline) this.expectConsole(/WebSocket connection to .* failed: .*ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(isOffline)
    if (isOffline) await this.traffic.disconnected(page.context())
    await this.settled()
  }

  /** Moves world and pages on, from due timer to due timer, the server first, never in one leap. */
  async pass(ms: number): Promise<void> {
    await this.settled()
    const until = (await this.now()) + ms
    for (;;) {
      const { now, pending } = await this.clock()
      if (now >= until) return
      const pages = await Promise.all(this.contexts.map((context) => this.duesOf(context)))
      const next = (dues: readonly number[]) => Math.min(until, now + LONGEST_STEP, ...dues.filter((due) => due > now))
      const ofPages = next(pages.flat())
      // What the server does in a moment, nothing of the pages between, it does in one step.
      const step = Math.ceil(Math.min(ofPages, Math.max(next(pending), now + MOMENT)) - now)
      // What the server sends meets a page of the same time; where both are due at once, the server is first.
      const late = pages.flat().some((due) => Math.abs(due - now - step) < 1) ? 1 : 0
      await this.runPages(step - late)
      const isSettled = await this.advance(step)
      await this.runPages(late)
      if (late > 0 || !isSettled) await this.settled()
    }
  }

  /** Resolves when requests are answered, what the server sent has arrived, and all of it is drawn. */
  async settled(act?: () => Promise<unknown>): Promise<void> {
    const [received, sent] = [this.traffic.framesIn, await this.framesSent()]
    await act?.()
    await this.traffic.arrived(received + (await this.framesSent()) - sent)
    // Twice: what is drawn first may ask for more.
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

  /** How often a page has connected to the realtime server so far; what happens before is told to nobody. */
  async connects(): Promise<number> {
    return (await this.journal({ kind: 'frame-in' })).filter((entry) => entry['event'] === 'connect').length
  }

  violations(): Promise<Violation[]> {
    return this.control.send(listViolations)
  }

  /** The orders made in this test. */
  async orders(): Promise<OrderRecord[]> {
    return (await this.allOrders()).filter(({ id }) => !this.seeded.has(id))
  }

  /** The charges made in this test, refunded ones too. */
  async charges(): Promise<ChargeEntry[]> {
    const entries = await this.journal({ kind: 'ledger' })
    return entries.flatMap((entry) => (entry.text === 'charge' ? ChargeEntry.parse(entry) : []))
  }

  /** A console error that this test brings about on purpose. */
  expectConsole(pattern: RegExp): void {
    this.expected.push(pattern)
  }

  /** A success that reached a page of this device cannot become an order, on purpose. */
  expectNoOrder(context = this.first()): void {
    this.invariants.excuse(context)
  }

  /** The test itself clears what this device has stored of its payments. */
  expectClearing(context = this.first()): void {
    this.invariants.excuseClearing(context)
  }

  /** What the pages showed to be wrong is reported to the world; then everything wrong is told at once. */
  async faults(): Promise<string[]> {
    const breaches = await this.breaches()
    for (const { invariant, text, reference } of breaches) {
      const entries = reference === undefined ? [] : (await this.journal({ reference })).map(({ seq }) => seq)
      await this.control.send(reportViolation, { body: { invariant, text, entries } })
    }
    const found = await this.violations()
    return [...found.map(({ invariant, text }) => `${invariant}: ${text}`), ...this.traffic.errors]
  }

  /** The journal goes into the report of a test that failed (QA-041); the world goes away. */
  async end(testInfo: TestInfo): Promise<void> {
    if (testInfo.status !== testInfo.expectedStatus) {
      const lines = (await this.journal()).map((entry) => JSON.stringify(entry)).join('\n')
      await testInfo.attach('journal.jsonl', { body: lines, contentType: 'application/x-ndjson' })
    }
    await this.control.send(dropWorld, { params: { name: this.control.world } })
  }

  /** Acts once the pages are connected and the server has what they sent: who waits for a payment is told what the act brings about. Then as `settled`. */
  private async whenConnected(act: () => Promise<unknown>): Promise<void> {
    await this.settled()
    for (const end = Date.now() + CONNECTED_WITHIN; Date.now() < end && !(await this.isAllReceived()); );
    await this.settled(act)
  }

  private async runPages(ms: number): Promise<void> {
    if (ms > 0) await Promise.all(this.contexts.map((context) => context.clock.runFor(ms)))
  }

  /** The pages deal with what a timer of the server brought about before their own time moves; false if none fired. */
  private async advance(ms: number): Promise<boolean> {
    const [received, sent] = [this.traffic.framesIn, await this.framesSent()]
    const { fired } = await this.control.send(advanceClock, { body: { ms } })
    if (fired.length === 0) return false
    await this.traffic.arrived(received + (await this.framesSent()) - sent)
    await this.settled()
    return true
  }

  private async duesOf(context: BrowserContext): Promise<number[]> {
    const dues = await duesOf(context)
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

  /** By connection: what a page sent and was closed upon may never have left the device. */
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
