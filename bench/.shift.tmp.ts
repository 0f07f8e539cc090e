import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts'

const found = await findBrowser()
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
})
for (const path of process.argv.slice(3)) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  page.on('console', (m) => console.log('   console', m.text()))
  page.on('pageerror', (m) => console.log('   ERR', m))
  const d = await context.newCDPSession(page)
  await d.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await d.send('Network.enable')
  await d.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1_638.4 * 1_024) / 8,
    uploadThroughput: 86400,
  })
  await page.addInitScript(() => {
    new PerformanceObserver((l) => {
      for (const e of l.getEntries() as any[])
        console.log(
          Math.round(e.startTime),
          e.value,
          JSON.stringify(
            e.sources.map((s: any) => [s.node?.outerHTML?.slice(0, 60) ?? s.node?.textContent, s.previousRect, s.currentRect]),
          ),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked: string[] = []
  page.on('request', (r) => asked.push(r.url().replace(process.argv[2]!, '')))
  console.log(path)
  await page.goto(process.argv[2] + path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(800)
  console.log(
    asked.filter((u) => u.startsWith('/v1')).join(' '),
    'requests',
    asked.length,
    'double',
    asked.filter((u, i) => asked.indexOf(u) !== i),
  )
  console.log(
    'h1',
    await page.locator('h1').count(),
    'title',
    await page.title(),
    'firstCalls',
    await page.evaluate(() => 'firstCalls' in window),
  )
  await context.close()
}
await browser.close()
