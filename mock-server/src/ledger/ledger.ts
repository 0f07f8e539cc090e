import type { ChargeRecord } from '#contract/control/records.ts'

/** The default opening balance of a wallet, in TZS. */
export const OPENING_BALANCE = 5_000_000

/** A successful payment, in TZS. `gross` leaves the wallet and `net` reaches the market; the difference is the operator's commission. */
export interface Charge {
  readonly transactionId: string
  readonly reference: string
  readonly userId: string
  readonly phone: string
  readonly net: number
  readonly gross: number
  /** When the wallet was charged, in ms since epoch. */
  readonly at: number
  /** The part of `net` refunded for missing goods while the order continues, in TZS (SELL-016). */
  givenBack?: number
  /** When the rest was refunded, in ms since epoch. */
  refundedAt?: number
}
export type LedgerFact =
  | { readonly is: 'start'; readonly reference: string; readonly userId: string; readonly key: string | null; readonly amount: number }
  | { readonly is: 'prompt' | 'approval' | 'failed'; readonly reference: string }
  | { readonly is: 'charge' | 'refund' | 'partRefund'; readonly reference: string; readonly transactionId: string; readonly amount: number }
  | { readonly is: 'stock'; readonly productId: string; readonly orderId: string; readonly by: number; readonly left: number }
  | { readonly is: 'stockSet'; readonly productId: string; readonly left: number }
/** `line` is the number of the fact's journal entry; null for charges of the seed and stock set by hand. */
export type LedgerEntry = LedgerFact & { readonly at: number; readonly line: number | null }

/** The money and stock changes of one world, in whole TZS: an append-only log and the balances that must follow from it (I9). */
export interface Ledger {
  entries: LedgerEntry[]
  charges: Charge[]
  /** Opening balances by phone, including deposits and withdrawals made by hand. */
  openings: Record<string, number>
  wallets: Record<string, number>
  merchant: number
}
/** Journals a fact and returns the number of its entry, or null if it is not journaled. */
export type Note = (fact: LedgerFact, charge?: Charge) => number | null

export const emptyLedger = (): Ledger => ({ entries: [], charges: [], openings: {}, wallets: {}, merchant: 0 })

/** Returns a ledger with the charges of a seed. After them every wallet has the default opening balance. */
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

/** Moves `gross` from the wallet and `net` to the market. A second charge with the same reference throws (MON-008). */
export function addCharge(ledger: Ledger, charge: Charge, note: Note): void {
  if (chargeOf(ledger, charge.reference)) throw new Error(`a second charge for ${charge.reference}`)
  openWallet(ledger, charge.phone)
  ledger.wallets[charge.phone] = balanceOf(ledger, charge.phone) - charge.gross
  ledger.merchant += charge.net
  ledger.charges.push(charge)
  const { at, reference, transactionId, net: amount } = charge
  addEntry(ledger, { is: 'charge', reference, transactionId, amount }, { at, note, charge })
}

/** Returns the part of a charge that was not refunded, in TZS. */
export const remainingOf = ({ net, givenBack = 0, refundedAt }: Charge): number => (refundedAt === undefined ? net - givenBack : 0)

/** Refunds the rest of a charge; returns the amount in TZS, or 0 if it was refunded before. The commission is not refunded (MON-030). */
export function refundCharge(ledger: Ledger, charge: Charge, at: number, note: Note): number {
  const amount = remainingOf(charge)
  if (charge.refundedAt !== undefined) return 0
  charge.refundedAt = at
  moveToWallet(ledger, charge, amount)
  addEntry(ledger, { is: 'refund', ...idsOf(charge), amount }, { at, note, charge })
  return amount
}

/** Refunds a part of a charge, in TZS; the payment stays a success. Throws unless the amount is less than the rest (SELL-016). */
export function refundPart(ledger: Ledger, charge: Charge, amount: number, { at, note }: Omit<EntryDetails, 'charge'>): void {
  if (amount <= 0 || amount >= remainingOf(charge)) throw new Error(`TZS ${amount} is not a part of ${charge.reference}`)
  charge.givenBack = (charge.givenBack ?? 0) + amount
  moveToWallet(ledger, charge, amount)
  addEntry(ledger, { is: 'partRefund', ...idsOf(charge), amount }, { at, note, charge })
}

function moveToWallet(ledger: Ledger, { phone }: Charge, amount: number): void {
  ledger.wallets[phone] = balanceOf(ledger, phone) + amount
  ledger.merchant -= amount
}

const idsOf = ({ reference, transactionId }: Charge) => ({ reference, transactionId })

/** Sets the balance of a wallet by hand. The deposit or withdrawal is added to its opening balance. */
export function setBalance(ledger: Ledger, phone: string, balance: number): void {
  openWallet(ledger, phone)
  ledger.openings[phone] = (ledger.openings[phone] ?? OPENING_BALANCE) + balance - balanceOf(ledger, phone)
  ledger.wallets[phone] = balance
}

interface EntryDetails {
  /** The time of the entry, in ms since epoch. */
  readonly at: number
  readonly note: Note
  readonly charge?: Charge
}

/** Appends a fact to the ledger with the number of its journal entry. */
export function addEntry(ledger: Ledger, fact: LedgerFact, { at, note, charge }: EntryDetails): void {
  ledger.entries.push({ ...fact, at, line: note(fact, charge) })
}

interface ChargeIndex {
  readonly byReference: Map<string, Charge>
  readonly byId: Map<string, Charge>
}
const indexes = new WeakMap<Charge[], ChargeIndex>()

/** Returns the index of a ledger after adding its new charges. The index is not stored in the ledger, which is saved as plain data. */
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

function openWallet(ledger: Ledger, phone: string): void {
  ledger.openings[phone] ??= OPENING_BALANCE
  ledger.wallets[phone] ??= ledger.openings[phone]
}
