/** What head/head.ts asked for while the app was still on its way. */
export interface FirstCalls {
  readonly language: string
  readonly token: string | null
  /** By path and query below /v1, as keyOf writes them. */
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    firstCalls?: FirstCalls
  }
}

/** The answer under way to this very call, for the same reader in the same language; null asks anew. Given out once. */
export function takeFirstCall(key: string, language: string, token: string | null, signal: AbortSignal): Promise<Response> | null {
  const first = typeof window === 'undefined' ? undefined : window.firstCalls
  const answer = first?.answers.get(key)
  if (!first || !answer || first.language !== language || first.token !== token) return null
  first.answers.delete(key)
  const aborted = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
  })
  return Promise.race([answer, aborted])
}

/** Whatever the first page did not take is old when the next one asks. */
export function dropFirstCalls(): void {
  delete window.firstCalls
}
