import type { Page } from '@playwright/test'

/** A page that is opened stands as a frame first; a test begins with the app. */
export function untilApp(page: Page): Page {
  const { goto, reload } = page
  const there = () => page.waitForFunction(() => !document.querySelector('.frames'))
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
