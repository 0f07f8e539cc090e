import type { HandsetState } from '#contract/control/phones.ts'
import type { ChargeRecord } from '#contract/control/records.ts'
import type { PaymentScript, PostedScenario } from '#contract/control/scenarios.ts'
import { addPayment, emptyGroups, type PaymentStore } from '../payments/groups.ts'
import type { Payment } from '../payments/payments.ts'
import type { Journal } from '../world/journal.ts'
import { type Ledger, ledgerWith, type Note } from './ledger.ts'

export interface Phone {
  state: HandsetState
  /** The scenarios queued for its next payments (QA-017). */
  queue: { scenario: string | null; course: PaymentScript }[]
}
/** How often a script with several attempts ran, and when its first timeline started, in ms since epoch. */
export interface Attempts {
  count: number
  zero: number | null
}
export interface SavedMoney {
  readonly ledger: Ledger
  readonly payments: Payment[]
  readonly phones: [string, Phone][]
  readonly posted: [string, PostedScenario][]
  readonly attempts: [string, Attempts][]
  readonly retired: [string, string][]
}

/** The money of one world: ledger, payments, wallets and handsets. Amounts in whole TZS, times in ms since epoch. */
export interface Money extends PaymentStore {
  readonly ledger: Ledger
  readonly posted: Map<string, PostedScenario>
  readonly attempts: Map<string, Attempts>
  /** The former transactionIds of cash orders that were paid later, with the id of their order (MON-017). */
  readonly retired: Map<string, string>
  /** Journals a ledger fact. */
  readonly note: Note
  phone(msisdn: string): Phone
  /** Returns the state as plain data, also for the digest (QA-006). It is not a copy: callers that keep it must copy it. */
  saved(): SavedMoney
}

/** Creates the money of a world from the seed's charges or from saved money. The caller schedules the timers of its payments. */
export function createMoney({ journal, charges }: { journal: Journal; charges: readonly ChargeRecord[] }, saved?: unknown): Money {
  const state = saved ? (structuredClone(saved) as SavedMoney) : null
  const ledger = state?.ledger ?? ledgerWith(charges)
  const phones = new Map(state?.phones ?? [])
  const money: Money = {
    ledger,
    payments: new Map(),
    groups: emptyGroups(),
    posted: new Map(state?.posted ?? []),
    attempts: new Map(state?.attempts ?? []),
    retired: new Map(state?.retired ?? []),
    note: ({ is, ...fact }, charge) => journal.add({ kind: 'ledger', text: is, ...fact, ...(charge && { phone: charge.phone }) }).seq,
    phone(msisdn) {
      const known = phones.get(msisdn) ?? { state: 'on', queue: [] }
      phones.set(msisdn, known)
      return known
    },
    saved: () => ({
      ledger,
      payments: [...money.payments.values()],
      // Skip handsets in their initial state: `phone` creates one for each number that is read.
      phones: [...phones].filter(([, { state: now, queue }]) => now !== 'on' || queue.length > 0),
      posted: [...money.posted],
      attempts: [...money.attempts],
      retired: [...money.retired],
    }),
  }
  for (const payment of state?.payments ?? []) addPayment(money, payment)
  return money
}
