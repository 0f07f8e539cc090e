import type { BrowserContext, Page, Request } from '@playwright/test'
import type { JournalEntry } from '#contract/control/journal.ts'
import { addPageScripts, onPageMessages } from '../world/pageMessages.ts'
import { type Breach, RecordInvariants, watchRecords } from './recordInvariants.ts'

/** A change within this many ms after a user action counts as caused by it. */
const EXPLAINS_FOR = 5_000
/** An engine.io message (4) with a socket.io connect packet (0). */
const CONNECTED = '40'
const ORDERS = /\/v1\/orders$/
const STATUS_CALL = /\/v1\/[^/]+\/status\/([^/?]+)$/

interface OrderCall {
  readonly request: Request
  /** Whether the call created the order; null while it is pending. */
  made: boolean | null
}

interface Cart {
  readonly owner: string | null
  readonly lines: number
  /** The lines that wait for other owners. */
  readonly kept: number
}

interface Facts {
  readonly charges: readonly { transactionId: string; reference: string }[]
  readonly orders: readonly { transactionId?: string | undefined }[]
}

/** Checks the invariants that only pages can show: I7, I8 and I13 to I16 (QA-042). */
export class PageInvariants {
  private readonly breaches: Breach[] = []
  private readonly pending: Promise<unknown>[] = []
  private readonly ledger: () => Promise<readonly JournalEntry[]>
  private readonly records: RecordInvariants
  /** The transactionId of each success that reached an open page after it started a cart payment. */
  private readonly successes = new Map<string, BrowserContext>()
  private readonly excusedContexts = new Set<BrowserContext>()
  private readonly orderCalls: OrderCall[] = []
  private readonly emptiedCarts: { readonly lines: number; readonly calls: readonly OrderCall[] }[] = []
  private actedAt = 0
  /** Counts events that justify another status check: a page load, a connection, a user action, an unclear callback. */
  private reasons = 0

  constructor(ledger: () => Promise<readonly JournalEntry[]>) {
    this.ledger = ledger
    this.records = new RecordInvariants(ledger)
  }

