import type { BrowserContext, Page, Request, WebSocket } from '@playwright/test'

/** After this many ms, a request counts as delayed by the world until its clock moves, and `settled` no longer waits for it. */
const HELD_AFTER = 1_000
/** The longest wait for a connection, in ms. The mock accepts or rejects it at once; only a busy machine needs longer. */
export const CONNECTED_WITHIN = 5_000
/** The longest wait for a socket event, in ms. A fault may have discarded it. */
const FRAMES_WITHIN = 500
const CLOSED_WITHIN = 5_000
// Engine.io messages (4) with socket.io packets: connect (0), event (2), connect error (4).
const ADMITTED = /^4[04]/
const EVENT = /^42/
const CONNECTION = /^40\{"sid":"([^"]+)"/

/** Tracks the requests, socket events and errors of all pages of a test. */
export class Traffic {
  /** The number of socket events that pages have received. */
  framesIn = 0
  readonly errors: string[] = []
  private readonly open = new Set<Request>()
  private readonly sockets = new Map<WebSocket, BrowserContext>()
  /** The number of events sent on each socket, with the connection id that the server assigned. */
  private readonly sent = new Map<WebSocket, { connection?: string; events: number }>()
  /** The sockets that the server has not accepted or rejected yet. */
  private readonly connecting = new Set<WebSocket>()
  private held = new WeakSet<Request | WebSocket>()
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

  /** Resolves when no requests or connection attempts are pending, except those that the world delays. */
  async settled(): Promise<void> {
    const requests = () => [...this.open].filter((one) => !this.held.has(one))
    const connecting = () => [...this.connecting].filter((one) => !this.held.has(one))
    await this.until(() => requests().length === 0 && connecting().length === 0, HELD_AFTER)
    for (const one of requests()) this.held.add(one)
    await this.until(() => connecting().length === 0, CONNECTED_WITHIN)
    for (const one of connecting()) this.held.add(one)
  }

  /** Makes `settled` wait for the delayed requests again, because the world's clock has moved and their responses may be on their way. */
  expectHeld(): void {
    this.held = new WeakSet()
  }

  /** Returns the number of events sent on each open connection, by its id. */
  sentBy(): Map<string, number> {
    return new Map([...this.sent.values()].flatMap(({ connection, events }) => (connection ? [[connection, events] as const] : [])))
  }

  /** Resolves when the pages have received `sent` socket events, or after a short time, because a fault may discard some. */
  arrived(sent: number): Promise<void> {
    return this.until(() => this.framesIn >= sent, FRAMES_WITHIN)
  }

  /** Resolves when a device has no open connections. Browsers don't close them at once when they go offline. */
  disconnected(device: BrowserContext): Promise<void> {
    return this.until(() => ![...this.sockets.values()].includes(device), CLOSED_WITHIN)
  }

  private watchPage(page: Page): void {
    const documentSockets = this.socketsOfDocument(page)
    page.on('websocket', (socket: WebSocket) => {
      documentSockets.add(socket)
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
    // Playwright reports no end for requests of a closed page.
    page.on('close', () => {
      for (const request of this.open) if (pageOf(request) === page) this.open.delete(request)
      this.wake()
    })
  }

  /** Returns the set of sockets of the page's current document. It forgets them on navigation, because Playwright then sends no `close` event. */
  private socketsOfDocument(page: Page): Set<WebSocket> {
    const sockets = new Set<WebSocket>()
    let isLeaving = false
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
    })
    // This event is also sent when only the URL changes.
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

/** Returns whether a console error is about an error response. Tests check such responses themselves. */
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
