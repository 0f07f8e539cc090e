import { chromium } from '/work/main/node_modules/@playwright/test/index.mjs'
import { BROWSER_ARGS, findBrowser } from '/work/main/scripts/browser.ts'
const found = await findBrowser()
const browser = await chromium.launch({ args: BROWSER_ARGS, executablePath: found.executablePath, env: { ...process.env, ...found.env } })
const base = 'http://localhost:4405'
const only = process.argv[2]
const world = 'shots' 
const post = (p: string, body: unknown) => fetch(`${base}/__mock/api${p}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-mock-world': world }, body: JSON.stringify(body) }).then((r) => r.json())
await post(`/worlds/${world}/reset`, { seed: 'default' })
const wishes = async () => {
  const r = await (await fetch(`${base}/v1/products?take=40`, { headers: { 'x-mock-world': world } })).json()
  const list = r.data
  const out = list.find((p: any) => p.availableQuantity <= 0)
  return [list[0], out ?? list[3], list[5]].map((product: any) => ({ productId: product.id, product }))
}
const entries = await wishes()
const combos: [number, string, string][] = [[360, 'light', 'en'], [1280, 'light', 'sw'], [360, 'dark', 'sw'], [1280, 'dark', 'en']]
for (const [width, scheme, lang] of combos) {
  for (const who of ['neema', 'nobody']) {
    const accounts = await (await fetch(`${base}/__mock/api/accounts`)).json()
    const account = accounts.find((a: any) => a.key === (who === 'neema' ? 'neema' : 'asha')) ?? accounts[0]
    const { accessToken, user } = await post('/sessions', { phoneNumber: account.phone })
    const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 800 }, colorScheme: scheme as 'light' })
    await context.addCookies([{ name: 'mock-world', value: world, url: base }])
    await context.addInitScript(([token, lang, wish]) => {
      localStorage.setItem('token', token); localStorage.setItem('language', lang)
      if (wish) { localStorage.setItem('wishlist', wish) }
    }, [accessToken, lang, who === 'neema' ? JSON.stringify({ state: { byPerson: { [account.phone]: entries } }, version: 1 }) : ''] as const)
    const page = await context.newPage()
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
    page.on('pageerror', (e) => console.log('pageerror', e.message))
    for (const [name, path] of [['profile', '/profile'], ['orders', '/profile?tab=orders'], ['wishlist', '/wishlist'], ['cart', '/profile?tab=cart'], ['settings', '/profile?tab=settings'], ['nomatch', '/orders?search=zzz']]) {
      if (only && !only.split(',').includes(name)) continue
      if (who === 'nobody' && !['profile', 'orders', 'wishlist', 'settings'].includes(name)) continue
      await page.goto(base + path)
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/account-shots/${who}-${name}-${width}-${scheme}-${lang}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
