import type { Page } from '@playwright/test'

/** Simulates Chromium's install event, which test windows never get. `answer` is the buyer's choice in the browser's dialog. */
export const browserOffers = (page: Page, answer: 'accepted' | 'dismissed' = 'accepted'): Promise<void> =>
  page.evaluate((outcome) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset['prompts'] = `${Number(document.documentElement.dataset['prompts'] ?? 0) + 1}`
      },
      userChoice: Promise.resolve({ outcome }),
    })
    window.dispatchEvent(event)
  }, answer)
