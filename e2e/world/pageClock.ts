import type { BrowserContext } from '@playwright/test'

/** Timeouts up to this many ms run in real time: they are part of rendering, such as React's 300 ms before it replaces a fallback. Longer ones use the test clock. */
const SHORT = 300
/** The first id of Playwright's fake timers. The browser's timer ids are lower. */
const FIRST_FAKE = 1_000_000_000_000

export interface PageDues {
  /** The due time of each pending timeout, in ms since the epoch. */
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

/** Stops the clock of all pages of a context at `at`; only `runFor` moves it. Animation frames still run, because rendering needs them. */
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
      // React throttles rendering by performance.now. If it stopped, every lazy component would be 300 ms late.
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

/** Returns the due times of all pending timeouts in the pages of a context. */
export async function pendingTimeouts(context: BrowserContext): Promise<number[]> {
  const dues = await inEachPage(context, () => (window as Instrumented).e2eDues().timeouts)
  return dues.flat()
}

/** Waits for two animation frames in each page: a response is then rendered, and effects of rendering have run. */
export async function drawn(context: BrowserContext): Promise<void> {
  await inEachPage(context, () => {
    const { requestAnimationFrame: frame } = (window as Instrumented).e2eNatives
    return new Promise<void>((done) => frame(() => frame(() => done())))
  })
}

/** Evaluates a function in each page of a context. Pages that are closing or still blank are skipped. */
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
