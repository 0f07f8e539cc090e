import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '/work/main/scripts/browser.ts'
const base = 'http://localhost:4420'
const W = 'shots'
const api = (m: string, p: string, b?: object) => fetch(base + '/__mock/api' + p, { method: m, headers: { 'x-mock-world': W, ...(b && { 'content-type': 'application/json' }) }, ...(b && { body: JSON.stringify(b) }) }).then(async (r) => { const t = await r.text(); return t ? JSON.parse(t) : null })
await api('POST', `/worlds/${W}/reset`, { clock: { kind: 'frozen', at: '2026-11-21T11:05:00Z' } })
const { accessToken } = await api('POST', '/sessions', { phoneNumber: '+255712345678' })
const pay = (phone: string, amount: number) => fetch(base + '/v1/mobile-money/checkout', { method: 'POST', headers: { 'x-mock-world': W, 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }, body: JSON.stringify({ amount, phone }) })
await pay('255700000101', 18_000)
await api('POST', '/clock/advance', { ms: 9_000 })
await pay('255700000001', 36_500)
await api('POST', '/clock/advance', { ms: 9_000 })
await pay('255712345678', 79_500)
await api('POST', '/faults', { method: 'POST', path: '/orders', status: 503, times: 2 })
await api('POST', '/faults', { path: '/products', delay: 5000, after: true, share: 0.25 })
await api('POST', '/realtime-faults', { kind: 'mute', userId: 'asha', times: 3 })
await api('PUT', '/shapes', { call: 'listProducts', shapes: ['bare', 'textPrices'] })
await api('POST', `/worlds/${W}/snapshot`, { label: 'before-payment' })
await api('POST', '/violations', { invariant: 'I7', text: 'the screen said “paid” without a charge', entries: [3, 4] })
const found = await findBrowser()
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } as Record<string, string> }) })
const list = (process.argv[2] ?? 'payments').split(',')
for (const [w, h] of [[1280, 800], [360, 740]] as const) for (const scheme of (process.argv[3] ?? 'light,dark').split(',') as ('light' | 'dark')[]) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, timezoneId: 'Africa/Dar_es_Salaam' })
  await context.addCookies([{ name: 'mock-world', value: W, url: base }])
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(m.text()))
  for (const section of list) {
    await page.goto(section.startsWith('/') ? base + section : `${base}/__mock#${section}`)
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/shots/${section.replaceAll(/[/?=]/g, '_')}-${w}-${scheme}.png`, fullPage: w === 360 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over) console.log('overflow', section, w, over)
    await page.goto('about:blank')
  }
  await context.close()
}
await browser.close()
