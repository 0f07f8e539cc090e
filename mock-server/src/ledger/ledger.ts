import type { ChargeRecord } from '#contract/control/records.ts'

/** Opening balance of a wallet nobody has set, in TZS. */
export const OPENING_BALANCE = 5_000_000

/** A successful payment. `net` reaches the market, `gross` leaves the wallet: the rest is the operator's commission. */
export interface Charge {
  readonly transactionId: string
  readonly reference: string
  readonly userId: string
  readonly phone: string
  readonly net: number
  readonly gross: number
  /** ms since epoch. */
  readonly at: number
  /** What of `net` went back while the order lives on: goods that were missing (SELL-016). */
  givenBack?: number
  /** When all that was left of it went back. */
  refundedAt?: number
}
export type LedgerFact =
  | { readonly is: 'start'; readonly reference: string; readonly userId: string; readonly key: string | null; readonly amount: number }
  | { readonly is: 'prompt' | 'approval' | 'failed'; readonly reference: string }
  | { readonly is: 'charge' | 'refund' | 'partRefund'; readonly reference: string; readonly transactionId: string; readonly amount: number }
  | { readonly is: 'stock'; readonly productId: string; readonly orderId: string; readonly by: number; readonly left: number }
  | { readonly is: 'stockSet'; readonly productId: string; readonly left: number }
/** `line` is the journal line of the fact; null for what happened before the world began. */
export type LedgerEntry = LedgerFact & { readonly at: number; readonly line: number | null }

/** Money and goods of one world, in whole TZS: a log which is only added to, and the sums which must follow from it (I9). */
export interface Ledger {
  entries: LedgerEntry[]
  charges: Charge[]
  /** By phone; what a wallet held at first, and what was put in or out by hand. */
  openings: Record<string, number>
  wallets: Record<string, number>
  merchant: number
}
/** Writes a fact into the journal and returns the number of its line. */
export type Note = (fact: LedgerFact, charge?: Charge) => number | null

export const emptyLedger = (): Ledger => ({ entries: [], charges: [], openings: {}, wallets: {}, merchant: 0 })

/** Returns a ledger with the charges that a seed's orders were paid with: wallets hold their opening balance after them. */
export function ledgerWith(records: readonly ChargeRecord[]): Ledger {
  const ledger = emptyLedger()
  for (const record of records) {
    const { transactionId, reference, userId, phone, amount } = record
    const at = Date.parse(record.at)
    const add = (fact: LedgerFact) => ledger.entries.push({ ...fact, at, line: null })
    ledger.openings[phone] = (ledger.openings[phone] ?? OPENING_BALANCE) + (record.refundedAt ? 0 : amount)
    ledger.wallets[phone] = OPENING_BALANCE
    add({ is: 'start', reference, userId, key: null, amount })
    add({ is: 'prompt', reference })
    add({ is: 'approval', reference })
    add({ is: 'charge', reference, transactionId, amount })
    if (record.refundedAt) add({ is: 'refund', reference, transactionId, amount })
    else ledger.merchant += amount
    const charge: Charge = { transactionId, reference, userId, phone, net: amount, gross: amount, at }
    ledger.charges.push(record.refundedAt ? { ...charge, refundedAt: Date.parse(record.refundedAt) } : charge)
  }
  return ledger
}

export const balanceOf = (ledger: Ledger, phone: string): number => ledger.wallets[phone] ?? OPENING_BALANCE
export const chargeOf = (ledger: Ledger, reference: string): Charge | undefined => indexOf(ledger).byReference.get(reference)
export const chargeById = (ledger: Ledger, transactionId: string): Charge | undefined => indexOf(ledger).byId.get(transactionId)

/** Takes `gross` from the wallet and gives `net` to the market. A second charge of one reference throws (MON-008). */
export function addCharge(ledger: Ledger, charge: Charge, note: Note): void {
  if (chargeOf(ledger, charge.reference)) throw new Error(`a second charge for ${charge.reference}`)
  open(ledger, charge.phone)
  ledger.wallets[charge.phone] = balanceOf(ledger, charge.phone) - charge.gross
  ledger.merchant += charge.net
  ledger.charges.push(charge)
  const { at, reference, transactionId, net: amount } = charge
  addEntry(ledger, { is: 'charge', reference, transactionId, amount }, { at, note, charge })
}

/** Returns what the market still has of a charge, in TZS. */
export const heldOf = ({ net, givenBack = 0, refundedAt }: Charge): number => (refundedAt === undefined ? net - givenBack : 0)

/** Gives all the market still has of a charge back; returns the amount in TZS, 0 when it went back before. The operator keeps its commission (MON-030). */
export function refundCharge(ledger: Ledger, charge: Charge, at: number, note: Note): number {
  const amount = heldOf(charge)
  if (charge.refundedAt !== undefined) return 0
  charge.refundedAt = at
  giveBack(ledger, charge, amount)
  addEntry(ledger, { is: 'refund', ...idsOf(charge), amount }, { at, note, charge })
  return amount
}

/** Gives a part of a charge back, in TZS, which leaves the payment a success; more than the market has of it throws (SELL-016). */
export function refundPart(ledger: Ledger, charge: Charge, amount: number, { at, note }: Omit<EntryDetails, 'charge'>): void {
  if (amount <= 0 || amount >= heldOf(charge)) throw new Error(`TZS ${amount} is no part of ${charge.reference}`)
  charge.givenBack = (charge.givenBack ?? 0) + amount
  giveBack(ledger, charge, amount)
  addEntry(ledger, { is: 'partRefund', ...idsOf(charge), amount }, { at, note, charge })
}

function giveBack(ledger: Ledger, { phone }: Charge, amount: number): void {
  ledger.wallets[phone] = balanceOf(ledger, phone) + amount
  ledger.merchant -= amount
}

const idsOf = ({ reference, transactionId }: Charge) => ({ reference, transactionId })

/** Sets a wallet by hand: a deposit or a withdrawal, hence part of its opening. */
export function setBalance(ledger: Ledger, phone: string, balance: number): void {
  open(ledger, phone)
  ledger.openings[phone] = (ledger.openings[phone] ?? OPENING_BALANCE) + balance - balanceOf(ledger, phone)
  ledger.wallets[phone] = balance
}

interface EntryDetails {
  /** ms since epoch. */
  readonly at: number
  readonly note: Note
  readonly charge?: Charge
}

/** Appends a fact to the ledger, with the journal line that tells of it. */
export function addEntry(ledger: Ledger, fact: LedgerFact, { at, note, charge }: EntryDetails): void {
  ledger.entries.push({ ...fact, at, line: note(fact, charge) })
}

interface ChargeIndex {
  readonly byReference: Map<string, Charge>
  readonly byId: Map<string, Charge>
}
const indexes = new WeakMap<Charge[], ChargeIndex>()

/** Returns the index of a ledger, with the charges added since the last call; the ledger itself stays plain data. */
function indexOf({ charges }: Ledger): ChargeIndex {
  const index = indexes.get(charges) ?? { byReference: new Map<string, Charge>(), byId: new Map<string, Charge>() }
  indexes.set(charges, index)
  for (let n = index.byReference.size; n < charges.length; n++) {
    const charge = charges[n] as Charge
    index.byReference.set(charge.reference, charge)
    index.byId.set(charge.transactionId, charge)
  }
  return index
}

function open(ledger: Ledger, phone: string): void {
  ledger.openings[phone] ??= OPENING_BALANCE
  ledger.wallets[phone] ??= ledger.openings[phone]
}
