import type { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import type { OrderStatusEvent, VerificationEvent } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { Payment } from '../payments/payments.ts'

/** The part of a socket.io socket that the mock uses. */
export interface Connection {
  readonly id: string
  emit(event: string, body: unknown): unknown
  onAny(listener: (event: unknown, ...args: unknown[]) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
  readonly conn: { close(): void }
}
/** An act of a scenario on its payer's connections: a fault (QA-033), or `heal`, which removes the faults. */
export type RealtimeAct = 'refuse' | 'drop' | 'mute' | 'heal'

/** The open realtime connections of one world. */
export interface WorldSockets {
  /** Adds a connection, which is closed when `session` ends (API-069). */
  addConnection(connection: Connection, userId: string, session?: Session): void
  /** Returns whether a fault refuses new connections to this world. */
  isRefusing(): boolean
  /** Returns whether this attempt to connect is refused; counts and journals it. */
  takeRefusal(): boolean
  /** Sends a callback only to the payer's sockets that joined this reference (MON-033). `foreign` marks it as injected. */
  callback(payment: Payment, body: PaymentCallback, foreign: boolean): void
  /** Sends the status of an order to all sockets of these users (RT-014). */
  orderStatus(userIds: readonly string[], event: OrderStatusEvent): void
  /** Sends the result of a verification to all sockets of this user (SPRO-042). */
  verification(userId: string, event: VerificationEvent): void
  /** Applies a scenario's realtime fault to one user. */
  fault(userId: string, act: RealtimeAct): void
  /** Closes the open connections of one user, or of all, if a fault of this kind requires it (QA-033). */
  closeForFault(kind: RealtimeFaultKind, userId: string | undefined): void
  /** Closes the connections of a session that ended. */
  closeSession(session: Session): void
  /** Lists the open connections. `connection` is socket.io's id; `received` is the number of events received. */
  list(): { id: string; connection: string; userId: string; received: number; joined: string[] }[]
  /** Closes every connection of this world. */
  closeAll(): void
}
