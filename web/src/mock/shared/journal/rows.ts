import type { JournalEntry, JournalKind } from '#contract/control/journal.ts'
import type { PaymentView } from '#contract/control/payments.ts'

/** A row of the timeline: a payment with all its entries, oldest first, or any other entry. */
export type TimelineRow = JournalEntry | PaymentRow
export interface PaymentRow {
  readonly payment: PaymentView
  readonly entries: readonly JournalEntry[]
}

export const isPayment = (row: TimelineRow): row is PaymentRow => 'payment' in row

/** The kinds of entries that tell about money, messages and what goes wrong. Callbacks to the app are `frame-out`. */
export const moneyKinds: readonly JournalKind[] = ['ledger', 'message', 'frame-out', 'webhook', 'fault', 'violation']

/** Returns the rows of a timeline, the newest first. A payment is placed by its newest entry. */
export function rowsOf(entries: readonly JournalEntry[], payments: readonly PaymentView[]): TimelineRow[] {
  const known = new Map(payments.map((payment) => [payment.reference, payment]))
  const references = new Map(payments.flatMap(({ reference, charge }) => (charge ? [[charge.transactionId, reference] as const] : [])))
  const rows: TimelineRow[] = []
  const own = new Map<PaymentView, JournalEntry[]>()
  for (const entry of entries) {
    const payment = known.get(referenceOf(entry, references) ?? '')
    if (!payment) rows.push(entry)
    else own.set(payment, [...(own.get(payment) ?? []), entry])
  }
  for (const [payment, itsEntries] of own) rows.push({ payment, entries: itsEntries })
  return rows.sort((a, b) => newest(b) - newest(a))
}

const newest = (row: TimelineRow): number => (isPayment(row) ? (row.entries.at(-1)?.seq ?? 0) : row.seq)

/** Returns the reference of an entry's payment. Calls about orders have only its transactionId, and a timer has the reference in its text. */
function referenceOf(entry: JournalEntry, references: ReadonlyMap<unknown, string>): string | undefined {
  if (entry.kind === 'violation') return undefined
  const { reference, transactionId, body } = entry
  const inTimer = entry.kind === 'timer' ? /^payment (\S+)/.exec(entry.text ?? '')?.[1] : undefined
  const ofOrder = references.get(transactionId ?? (body as { transactionId?: unknown } | undefined)?.transactionId)
  return reference ?? inTimer ?? ofOrder
}

/** Returns whether a row is shown before the tester asks for everything: money, messages, changed orders and what goes wrong. */
export function isFirstView(row: TimelineRow): boolean {
  if (isPayment(row)) return true
  const { kind, text = '', method, path = '' } = row
  if (kind === 'ledger') return !text.startsWith('stock')
  if (kind === 'answer') return method !== 'GET' && /^\/v1\/(mobile-money|.*orders)\b/.test(path)
  return kind === 'message' || kind === 'fault' || kind === 'violation'
}

/** Returns whether a row belongs to a phone and a reference; an empty one fits every row. */
export function fitsRow(row: TimelineRow, { phone, reference }: { phone: string; reference: string }): boolean {
  const facts = isPayment(row) ? row.payment : row
  return (phone === '' || facts.phone === phone) && (reference === '' || facts.reference === reference)
}

export type CourseStep = 'asked' | 'pin' | 'charged' | 'failed' | 'callback' | 'checked' | 'order' | 'fault' | 'part' | 'refunded'

/** Returns the steps of a payment in order. Equal steps in a row are one step, with the time of the first and their number. */
export function courseOf(entries: readonly JournalEntry[]): { step: CourseStep; at: string; times: number }[] {
  const steps: { step: CourseStep; at: string; times: number }[] = []
  for (const entry of entries) {
    const step = stepOf(entry)
    const last = steps.at(-1)
    if (step === null) continue
    if (last?.step === step) last.times++
    else steps.push({ step, at: entry.at, times: 1 })
  }
  return steps
}

const ledgerSteps: Readonly<Record<string, CourseStep>> = {
  start: 'asked',
  approval: 'pin',
  charge: 'charged',
  failed: 'failed',
  partRefund: 'part',
  refund: 'refunded',
}

function stepOf({ kind, text = '', event, method, path = '', status = 0 }: JournalEntry): CourseStep | null {
  if (kind === 'ledger') return ledgerSteps[text] ?? null
  if (kind === 'fault') return 'fault'
  if (kind === 'frame-out') return event === 'payment-callback' ? 'callback' : null
  if (kind !== 'answer') return null
  if (path.startsWith('/v1/mobile-money/status/')) return 'checked'
  return method === 'POST' && path === '/v1/orders' && status < 400 ? 'order' : null
}
