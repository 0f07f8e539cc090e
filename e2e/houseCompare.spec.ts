// @ts-nocheck temporary
import { readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { test as cards, openScene, scenes } from './cardScenes.ts'
import { pageStates } from './pageStates/pageStates.ts'
const read = (dir, name) => readFileSync(`${dir}/${readdirSync(dir).find((f) => f.startsWith(name + '-') && f.endsWith('.css'))}`, 'utf8')
const OLD = '/tmp/house-dist0/assets', NEW = 'dist/web/assets'
const sha = (b) => createHash('sha1').update(b).digest('hex')
async function compare(page, name) {
  const names = await page.evaluate(() => [...document.styleSheets].map((s) => s.href).filter(Boolean).map((h) => h.split('/').pop().replace(/-[^-]{8}\.css$/, '')))
  const put = (dir) => page.evaluate((texts) => {
    for (const l of document.querySelectorAll('link[rel=stylesheet]')) l.disabled = true
    document.querySelectorAll('style[data-house]').forEach((s) => s.remove())
    const s = document.createElement('style'); s.dataset.house = ''; s.textContent = texts.join('\n'); document.head.append(s)
  }, names.map((n) => read(dir, n)))
  const snap = () => page.evaluate(() => {
    const out = []
    for (const e of document.body.querySelectorAll('*')) for (const p of ['', '::before', '::after']) {
      const c = getComputedStyle(e, p || undefined)
      if (p && c.content === 'none') continue
      let t = ''
      for (const k of c) if (!k.startsWith('--')) t += k + ':' + c.getPropertyValue(k) + ';'
      out.push([e.tagName + '.' + e.getAttribute('class') + p, t])
    }
    return out
  })
  const found = []
  for (const [w, h] of [[360, 740], [768, 1024], [1280, 800]]) {
    await page.setViewportSize({ width: w, height: h })
    await put(OLD); const a = await snap(); const pa = w !== 768 ? await page.screenshot({ animations: 'disabled', caret: 'hide' }) : ''
    await put(NEW); const b = await snap(); const pb = w !== 768 ? await page.screenshot({ animations: 'disabled', caret: 'hide' }) : ''
    if (pa && sha(pa) !== sha(pb)) found.push(`${name} ${w}: picture differs`)
    if (a.length !== b.length) { found.push(`${name} ${w}: ${a.length} ${b.length} elements`); continue }
    for (let i = 0; i < a.length; i++) if (a[i][1] !== b[i][1]) { const x = a[i][1].split(';'), y = b[i][1].split(';'); found.push(`${name} ${w} ${a[i][0]}: ${x.filter((v, j) => v !== y[j]).slice(0, 3)} | ${y.filter((v, j) => v !== x[j]).slice(0, 3)}`) }
  }
  console.log(`${name} ${names}: ${found.length} differences`)
  for (const f of found.slice(0, 6)) console.log('  DIFF ' + f)
}
const WANT = /^(home|catalogue|product|product-sold-out|cart|cart-question|wishlist|checkout|checkout-address-wrong|payment|payment-waiting|login|register|orders|order-delivered|profile-settings|about|contact|faq|privacy-policy|not-found|seller-products|seller-product|seller-product-wrong|seller-prices|seller-dashboard|seller-orders|seller-payouts-details|seller-reports|transporter-dashboard|transporter-deliveries|transporter-delivery|transporter-profile)$/
for (const { name, reach } of pageStates) if (WANT.test(name)) test(name, async ({ page, context, world, visitor }) => { await reach({ page, context, world, visitor }); await compare(page, name) })
for (const scene of ['shop', 'words', 'changed', 'newcomer', 'review', 'paying', 'refused']) cards(`cards-${scene}`, async ({ page }) => { await openScene(page, scene); await compare(page, scene) })
test('chat', async ({ page }) => { await page.goto('/chat'); await page.getByRole('textbox').first().waitFor(); await page.waitForLoadState('networkidle'); await compare(page, 'chat') })
for (const [name, path] of [['console', '/__mock'], ['handset', '/__mock/phone/255712345678'], ['console-journal', '/__mock?section=journal'], ['console-scenarios', '/__mock?section=scenarios'], ['console-stock', '/__mock?section=stock'], ['console-payments', '/__mock?section=payments'], ['console-phones', '/__mock?section=phones']]) test(name, async ({ page }) => { await page.goto(path); await page.locator('main').first().waitFor(); await page.waitForLoadState('networkidle'); await compare(page, name) })
