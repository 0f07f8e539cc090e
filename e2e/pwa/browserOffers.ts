import type { Page } from '@playwright/test'

/** Simulates Chromium's install event, which test windows never get, and a buyer who accepts in the browser's dialog. */
export const browserOffers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset['prompts'] = `${Number(document.documentElement.dataset['prompts'] ?? 0) + 1}`
      },
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(event)
  })
