import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts'
import { addressOf, runMock } from '../scripts/mock.ts'
import { fill } from './thread.ts'
import { appendsTo, newestStored, opens } from './threadPage.ts'
const mock = runMock(['--port', '0', '--web', '.cache/bench-web'], [], ['ignore', 'pipe', 'pipe'])
const url = await addressOf(mock)
const found = await findBrowser()
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }) })
try {
  const page = await (await browser.newContext({ viewport: { width: 1000, height: 800 } })).newPage()
  await fill(page, url)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }); await cdp.send('Performance.enable'); await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 })
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.filter((m: any) => /Duration/.test(m.name)).map((m: any) => [m.name, m.value * 1000]))
  const diff = (a: any, b: any) => Object.fromEntries(Object.keys(b).map((k) => [k, Math.round((b[k] - a[k]) * 10) / 10]))
  for (let n = 0; n < 4; n++) {
    await page.goto(`${url}/products`); await page.getByRole('link', { name: 'Nile tilapia', exact: false }).first().waitFor(); await page.waitForTimeout(500)
    const newest = await page.evaluate(newestStored)
    if (n === 3) await cdp.send('Profiler.start')
    let a = await metrics(); const o = await page.evaluate(opens, newest); let b = await metrics()
    console.log('open', o, diff(a, b))
    if (n === 3) writeFileSync('/tmp/proof/open.cpuprofile', JSON.stringify((await cdp.send('Profiler.stop')).profile))
    await page.waitForTimeout(800)
    if (n === 3) await cdp.send('Profiler.start')
    for (let k = 0; k < 4; k++) { a = await metrics(); const t = await page.evaluate(appendsTo, `word ${n} ${k}`); b = await metrics(); console.log('append', t, diff(a, b)); await page.waitForTimeout(300) }
    if (n === 3) writeFileSync('/tmp/proof/append.cpuprofile', JSON.stringify((await cdp.send('Profiler.stop')).profile))
  }
} catch (e) { console.log(e) }
await browser.close(); mock.kill()
