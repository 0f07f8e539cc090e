import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { WEB } from '../../scripts/build/buildStamp.ts'
import { expect, test } from '../fixtures.ts'

/** Tries an inline script, a handler in an attribute, a script of another host, and eval. Returns the ones that ran. */
const scriptsThatRun = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const ran: string[] = []
    Object.assign(window, { ran })
    const make = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
      document.createElementNS('http://www.w3.org/1999/xhtml', name) as HTMLElementTagNameMap[Name]
    const [inline, foreign, button] = [make('script'), make('script'), make('button')]
    inline.textContent = 'ran.push("inline")'
    foreign.src = 'https://foreign.example/script.js'
    button.setAttribute('onclick', 'ran.push("attribute")')
    await new Promise<void>((done) => {
      // In an event, because no policy applies to what the test evaluates itself.
      const tryEval = () => {
        try {
          // oxlint-disable-next-line no-implied-eval -- this is the eval that must fail
          new Function('ran.push("eval")')()
        } catch (error) {
          if (!(error instanceof EvalError)) throw error
        }
        done()
      }
      foreign.addEventListener('load', tryEval)
      foreign.addEventListener('error', tryEval)
      document.documentElement.append(inline, foreign, button)
    })
    button.click()
    button.remove()
    return ran
  })

const REFUSED = /Content Security Policy/

for (const path of ['/', '/about', '/seller', '/orders/none', '/__mock', '/__cards'])
  test(`[SEC-001][SEC-030] ${path} runs no inline script, no script of another host and no eval`, async ({ page, world, context }) => {
    world.expectConsole(REFUSED)
    await context.route('https://foreign.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'ran.push("foreign")' }),
    )
    await page.goto(path)
    expect(await scriptsThatRun(page)).toEqual([])
  })

test('[SEC-030] a picture or an answer that is opened by itself runs no script at all', async ({ page, world, context }) => {
  world.expectConsole(REFUSED)
  await context.route('https://foreign.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'ran.push("foreign")' }),
  )
  const opened = await context.newPage()
  for (const path of ['/icons/favicon.svg', '/v1/products', '/robots.txt']) {
    await opened.goto(path)
    expect([path, await scriptsThatRun(opened)]).toEqual([path, []])
  }
  await page.goto('/')
})

test('[SEC-030] the worker that reduces photos starts, although its file forbids further scripts', async ({ page }) => {
  await page.goto('/')
  const file = readdirSync(join(WEB, 'assets')).find((name) => /^imageWorker-[\w-]+\.js$/.test(name))
  const type = await page.evaluate(async (url) => {
    const canvas = new OffscreenCanvas(20, 10)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 10)
    const worker = new Worker(url, { type: 'module' })
    return new Promise<string>((done) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => done(data.type))
      worker.addEventListener('error', () => done('the worker did not start'))
      void canvas.convertToBlob({ type: 'image/png' }).then((blob) => worker.postMessage(blob))
    })
  }, `/assets/${file}`)
  expect(type).toBe('image/jpeg')
})
