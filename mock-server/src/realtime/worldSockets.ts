import type { RealtimeFaultKind } from '#contract/control/realtimeFaults.ts'
import type { OrderStatus } from '#contract/order.ts'
import type { PaymentCallback } from '#contract/payment.ts'
import type { Session } from '../auth/sessions.ts'
import type { Payment } from '../payments/payments.ts'

/** What a socket of socket.io offers and we need. */
export interface Connection {
  emit(event: string, body: unknown): unknown
  onAny(hear: (event: unknown, ...args: unknown[]) => void): unknown
  on(event: 'disconnect', hear: () => void): unknown
  readonly conn: { close(): void }
}
/** What a scenario does to its payer's connections: faults of QA-033, and `heal` which ends them. */
export type RealtimeAct = 'refuse' | 'drop' | 'mute' | 'heal'

/** The open realtime connections of one world. */
export interface WorldSockets {
  /** `session`: the connection closes when it ends (API-069). */
  admit(connection: Connection, userId: string, session?: Session): void
  /** Whether a fault keeps new connections out of this world. */
  isRefusing(): boolean
  /** The same for one attempt to connect, which it counts and notes. */
  refuses(): boolean
  /** To the payer's sockets which joined this reference, and to no others (MON-033). `foreign`: injected on purpose. */
  callback(payment: Payment, body: PaymentCallback, foreign: boolean): void
  /** RT-014: to all sockets of these users. */
  orderStatus(userIds: readonly string[], event: { orderId: string; status: OrderStatus }): void
  fault(userId: string, act: RealtimeAct): void
  /** Breaks the open connections, of one user or all: a fault of this kind begins (QA-033). */
  breakOff(kind: RealtimeFaultKind, userId: string | undefined): void
  closeSession(session: Session): void
  list(): { id: string; userId: string; joined: string[] }[]
  /** Closes every connection of this world. */
  closeAll(): void
}
