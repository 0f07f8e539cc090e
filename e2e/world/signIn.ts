import type { BrowserContext } from '@playwright/test'

/** Stores a session before the next page loads. It does so only once, so that a page can sign out for good. */
export async function storeSession(context: BrowserContext, mark: string, token: string, user: object): Promise<void> {
  await context.addInitScript(
    ({ mark, token, auth }) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem(mark)) return
      localStorage.setItem(mark, 'done')
      localStorage.setItem('auth', auth)
      localStorage.setItem('token', token)
    },
    { mark, token, auth: JSON.stringify({ user }) },
  )
}
