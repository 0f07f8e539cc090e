import type { Violation } from '#contract/control/violations.ts'
import { type Charge, type LedgerEntry, OPENING_BALANCE, remainingOf } from '../../ledger/ledger.ts'
import type { World } from '../../world/world.ts'

/** Returns violations of I4 to I6 and I9: the ledger must be consistent in itself and with the payments. */
export function brokenLedger(world: World): Violation[] {
  const byReference = Map.groupBy(world.money.ledger.entries.filter(hasReference), ({ reference }) => reference)
  return [
    ...keysWithSeveralReferences(world),
    ...[...byReference].flatMap(([reference, entries]) => [...wrongCounts(reference, entries), ...wrongMoves(world, reference, entries)]),
    ...wrongBalances(world),
  ]
}

type ReferenceEntry = Extract<LedgerEntry, { readonly reference: string }>
const hasReference = (entry: LedgerEntry): entry is ReferenceEntry => entry.is !== 'stock'
const count = (entries: readonly ReferenceEntry[], is: ReferenceEntry['is']) => entries.filter((entry) => entry.is === is).length
const lines = (entries: readonly LedgerEntry[]): number[] => entries.flatMap(({ line }) => line ?? [])

/** I4 (MON-008) for one reference, and I5 (MON-009): charges ≤ approvals ≤ prompts ≤ accepted starts. */
function wrongCounts(reference: string, entries: readonly ReferenceEntry[]): Violation[] {
  const [starts, prompts, approvals, charges] = (['start', 'prompt', 'approval', 'charge'] as const).map((is) => count(entries, is)) as [
    number,
    number,
    number,
    number,
  ]
  const problems: [string, string][] = []
  if (starts > 1 || prompts > 1 || charges > 1)
    problems.push(['I4', `${reference} has ${starts} starts, ${prompts} prompts and ${charges} charges`])
  if (charges > approvals || approvals > prompts || prompts > starts)
    problems.push(['I5', `${reference} has ${charges} charges, ${approvals} approvals, ${prompts} prompts and ${starts} starts`])
  return problems.map(([invariant, text]) => ({ invariant, text, entries: lines(entries) }))
}

/** I4: one idempotency key must have one reference. */
function keysWithSeveralReferences(world: World): Violation[] {
  const starts = world.money.ledger.entries.filter((entry) => entry.is === 'start').filter(({ key }) => key !== null)
  return [...Map.groupBy(starts, ({ userId, key }) => `${userId} ${key}`).values()]
    .filter((same) => new Set(same.map(({ reference }) => reference)).size > 1)
    .map((same) => ({
      invariant: 'I4',
      text: `one idempotency key has ${same.map(({ reference }) => reference).join(' and ')}`,
      entries: lines(same),
    }))
}

/** I6 (MON-025): only a refund may follow a charge, and only a charge may follow a failure. The payment's state must match its entries. */
function wrongMoves(world: World, reference: string, entries: readonly ReferenceEntry[]): Violation[] {
  let state = 'pending'
  const wrong: string[] = []
  for (const { is } of entries) {
    if (is === 'charge') state = 'success'
    if (is === 'partRefund' && state !== 'success') wrong.push(`${reference} gave a part back after ${state}`)
    if (is === 'failed') {
      if (state !== 'pending') wrong.push(`${reference} failed after ${state}`)
      state = 'failed'
    }
    if (is === 'refund') {
      if (state !== 'success') wrong.push(`${reference} was refunded after ${state}`)
      state = 'refunded'
    }
  }
  const now = world.money.payments.get(reference)?.state ?? state
  if (now !== state) wrong.push(`${reference} is ${now}, its ledger says ${state}`)
  return wrong.map((text) => ({ invariant: 'I6', text, entries: lines(entries) }))
}

/** I9 (MON-032): each wallet must equal its opening balance less charges plus refunds, and the market the sum of its net amounts. */
function wrongBalances(world: World): Violation[] {
  const { charges, openings, wallets, merchant, entries } = world.money.ledger
  const byPhone = Map.groupBy(charges, ({ phone }) => phone)
  const wrong = [...new Set([...Object.keys(wallets), ...byPhone.keys()])].flatMap((phone) => {
    const own = byPhone.get(phone) ?? []
    const moved = own.reduce((sum, charge) => sum - charge.gross + charge.net - remainingOf(charge), 0)
    const expected = (openings[phone] ?? OPENING_BALANCE) + moved
    const actual = wallets[phone] ?? OPENING_BALANCE
    return expected === actual ? [] : [`wallet ${phone} holds TZS ${actual} instead of ${expected}`]
  })
  const net = charges.reduce((sum, charge) => sum + remainingOf(charge), 0)
  if (net !== merchant) wrong.push(`the market holds TZS ${merchant} instead of ${net}`)
  wrong.push(...wrongRefunds(charges, entries))
  if (wrong.length === 0) return []
  const refundLines = lines(entries.filter(({ is }) => is === 'charge' || is === 'refund' || is === 'partRefund'))
  return wrong.map((text) => ({ invariant: 'I9', text, entries: refundLines }))
}

/** The refunded amount of a charge must match its ledger entries and not exceed the charge. */
function wrongRefunds(charges: readonly Charge[], entries: readonly LedgerEntry[]): string[] {
  const refunded = new Map<string, number>()
  for (const entry of entries)
    if (entry.is === 'refund' || entry.is === 'partRefund')
      refunded.set(entry.transactionId, (refunded.get(entry.transactionId) ?? 0) + entry.amount)
  return charges.flatMap((charge) => {
    const back = charge.net - remainingOf(charge)
    const inLedger = refunded.get(charge.transactionId) ?? 0
    return back === inLedger && back <= charge.net
      ? []
      : [`charge ${charge.transactionId} gave TZS ${back} back, its ledger says ${inLedger}`]
  })
}
