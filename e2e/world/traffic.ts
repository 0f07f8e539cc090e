import type { BrowserContext, Page, Request, WebSocket } from '@playwright/test'

/** A request that the world holds back until its clock moves on is not waited for again. */
const HELD_AFTER = 1_000
/** The world answers or refuses a connection at once; only a busy machine takes long. */
export const CONNECTED_WITHIN = 5_000
/** A fault may swallow a frame: nobody waits longer for one. */
const FRAMES_WITHIN = 500
const CLOSED_WITHIN = 5_000
// engine.io messages (4) with socket.io packets: connect (0), event (2), refusal (4).
const ADMITTED = /^4[04]/
const EVENT = /^42/
const CONNECTION = /^40\{"sid":"([^"]+)"/

/** What the pages of a test send and receive, whatever their context. */
export class Traffic {
  /** Socket events that reached a page. */
  framesIn = 0
  readonly errors: string[] = []
  private readonly open = new Set<Request>()
  private readonly sockets = new Map<WebSocket, BrowserContext>()
  /** Events that were sent on each, by the id the server gave it. */
  private readonly sent = new Map<WebSocket, { connection?: string; events: number }>()
  /** Connections the server has not answered yet. */
  private readonly connecting = new Set<WebSocket>()
  private readonly held = new WeakSet<Request | WebSocket>()
  private readonly isExpected: (text: string) => boolean
  private wake: () => void = () => {}

  constructor(isExpected: (text: string) => boolean) {
    this.isExpected = isExpected
  }

  watch(context: BrowserContext): void {
    const ended = (request: Request) => {
      this.open.delete(request)
      this.wake()
    }
    context.on('request', (request) => this.open.add(request))
    context.on('requestfinished', ended)
    context.on('requestfailed', ended)
    context.on('page', (page) => this.watchPage(page))
    for (const page of context.pages()) this.watchPage(page)
    context.on('weberror', (error) => this.errors.push(`page error: ${error.error().stack ?? error.error().message}`))
    context.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message.text(), message.location().url) || this.isExpected(message.text())) return
      this.errors.push(`console error at ${message.location().url}: ${message.text()}`)
    })
  }

  /** Resolves when no request and no connecting is under way, but for those the world holds back. */
  async settled(): Promise<void> {
    const requests = () => [...this.open].filter((one) => !this.held.has(one))
    const connecting = () => [...this.connecting].filter((one) => !this.held.has(one))
    await this.until(() => requests().length === 0 && connecting().length === 0, HELD_AFTER)
    for (const one of requests()) this.held.add(one)
    await this.until(() => connecting().length === 0, CONNECTED_WITHIN)
    for (const one of connecting()) this.held.add(one)
  }

  /** How many events each open connection has sent, by the id the server gave it. */
  sentBy(): Map<string, number> {
    return new Map([...this.sent.values()].flatMap(({ connection, events }) => (connection ? [[connection, events] as const] : [])))
  }

  /** Resolves when the pages have received `sent` socket events; soon even when a fault swallows some. */
  arrived(sent: number): Promise<void> {
    return this.until(() => this.framesIn >= sent, FRAMES_WITHIN)
  }

  /** Resolves when a device has no connection open: the browser takes its time to close them when it goes offline. */
  disconnected(device: BrowserContext): Promise<void> {
    return this.until(() => ![...this.sockets.values()].includes(device), CLOSED_WITHIN)
  }

  private watchPage(page: Page): void {
    const ofDocument = this.forgottenWithDocument(page)
    page.on('websocket', (socket: WebSocket) => {
      ofDocument.add(socket)
      this.sockets.set(socket, page.context())
      this.connecting.add(socket)
      const sent: { connection?: string; events: number } = { events: 0 }
      this.sent.set(socket, sent)
      socket.on('close', () => this.forget(socket))
      socket.on('framesent', ({ payload }) => {
        if (EVENT.test(payload.toString())) sent.events++
      })
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString()
        const connection = CONNECTION.exec(text)?.[1]
        if (connection) sent.connection = connection
        if (ADMITTED.test(text)) this.connecting.delete(socket)
        else if (EVENT.test(text)) this.framesIn++
        else return
        this.wake()
      })
    })
    // Requests of a closed page never end.
    page.on('close', () => {
      for (const request of this.open) if (pageOf(request) === page) this.open.delete(request)
      this.wake()
    })
  }

  /** The connections of the document a page shows. Playwright tells of no `close` for those of one that was left. */
  private forgottenWithDocument(page: Page): Set<WebSocket> {
    const sockets = new Set<WebSocket>()
    let isLeaving = false
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
    })
    // Sent for a mere change of the address too.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !isLeaving) return
      isLeaving = false
      for (const socket of sockets) this.forget(socket)
      sockets.clear()
    })
    return sockets
  }

  private forget(socket: WebSocket): void {
    this.sockets.delete(socket)
    this.sent.delete(socket)
    this.connecting.delete(socket)
    this.wake()
  }

  private until(isSo: () => boolean, most: number): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(limit)
        this.wake = () => {}
        done()
      }
      const limit = setTimeout(end, most)
      this.wake = () => isSo() && end()
      this.wake()
    })
  }
}

/** The browser logs each refused call as an error; whether a refusal is right is the test's own business. */
function isRefusal(text: string, url: string): boolean {
  return text.startsWith('Failed to load resource') && /\/(v1|realtime)\//.test(url)
}

function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page()
  } catch {
    return undefined
  }
}
