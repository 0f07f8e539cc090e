import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/run/browser.ts'

/** The browser of the tests, outside Playwright's runner; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    args: BROWSER_ARGS,
    ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
  })
}
