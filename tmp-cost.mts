import { chromium } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { BROWSER_ARGS, findBrowser } from './scripts/run/browser.ts'
import { addressOf, runMock } from './scripts/run/mock.ts'
const mock = runMock(['--port', '0', '--web', 'dist/web'], [], ['ignore', 'pipe', 'pipe'])
const url = (await addressOf(mock)).replace('localhost', '127.0.0.1')
const b = await findBrowser()
const [path, phone] = process.argv.slice(2)
const s = await (await fetch(url + '/__mock/api/sessions', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ phoneNumber: phone }) })).json() as any
const browser = await chromium.launch({ args: BROWSER_ARGS, ...(b && { executablePath: b.executablePath, env: { ...process.env, ...b.env } as any }) })
const last = new Map<string, number>()
const sample = () => { for (const d of readdirSync('/proc')) if (/^\d+$/.test(d)) try { const c = readFileSync(`/proc/${d}/cmdline`, 'utf8'); const kind = c.includes('--type=renderer') ? 'renderer' : c.includes('NetworkService') ? 'net' : c.includes('--type=gpu') ? 'gpu' : c.includes('cli.ts') ? 'mock' : c.includes('tmp-cost') ? 'node' : c.includes('chrom') ? 'browser' : ''; if (!kind) continue; const p = readFileSync(`/proc/${d}/stat`, 'utf8').split(')').pop()!.trim().split(' '); last.set(`${kind} ${d}`, (Number(p[11]) + Number(p[12])) * 10) } catch {} }
sample(); const before = new Map(last)
let n = 0
page: for (let round = 0; round < 20; round++) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce', baseURL: url })
  await context.addInitScript(({ t, u }) => { localStorage.setItem('token', t); localStorage.setItem('auth', JSON.stringify({ user: u })) }, { t: s.accessToken, u: s.user })
  const page = await context.newPage()
  page.on('request', () => n++)
  await page.goto(path!); await page.waitForLoadState('networkidle')
  sample(); await context.close(); sample()
}
const by = new Map<string, number>()
for (const [k, v] of last) by.set(k.split(' ')[0]!, (by.get(k.split(' ')[0]!) ?? 0) + v - (before.get(k) ?? 0))
console.log(path, 'requests', n / 20, [...by].map(([k, v]) => `${k} ${v / 20}`).join('  '), 'all', [...by.values()].reduce((a, c) => a + c) / 20)
await browser.close(); mock.kill()
