import { vi } from 'vitest'
import { chooseLanguage, loadBundle, type TextBundle } from '#web/i18n/texts.ts'
import { initial, useSession } from './session.ts'

interface RefreshRequest {
  readonly url: string
  readonly body: Record<string, string>
}

/** For tests: signs everybody out, clears storage, and responds to each request with `answer`. Requests are listed in `sent`. */
export async function freshSession(
  ...bundles: readonly TextBundle[]
): Promise<{ sent: RefreshRequest[]; answer: [status: number, body: unknown] }> {
  await Promise.all(bundles.map(loadBundle))
  await chooseLanguage('en')
  localStorage.clear()
  sessionStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  useSession.setState(initial())
  const server = { sent: [] as RefreshRequest[], answer: [200, { message: 'sent' }] as [number, unknown] }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    server.sent.push({ url, body: JSON.parse(init.body as string) })
    return Response.json(server.answer[1], { status: server.answer[0] })
  })
  return server
}
