import { chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../scripts/browser.ts'
import { addressOf, runMock } from '../scripts/mock.ts'
import { thread } from './thread.ts'

const mock = runMock(['--port', '0', '--web', '.cache/bench-web'], [], ['ignore', 'pipe', 'pipe'])
const url = await addressOf(mock)
const found = await findBrowser()
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
})
try {
  console.log(await thread({ url: async () => url, site: async () => url, browser: async () => browser }))
} catch (e) {
  console.log(e)
}
await browser.close()
mock.kill()
