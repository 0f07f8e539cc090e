import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pack } from './pack.ts'
import { findBrowser } from './run/browser.ts'
import { addressOf, freePort } from './run/mock.ts'

/** For building, packing, installing and a test in the browser, on a busy machine. */
const SLOW = { timeout: 300_000 }
const MB = 1_000_000
const started: ChildProcess[] = []
afterAll(() => started.forEach((child) => child.kill()))

test(
  '[WAY-015] in an empty folder the package serves the shop, and the first test of docs/testing.md pays once',
  SLOW,
  async ({ skip }) => {
    const file = await pack()
    expect(statSync(file).size).toBeLessThanOrEqual(12 * MB)

    const folder = mkdtempSync(join(tmpdir(), 'samaki-tester-'))
    const install = ['install', file, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
    const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(stderr)) skip('the npm registry cannot be reached')
    expect(status, stderr).toBe(0)
    expect(bytesOn(join(folder, 'node_modules'))).toBeLessThanOrEqual(60 * 2 ** 20)

    const port = await freePort()
    const samaki = spawn(join(folder, 'node_modules/.bin/samaki'), ['--port', `${port}`], { stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(samaki)
    const url = await addressOf(samaki)
    // Each needs a file that the package must bring: a drawing, a photograph, the handset, and the viewer of the API with its icon.
    for (const path of [
      '/uploads/product-images/sato.svg',
      '/uploads/product-images/jodari.jpg',
      '/__mock/phone/255712345678',
      '/__mock/docs/',
    ])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200])

    // Playwright is the tester's own; its packages are those of this project.
    symlinkSync(resolve('node_modules/@playwright'), join(folder, 'node_modules/@playwright'))
    writeFileSync(join(folder, 'first.spec.ts'), firstTest())
    writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify({ use: { launchOptions: await findBrowser() } })}`)
    const command = [resolve('node_modules/@playwright/test/cli.js'), 'test', '--reporter=line']
    const run = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8', env: { ...process.env, SAMAKI_URL: url } })
    expect(run.stdout + run.stderr).toContain('1 passed')
  },
)

function firstTest(): string {
  const [, code = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync('docs/testing.md', 'utf8')) ?? []
  expect(code).toContain("from 'samaki/playwright'")
  return code
}

/** Returns the bytes that a folder takes on the disk, as `du` counts them. */
function bytesOn(folder: string): number {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.reduce((sum, name) => sum + lstatSync(join(folder, name)).blocks * 512, 0)
}
