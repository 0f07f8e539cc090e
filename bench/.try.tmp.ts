import { chromium } from '@playwright/test'
import { paintOf } from '/work/main/bench/paint.ts'
import { BROWSER_ARGS, findBrowser } from '/work/main/scripts/browser.ts'

const found = await findBrowser()
const browser = await chromium.launch({
  args: BROWSER_ARGS,
  ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
})
for (const path of process.argv.slice(3))
  for (let i = 0; i < 3; i++) {
    const p = await paintOf(browser, process.argv[2] + path)
    console.log(path, JSON.stringify(p).replaceAll('\\n', '\n   '))
  }
await browser.close()
