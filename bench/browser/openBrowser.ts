import { type Browser, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/run/browser.ts'

/** Opens the browser that the tests use, without Playwright's test runner. The caller must close it. */
export async function openBrowser(): Promise<Browser> {
  const found = await findBrowser()
  return chromium.launch({
    args: BROWSER_ARGS,
    ...(found && { executablePath: found.executablePath, env: { ...process.env, ...found.env } }),
  })
}
