import type { BrowserContext } from '@playwright/test'

/** Waits this short belong to drawing (the end of a scroll, React's 300 ms between fallback and page) and run by themselves; the product's stand. */
const SHORT = 300
/** Playwright numbers its timers from here; the browser's own are below. */
const FIRST_FAKE = 1_000_000_000_000

export interface PageDues {
  /** Milliseconds since epoch of each pending timeout. */
  readonly timeouts: readonly number[]
}

interface Natives {
  readonly setTimeout: (fn: () => void, ms?: number) => number
  readonly clearTimeout: (id?: number) => void
  readonly requestAnimationFrame: typeof requestAnimationFrame
  readonly cancelAnimationFrame: typeof cancelAnimationFrame
  readonly performanceNow: typeof performance.now
}
type Instrumented = typeof window & { e2eNatives: Natives; e2eDues: () => PageDues }

const frozen = new WeakSet<BrowserContext>()

/** Stands every page of a context still at `at`: time passes there only by `runFor`. Frames go on, or nothing would ever be drawn. */
export async function freezePages(context: BrowserContext, at: number): Promise<void> {
  if (frozen.has(context)) return context.clock.setSystemTime(at)
  frozen.add(context)
  await context.addInitScript(() => {
    const page = window as Instrumented
    page.e2eNatives = {
      setTimeout: window.setTimeout.bind(window),
      clearTimeout: window.clearTimeout.bind(window),
      requestAnimationFrame: window.requestAnimationFrame.bind(window),
      cancelAnimationFrame: window.cancelAnimationFrame.bind(window),
      performanceNow: performance.now.bind(performance),
    }
  })
  await context.clock.install({ time: at - 60_000 })
  await context.addInitScript(
    ({ short, firstFake }) => {
      const page = window as Instrumented
      const natives = page.e2eNatives
      const fake = { set: window.setTimeout.bind(window), clear: window.clearTimeout.bind(window) }
      const dues = new Map<number, number>()
      window.requestAnimationFrame = natives.requestAnimationFrame
      window.cancelAnimationFrame = natives.cancelAnimationFrame
      // React paces its drawing by it; standing still, every lazy part would come 300 ms late.
      performance.now = natives.performanceNow
      window.setTimeout = ((fn: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
        if (ms <= short) return natives.setTimeout(() => fn(...args), ms)
        const id = fake.set(() => {
          dues.delete(id)
          fn(...args)
        }, ms)
        dues.set(id, Date.now() + ms)
        return id
      }) as typeof window.setTimeout
      window.clearTimeout = (id) => {
        if (id === undefined) return
        dues.delete(Number(id))
        if (Number(id) < firstFake) natives.clearTimeout(Number(id))
        else fake.clear(id)
      }
      page.e2eDues = () => ({ timeouts: [...dues.values()] })
    },
    { short: SHORT, firstFake: FIRST_FAKE },
  )
  await context.clock.pauseAt(at)
}

/** When the pages of a context want to be woken. */
export async function duesOf(context: BrowserContext): Promise<number[]> {
  const dues = await inEachPage(context, () => (window as Instrumented).e2eDues().timeouts)
  return dues.flat()
}

/** Two frames: what an answer changed is drawn, and what the drawing started has started. */
export async function drawn(context: BrowserContext): Promise<void> {
  await inEachPage(context, () => {
    const { requestAnimationFrame: frame } = (window as Instrumented).e2eNatives
    return new Promise<void>((done) => frame(() => frame(() => done())))
  })
}

/** Pages that are just being closed or have not opened anything yet have nothing to say. */
async function inEachPage<T>(context: BrowserContext, ask: () => T | Promise<T>): Promise<T[]> {
  const open = context.pages().filter((page) => page.url().startsWith('http'))
  const answers = await Promise.all(
    open.map((page) =>
      page.evaluate(ask).then(
        (answer) => [answer],
        () => [],
      ),
    ),
  )
  return answers.flat()
}
