import type { ControlCall, ControlInput, ControlReply } from '#contract/control/controlCall.ts'
import type { ClientConnection } from '../src/realtime/memoryConnection.ts'

/** The response to a call. Status 0 means that the connection was lost before a response. */
export interface HttpReply<Body = ReturnType<typeof JSON.parse>> {
  readonly status: number
  /** The body of a successful response; without a type argument it is any. */
  readonly body: Body
}
export interface Sent {
  readonly token?: string | null
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** How a simulated client reaches one world: through `inject` or over the network. */
export interface Wire {
  /** Makes a call under /v1. */
  call(method: string, path: string, sent?: Sent): Promise<HttpReply>
  /** Makes a control call. */
  control<C extends ControlCall>(call: C, input?: ControlInput<C>): Promise<HttpReply<ControlReply<C>>>
  /** Opens a realtime connection; resolves to null if it is refused. */
  connect(token: string, onEvent: (event: string, body: unknown) => void): Promise<ClientConnection | null>
  /** Resolves when all calls and frames have arrived, or wait for the world's clock. */
  settled(): Promise<void>
  close(): Promise<void>
}
