/** What came back; status 0 when the connection broke before an answer. */
export interface Answer {
  readonly status: number
  /** Whatever came: a client looks into it as it likes. */
  readonly body: ReturnType<typeof JSON.parse>
}
export interface Sent {
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
/** One realtime connection of a tab. */
export interface Ear {
  readonly isOpen: () => boolean
  say(event: string, body: unknown): void
  close(): void
}

/** How a simulated client reaches one world: through `inject` or over the network. */
export interface Wire {
  /** A call below /v1. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  /** A call below /__mock/api. */
  control(method: string, path: string, body?: unknown): Promise<Answer>
  /** null when the connection is refused. */
  listen(token: string, hear: (event: string, body: unknown) => void): Promise<Ear | null>
  /** Everything under way is answered and heard, or waits for the world's clock. */
  settled(): Promise<void>
  close(): Promise<void>
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
