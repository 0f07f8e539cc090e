/** The requests that head/head.ts sent while the app was loading. */
export interface FirstCalls {
  readonly language: string
  readonly token: string | null
  /** The running requests. The keys are path and query below /v1, as returned by `keyOf`. */
  readonly responses: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    firstCalls?: FirstCalls
    /** Resolves when the style sheets that head/head.ts added have arrived or failed. */
    firstStyles?: Promise<unknown>
  }
}

/** Returns, once, a response already requested for this call with the same token and language; null if there is none. */
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

/** Drops the unused responses of the first page, as they would be out of date on the next. */
export function dropFirstCalls(): void {
  delete window.firstCalls
}
