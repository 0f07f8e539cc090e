import type { BrowserContext } from '@playwright/test'

/** The pages opened from now on find this session. Once only: a token that the page removes must stay removed at its next load. */
export async function arriveSignedIn(context: BrowserContext, mark: string, token: string, user: object): Promise<void> {
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
