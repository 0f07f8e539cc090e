import type { Page } from '@playwright/test'

/** Makes a call from inside the page with its token, as an attacker could in the developer console. */
export function callInPage(page: Page, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async (call) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
      const answer = await fetch(`/v1${call.path}`, { method: call.method, headers, ...(call.body && { body: JSON.stringify(call.body) }) })
      return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown }
    },
    { method, path, ...(body && { body }) },
  )
}
