import type { HandsetState } from '#contract/control/phones.ts'
import type { ChargeRecord } from '#contract/control/records.ts'
import type { PaymentScript, PostedScenario } from '#contract/control/scenarios.ts'
import { emptyGroups, keepPayment, type PaymentStore } from '../payments/groups.ts'
import type { Payment } from '../payments/payments.ts'
import type { Journal } from '../world/journal.ts'
import { type Ledger, ledgerWith, type Note } from './ledger.ts'

export interface Phone {
  state: HandsetState
  /** Scenarios queued for its next payments (QA-017). */
  queue: { scenario: string | null; course: PaymentScript }[]
}
/** How often a script with later attempts ran, and the zero of its first timeline. */
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

/** All about money in one world: ledger, payments, wallets and handsets. Whole TZS, times in ms since epoch. */
export interface Money extends PaymentStore {
  readonly ledger: Ledger
  readonly posted: Map<string, PostedScenario>
  readonly attempts: Map<string, Attempts>
  /** Transaction ids of cash orders which were paid later, with their order (MON-017). */
  readonly retired: Map<string, string>
  /** Writes a ledger fact into the journal; all of them go through here. */
  readonly note: Note
  phone(msisdn: string): Phone
  /** Returns the living state as plain JSON: whoever keeps it copies it. Its digest is the same (QA-006). */
  saved(): SavedMoney
}

/** Creates the money of a new world from the seed's charges, or that of a saved one. The world sets the timers of its payments itself. */
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
      // Reading a phone creates it; one in its first state need not be saved.
      phones: [...phones].filter(([, { state: now, queue }]) => now !== 'on' || queue.length > 0),
      posted: [...money.posted],
      attempts: [...money.attempts],
      retired: [...money.retired],
    }),
  }
  for (const payment of state?.payments ?? []) keepPayment(money, payment)
  return money
}
