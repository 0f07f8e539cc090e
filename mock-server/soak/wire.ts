import type { ControlCall, ControlInput, ControlReply } from '#contract/control/controlCall.ts'

/** What came back; status 0 when the connection broke before an answer. */
export interface Answer<Body = ReturnType<typeof JSON.parse>> {
  readonly status: number
  /** Of a good answer; without a type a client looks into it as it likes. */
  readonly body: Body
}
export interface Sent {
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}
/** One realtime connection of a tab. */
export interface RealtimeConnection {
  readonly isOpen: () => boolean
  emit(event: string, body: unknown): void
  close(): void
}

/** How a simulated client reaches one world: through `inject` or over the network. */
export interface Wire {
  /** A call below /v1. */
  call(method: string, path: string, sent?: Sent): Promise<Answer>
  /** A control call. */
  control<C extends ControlCall>(call: C, input?: ControlInput<C>): Promise<Answer<ControlReply<C>>>
  /** null when the connection is refused. */
  connect(token: string, onEvent: (event: string, body: unknown) => void): Promise<RealtimeConnection | null>
  /** Everything under way is answered and received, or waits for the world's clock. */
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