  async observe(context: BrowserContext): Promise<void> {
    await addPageScripts(context, PAGE_SCRIPTS)
    this.records.observe(context)
    const checks = new Map<string, { reasons: number; open: number }>()
    let startsCart = false
    let cart: Cart = { owner: null, lines: 0, kept: 0 }
    const usedOrderCalls = new Set<OrderCall>()

    onPageMessages(context, {
      acted: () => {
        this.actedAt = Date.now()
        this.reasons++
      },
      success: () => {
        this.pending.push(
          this.ledger().then((lines) => {
            if (!lines.some(({ text }) => text === 'charge'))
              this.breaches.push({ invariant: 'I7', text: 'a page says Payment successful! without a charge' })
          }),
        )
      },
      cart: (now: Cart) => {
        // The cart of somebody else is shown after a sign-in. The one before must be kept for its owner.
        const isHandedOver = now.owner !== cart.owner && now.kept >= cart.lines
        // The page may get the response to an order call before `orderCalls` has its result. So `found` checks it at the end of the test.
        if (now.lines === 0 && cart.lines > 0 && !isHandedOver && Date.now() - this.actedAt >= EXPLAINS_FOR)
          this.emptiedCarts.push({ lines: cart.lines, calls: this.orderCalls.filter((call) => !usedOrderCalls.has(call)) })
        if (now.lines > 0) for (const call of this.orderCalls) if (call.made !== null) usedOrderCalls.add(call)
        cart = now
      },
    })

    context.on('request', (request) => {
      // Count a page load at the start of the navigation, because the new page may check a status before it has loaded.
      if (request.isNavigationRequest()) this.reasons++
      const reference = STATUS_CALL.exec(new URL(request.url()).pathname)?.[1]
      if (reference) this.checked(checks, reference)
      if (isPost(request, ORDERS)) this.orderCalls.push({ request, made: null })
      if (isPost(request, /\/checkout$/)) startsCart = !request.postData()?.includes('"orderId"')
    })
    context.on('requestfinished', (request) => this.pending.push(this.answered(request, context, checks)))
    context.on('requestfailed', (request) => {
      this.closed(checks, request)
      if (isPost(request, ORDERS)) this.excusedContexts.add(context)
    })
    const watchSockets = (page: Page) =>
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => this.received(payload.toString(), context, startsCart))
      })
    context.on('page', watchSockets)
    context.pages().forEach(watchSockets)
  }

  private received(frame: string, context: BrowserContext, startsCart: boolean): void {
    // Count a connection once the server has accepted it. If its start counted, an earlier check would use up this reason.
    if (frame.startsWith(CONNECTED)) this.reasons++
    const callback = callbackIn(frame)
    if (!callback) return
    if (callback.status === 'success' && typeof callback.transactionId === 'string' && startsCart)
      this.successes.set(callback.transactionId, context)
    else this.reasons++
  }

  /** Returns all breaches. The charges and orders are those of the world at the end of the test. */
  async found({ charges, orders }: Facts, contexts: readonly BrowserContext[]): Promise<Breach[]> {
    const open = contexts.flatMap((context) => context.pages()).filter((page) => page.url().startsWith('http'))
    const ofRecords = await this.records.found(open)
    await Promise.all(this.pending)
    const late = [...this.successes].flatMap(([transactionId, context]) => {
      const isFree = open.some((page) => page.context() === context) && !this.excusedContexts.has(context)
      const charge = charges.find((one) => one.transactionId === transactionId)
      if (!isFree || !charge || orders.some((order) => order.transactionId === transactionId)) return []
      const text = `the success of ${transactionId} reached an open page, but no order came of it`
      return [{ invariant: 'I8', text, reference: charge.reference }]
    })
    const emptied = this.emptiedCarts
      .filter(({ calls }) => !calls.some(({ made }) => made))
      .map(({ lines }) => ({ invariant: 'I13', text: `a cart of ${lines} lines became empty by itself` }))
    return [...this.breaches, ...emptied, ...ofRecords, ...late]
  }

  excuse(context: BrowserContext): void {
    this.excusedContexts.add(context)
  }

  excuseClearing(context: BrowserContext): void {
    this.records.excuse(context)
  }

  private checked(checks: Map<string, { reasons: number; open: number }>, reference: string): void {
    const before = checks.get(reference)
    if (before && before.open > 0) this.breaches.push({ invariant: 'I16', text: `two status checks of ${reference} at once`, reference })
    if (before && before.reasons === this.reasons)
      this.breaches.push({ invariant: 'I16', text: `one more status check of ${reference} without a reason`, reference })
    checks.set(reference, { reasons: this.reasons, open: (before?.open ?? 0) + 1 })
  }

  private async answered(request: Request, context: BrowserContext, checks: Map<string, { reasons: number; open: number }>): Promise<void> {
    this.closed(checks, request)
    if (!isPost(request, ORDERS)) return
    const made = (await request.response())?.ok() === true
    const call = this.orderCalls.find((one) => one.request === request)
    if (call) call.made = made
    if (!made) this.excusedContexts.add(context)
  }

  private closed(checks: Map<string, { reasons: number; open: number }>, request: Request): void {
    const entry = checks.get(STATUS_CALL.exec(new URL(request.url()).pathname)?.[1] ?? '')
    if (entry) entry.open--
  }
}

/** The scripts that run in every page of a test. */
export const PAGE_SCRIPTS = [watchPage, watchRecords]

/** Runs in the page before its own scripts. Reports user actions, success texts and the size of the cart. */
function watchPage(): void {
  const { e2eReport } = window as unknown as { e2eReport: (kind: string, told?: unknown) => void }
  for (const kind of ['pointerdown', 'click', 'keydown', 'online', 'visibilitychange'])
    addEventListener(kind, () => e2eReport('acted'), true)

  let isShown = false
  const look = () => {
    const shows = /Payment successful!|Malipo yamefanikiwa!/.test(document.body?.textContent ?? '')
    if (shows && !isShown) e2eReport('success')
    isShown = shows
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })

  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function set(key, value) {
    setItem.call(this, key, value)
    if (this !== localStorage || key !== 'cart') return
    try {
      type Basket = { lines: unknown[] }
      const { state } = JSON.parse(value) as { state?: Basket & { owner?: string; waiting?: Record<string, Basket> } }
      if (!state?.lines) return
      const kept = Object.values(state.waiting ?? {}).reduce((sum, { lines }) => sum + lines.length, 0)
      e2eReport('cart', { owner: state.owner ?? null, lines: state.lines.length, kept })
    } catch {
      // Ignore a cart that is not JSON; the cart's own tests check its format.
    }
  }
}

function isPost(request: Request, path: RegExp): boolean {
  return request.method() === 'POST' && path.test(new URL(request.url()).pathname)
}

function callbackIn(frame: string): { status?: unknown; transactionId?: unknown } | null {
  if (!frame.startsWith('42["payment-callback"')) return null
  const [, payload] = JSON.parse(frame.slice(2)) as [string, { status?: unknown; transactionId?: unknown }]
  return payload
}
