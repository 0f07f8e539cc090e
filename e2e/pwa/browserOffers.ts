import type { Page } from '@playwright/test'

/** As Chromium does once the app may be installed; a window of the tests never may. `answer` is what the buyer says in the browser's dialog. */
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
