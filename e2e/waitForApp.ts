import type { Page } from '@playwright/test'

/** Makes `goto` and `reload` wait until the app has replaced the frame that the server sends. */
export function waitForApp(page: Page): Page {
  const { goto, reload } = page
  // Use a locator: waitForFunction would inject Playwright's code (345 kB) into the page's main world at each load.
  const frameRemoved = () => page.locator('.frames').first().waitFor({ state: 'detached' })
  page.goto = async (...to) => {
    const answer = await goto.apply(page, to)
    await frameRemoved()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload.apply(page, how)
    await frameRemoved()
    return answer
  }
  return page
}
