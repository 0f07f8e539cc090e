import type { BrowserContext, Page } from '@playwright/test'
import { newestStored, timeToAppend, timeToAppendPlain, timeToOpen, timeToOpenPlain } from '../browser/threadPage.ts'
import { type Measurement, median } from '../measurement.ts'

const ENTRIES = 2_000
const TIMES = 7
/** The number of entries added at each opening. */
const WORDS = 6
const DAY = 24 * 3_600_000
const PHONE_CPU = 4
const FIRST = '1-product-0'
/**
 * How many times longer than for the plain rows an action may take. Opening took 2 to 3 times as long on a slow machine, idle or on one
 * core, and the best of three rounds counts. Appending: a quarter above the worst ratio measured.
 */
const MOST_TIMES_PLAIN = { open: 3, append: 12 } as const

/** Measures opening, appending to and scrolling through a full thread on a desktop. The baseline is a page with the same number of plain rows. */
export const thread: Measurement = async ({ site, browser }) => {
  const context = await (await browser()).newContext({ viewport: DESKTOP })
  try {
    const { open, append, mounted } = await measureThread(context, await site())
    const plain = await baseline(context, await site())
    const plainRows = (value: number) => ({ what: `${ENTRIES} plain rows from storage`, value })
    const row = (row: string, what: string, value: number, limit: number, baselineValue: number) => ({
      row,
      what,
      value,
      limit,
      baseline: plainRows(baselineValue),
    })
    const opening = row('PERF-016', `a thread of ${ENTRIES} entries opens`, median(open), 150, plain.open)
    const addition = row('PERF-017', 'an entry is added to it', median(append), 50, plain.append)
    return [
      { ...opening, mostTimesBaseline: MOST_TIMES_PLAIN.open, unit: 'ms' },
      { ...addition, mostTimesBaseline: MOST_TIMES_PLAIN.append, unit: 'ms' },
      { ...row('PERF-018', 'cards mounted at most, read from end to start', mounted, 150, ENTRIES), unit: 'cards' },
    ]
  } finally {
    await context.close()
  }
}

/** Too narrow for the dock, so that the chat link opens the thread as a page. */
const DESKTOP = { width: 1_000, height: 800 } as const

/** Measures opening and appending on a cheap phone, as ratios to plain rows there. This takes too long for limits.test.ts. */
export const slowThread: Measurement = async ({ site, browser }) => {
  const context = await (await browser()).newContext({ viewport: { width: 360, height: 740 } })
  try {
    const { open, append } = await measureThread(context, await site(), PHONE_CPU)
    const plain = await baseline(context, await site(), PHONE_CPU)
    const row = (row: string, what: string, values: readonly number[], beside: number, times: number) => ({
      row,
      what: `${what}, ${PHONE_CPU}× slower CPU`,
      value: median(values),
      limit: times * beside,
      unit: 'ms' as const,
      baseline: { what: `${ENTRIES} plain rows from storage`, value: beside },
    })
    return [
      row('PERF-016', `a thread of ${ENTRIES} entries opens`, open, plain.open, 4),
      row('PERF-017', 'an entry is added to it', append, plain.append, 3),
    ]
  } finally {
    await context.close()
  }
}

/** Returns the times of several openings and additions in ms, without the first, which loads code, and the maximum of mounted cards. */
async function measureThread(
  context: BrowserContext,
  url: string,
  cpu = 1,
): Promise<{ open: number[]; append: number[]; mounted: number }> {
  const page = await context.newPage()
  await fill(page, url)
  if (cpu > 1) await slowDown(page, cpu)
  const [open, append]: [number[], number[]] = [[], []]
  for (let n = 0; n < TIMES; n++) {
    await page.goto(`${url}/products`)
    // The page starts as a frame without the app.
    await page.waitForFunction(() => !document.querySelector('.frames'))
    await page.getByRole('link', { name: 'Nile tilapia', exact: false }).first().waitFor()
    open.push(await page.evaluate(timeToOpen, await page.evaluate(newestStored)))
    for (let word = 0; word < WORDS; word++) append.push(await page.evaluate(timeToAppend, `word ${n} ${word}`))
  }
  return { open: open.slice(1), append: append.slice(WORDS), mounted: await mostMounted(page) }
}

const slowDown = async (page: Page, rate: number) =>
  (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })

/** Lets the app start a thread, and adds 1,999 entries of previous days to it. */
async function fill(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/chat`)
  await page.waitForFunction(() => !document.querySelector('.frames'))
  await page.locator(`[data-entry="${FIRST}"]`).waitFor()
  await page.evaluate(
    async ([count, day]) => {
      const kinds = [
        (n: number) => ({ card: { kind: 'said', text: `I would like fish number ${n}` } }),
        () => ({ card: { kind: 'products', search: 'samaki' }, answer: { value: 'nile-tilapia-sato-1-kg' } }),
        () => ({ card: { kind: 'product', productId: 'nile-tilapia-sato-1-kg' }, answer: { value: 'nile-tilapia-sato-1-kg' } }),
        () => ({ card: { kind: 'added', quantity: 2, productId: 'nile-tilapia-sato-1-kg' }, answer: { value: 2 } }),
        () => ({ card: { kind: 'chose', of: 'added', value: 'yes' } }),
        () => ({ card: { kind: 'help' } }),
      ]
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('samaki-thread', 1)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('no storage'))
      })
      const work = db.transaction('entries', 'readwrite')
      const until = Date.now() - 3_600_000
      for (let n = 0; n < count; n++) {
        const at = until - (count - n) * (day / 40)
        work.objectStore('entries').put({ owner: 'guest', id: `0-bench-${n}`, at, run: 0, ...kinds[n % kinds.length]?.(n) })
      }
      await new Promise((resolve) => {
        work.oncomplete = resolve
      })
      db.close()
    },
    [ENTRIES - 1, DAY] as const,
  )
}

/** Scrolls from the newest entry to the oldest and returns the maximum of mounted entries. */
async function mostMounted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const box = document.querySelector('.thread') as HTMLElement
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    let most = 0
    for (let part = 20; part >= 0; part--) {
      box.scrollTop = (box.scrollHeight * part) / 20
      await frame()
      await frame()
      most = Math.max(most, box.querySelectorAll('[data-entry]').length)
    }
    return most
  })
}

/** Measures plain rows with the same entries. Storage is part of both, because it takes three times longer on one machine than on another. */
async function baseline(context: BrowserContext, url: string, cpu = 1): Promise<{ open: number; append: number }> {
  const page = await context.newPage()
  if (cpu > 1) await slowDown(page, cpu)
  // A document of the same origin, and so with the same storage, but without the app.
  await page.goto(`${url}/__mock/health`)
  await page.evaluate(() => {
    const rows = document.createElement('div')
    rows.id = 'rows'
    rows.style.cssText = 'height: 700px; overflow: auto'
    document.body.replaceChildren(rows)
  })
  const [open, append]: [number[], number[]] = [[], []]
  for (let n = 0; n < TIMES; n++) {
    open.push(await page.evaluate(timeToOpenPlain))
    append.push(await page.evaluate(timeToAppendPlain, n))
  }
  return { open: median(open), append: median(append) }
}
