import type { Page } from '@playwright/test'

/** A page that is opened stands as a frame first; a test begins with the app. */
export function untilApp(page: Page): Page {
  const { goto, reload } = page
  // By a locator: waiting for a function would bring Playwright's own code into the page's world too, 345 kB at each load.
  const there = () => page.locator('.frames').first().waitFor({ state: 'detached' })
  page.goto = async (...to) => {
    const answer = await goto.apply(page, to)
    await there()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload.apply(page, how)
    await there()
    return answer
  }
  return page
}
