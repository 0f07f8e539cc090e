import type { RealtimeFaultKind } from '#contract/control/faults/realtimeFaults.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import type { OrderStatusEvent, VerificationEvent } from '#contract/realtime.ts'
import type { Session } from '../auth/sessions.ts'
import type { Payment } from '../payments/payments.ts'

/** The part of a socket.io socket that is used here. */
export interface Connection {
  readonly id: string
  emit(event: string, body: unknown): unknown
  onAny(listener: (event: unknown, ...args: unknown[]) => void): unknown
  on(event: 'disconnect', listener: () => void): unknown
  readonly conn: { close(): void }
}
/** What a scenario does to its payer's connections: faults of QA-033, and `heal` which ends them. */
export type RealtimeAct = 'refuse' | 'drop' | 'mute' | 'heal'

/** The open realtime connections of one world. */
export interface WorldSockets {
  /** Takes a connection in; it closes when `session` ends (API-069). */
  admit(connection: Connection, userId: string, session?: Session): void
  /** Whether a fault keeps new connections out of this world. */
  isRefusing(): boolean
  /** Tells whether one attempt to connect is refused; counts and journals it. */
  refuses(): boolean
  /** Sends a callback to the payer's sockets that joined this reference, and to no others (MON-033). `foreign`: injected on purpose. */
  callback(payment: Payment, body: PaymentCallback, foreign: boolean): void
  /** Sends the status of an order to all sockets of these users (RT-014). */
  orderStatus(userIds: readonly string[], event: OrderStatusEvent): void
  /** Sends the result of a verification to all sockets of its person (SPRO-042). */
  verification(userId: string, event: VerificationEvent): void
  /** Applies a scenario's realtime fault to one user. */
  fault(userId: string, act: RealtimeAct): void
  /** Breaks the open connections, of one user or all: a fault of this kind begins (QA-033). */
  breakOff(kind: RealtimeFaultKind, userId: string | undefined): void
  /** Closes the connections of a session that ended. */
  closeSession(session: Session): void
  /** `connection` is the id that its client knows; `received` counts the events that came from it. */
  list(): { id: string; connection: string; userId: string; received: number; joined: string[] }[]
  /** Closes every connection of this world. */
  closeAll(): void
}
