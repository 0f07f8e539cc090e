import type { Violation } from '#contract/control/violations.ts'
import { type Charge, type LedgerEntry, OPENING_BALANCE, remainingOf } from '../../ledger/ledger.ts'
import type { World } from '../../world/world.ts'

/** I4 to I6 and I9: the ledger against itself and against the payments. */
export function brokenLedger(world: World): Violation[] {
  const byReference = Map.groupBy(world.money.ledger.entries.filter(hasReference), ({ reference }) => reference)
  return [
    ...manyKeys(world),
    ...[...byReference].flatMap(([reference, entries]) => [...tooMany(reference, entries), ...wrongMoves(world, reference, entries)]),
    ...openBooks(world),
  ]
}

type Told = Extract<LedgerEntry, { readonly reference: string }>
const hasReference = (entry: LedgerEntry): entry is Told => entry.is !== 'stock'
const count = (entries: readonly Told[], is: Told['is']) => entries.filter((entry) => entry.is === is).length
const lines = (entries: readonly LedgerEntry[]): number[] => entries.flatMap(({ line }) => line ?? [])

/** I4 (MON-008) for one reference, and I5 (MON-009): charges ≤ approvals ≤ prompts ≤ accepted starts. */
function tooMany(reference: string, entries: readonly Told[]): Violation[] {
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

/** I4: one idempotency key has one reference. */
function manyKeys(world: World): Violation[] {
  const starts = world.money.ledger.entries.filter((entry) => entry.is === 'start').filter(({ key }) => key !== null)
  return [...Map.groupBy(starts, ({ userId, key }) => `${userId} ${key}`).values()]
    .filter((same) => new Set(same.map(({ reference }) => reference)).size > 1)
    .map((same) => ({
      invariant: 'I4',
      text: `one idempotency key has ${same.map(({ reference }) => reference).join(' and ')}`,
      entries: lines(same),
    }))
}

/** I6 (MON-025): a charge is final but for a refund, a failure is undone only by a charge; and the payment stands where its entries say. */
function wrongMoves(world: World, reference: string, entries: readonly Told[]): Violation[] {
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

/** I9 (MON-032): opening wallets plus refunds less charges are the closing wallets; the market holds the sum of net amounts. */
function openBooks(world: World): Violation[] {
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
  const told = lines(entries.filter(({ is }) => is === 'charge' || is === 'refund' || is === 'partRefund'))
  return wrong.map((text) => ({ invariant: 'I9', text, entries: told }))
}

/** What went back of a charge is what its entries say, and never more than it was. */
function wrongRefunds(charges: readonly Charge[], entries: readonly LedgerEntry[]): string[] {
  const told = new Map<string, number>()
  for (const entry of entries)
    if (entry.is === 'refund' || entry.is === 'partRefund')
      told.set(entry.transactionId, (told.get(entry.transactionId) ?? 0) + entry.amount)
  return charges.flatMap((charge) => {
    const back = charge.net - remainingOf(charge)
    const said = told.get(charge.transactionId) ?? 0
    return back === said && back <= charge.net ? [] : [`charge ${charge.transactionId} gave TZS ${back} back, its ledger says ${said}`]
  })
}
