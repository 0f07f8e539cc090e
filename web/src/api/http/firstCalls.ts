/** What head/head.ts requested while the app was still loading. */
export interface FirstCalls {
  readonly language: string
  readonly token: string | null
  /** By path and query below /v1, as keyOf writes them. */
  readonly responses: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    firstCalls?: FirstCalls
  }
}

/** The response already requested for this call by the same reader in the same language, once; null where there is none. */
export function takeFirstCall(key: string, language: string, token: string | null, signal: AbortSignal): Promise<Response> | null {
  const first = typeof window === 'undefined' ? undefined : window.firstCalls
  const response = first?.responses.get(key)
  if (!first || !response || first.language !== language || first.token !== token) return null
  first.responses.delete(key)
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
  })
  return Promise.race([response, aborted])
}

/** What the first page did not take is out of date for the next one. */
export function dropFirstCalls(): void {
  delete window.firstCalls
}
