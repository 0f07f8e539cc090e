import type { BrowserContext, Page } from '@playwright/test'
import type { JournalEntry } from '#contract/control/journal.ts'
import { onPageMessages } from '../world/pageMessages.ts'

const DAY = 86_400_000
/** The longest duration of a status check in ms (MON-007), plus a second for the countdown. */
const ROUND_TRIP = 31_000

/** A broken invariant. */
export interface Breach {
  readonly invariant: string
  readonly text: string
  /** The reference of the payment whose journal entries prove the breach. */
  readonly reference?: string
}

interface Gone {
  readonly reference: string
  readonly age: number
}

/**
 * Checks the payment records that a device stores: I8 (a late success is not missed), I14 (no record is deleted before its payment
 * ends) and I15 (no payment ends by the device clock).
 */
export class RecordInvariants {
  private readonly breaches: Breach[] = []
  private readonly pending: Promise<unknown>[] = []
  private readonly ledger: () => Promise<readonly JournalEntry[]>
  private readonly excused = new Set<BrowserContext>()

  constructor(ledger: () => Promise<readonly JournalEntry[]>) {
    this.ledger = ledger
  }

  observe(context: BrowserContext): void {
    onPageMessages(context, {
      left: (gone: Gone) => {
        if (!this.excused.has(context)) this.pending.push(this.left(gone))
      },
      calledFailed: (reference: string) => {
        this.breaches.push({ invariant: 'I15', text: `${reference} was called failed, but nobody had said so`, reference })
      },
    })
  }

  /** Ignores deleted records of a device, because the test clears them. */
  excuse(context: BrowserContext): void {
    this.excused.add(context)
  }

  async found(pages: readonly Page[]): Promise<Breach[]> {
    const held = (await Promise.all(pages.map((page) => page.evaluate(openRecords, ROUND_TRIP)))).flat()
    const ledger = await this.ledger()
    await Promise.all(this.pending)
    const isPaid = (reference: string) =>
      ledgerTexts(ledger, reference).includes('charge') && !ledgerTexts(ledger, reference).includes('refund')
    return [
      ...this.breaches,
      ...held
        .filter(({ isLate }) => isLate)
        .map(({ reference }) => ({ invariant: 'I15', text: `${reference} still waits after its time, never checked`, reference })),
      ...held
        .filter(({ reference, isRefused }) => isRefused && isPaid(reference))
        .map(({ reference }) => ({ invariant: 'I8', text: `${reference} is paid, and an open page calls it failed`, reference })),
    ]
  }

  private async left({ reference, age }: Gone): Promise<void> {
    const said = ledgerTexts(await this.ledger(), reference)
    const isEnded = said.includes('charge') ? said.includes('refund') : said.includes('failed') || age >= DAY
    if (isEnded) return
    const text = `${reference} left the device before its order, refund or failure`
    this.breaches.push({ invariant: 'I14', text, reference })
  }
}

interface StoredRecord {
  readonly id: string
  readonly stage?: string
  readonly createdAt?: number
  readonly reference?: string
  readonly transactionId?: string
  readonly doubt?: object
}

/** Runs in the page before its own scripts. Compares the responses and events that the page receives with the records that it stores. */
export function watchRecords(): void {
  const { e2eReport } = window as unknown as { e2eReport: (kind: string, told: unknown) => void }
  const ordered = new Set<string>()
  const failed = new Set<string>()

  const { text } = Response.prototype
  Response.prototype.text = async function read() {
    const said = await text.call(this)
    const { pathname } = new URL(this.url || location.href)
    if (/\/v1\/orders(\/|$)/.test(pathname)) for (const [, id] of said.matchAll(/"transactionId":"([^"]+)"/g)) ordered.add(id ?? '')
    const [, reference] = /\/status\/([^/]+)$/.exec(pathname) ?? []
    if (reference && /failed/i.test(said)) failed.add(reference)
    return said
  }
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...given: ConstructorParameters<typeof Native>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const frame = String(data)
        const [, reference] = /"reference":"([^"]+)"/.exec(frame) ?? []
        if (frame.startsWith('42["payment-callback"') && reference && !frame.includes('"status":"success"')) failed.add(reference)
      })
    }
  }

  const listed = (value: string | null): StoredRecord[] => {
    try {
      return JSON.parse(value ?? '[]') as StoredRecord[]
    } catch {
      return []
    }
  }
  const compare = (before: readonly StoredRecord[], after: readonly StoredRecord[]) => {
    for (const { id, reference, transactionId, createdAt = 0, stage, doubt } of before) {
      if (reference === undefined) continue
      const now = after.find((one) => one.id === id)
      const isKept = now?.reference === reference && (transactionId === undefined || now.transactionId === transactionId)
      if (!isKept && !(transactionId && ordered.has(transactionId))) e2eReport('left', { reference, age: Date.now() - createdAt })
      if (stage === 'waiting' && now?.stage === 'refused' && !doubt && !failed.has(reference)) e2eReport('calledFailed', reference)
    }
  }
  const { setItem, removeItem } = Storage.prototype
  const RECORDS = 'pendingPayments'
  Storage.prototype.setItem = function set(key, value) {
    if (this === localStorage && key === RECORDS) compare(listed(this.getItem(key)), listed(value))
    setItem.call(this, key, value)
  }
  Storage.prototype.removeItem = function remove(key) {
    if (this === localStorage && key === RECORDS) compare(listed(this.getItem(key)), [])
    const value = this.getItem(key)
    removeItem.call(this, key)
    if (this !== localStorage || value === null || (key !== 'paymentReferenceId' && key !== 'transactionId')) return
    const held = listed(this.getItem(RECORDS)).find(({ reference, transactionId }) => value === reference || value === transactionId)
    if (held?.reference && held.stage !== 'done') e2eReport('left', { reference: held.reference, age: Date.now() - (held.createdAt ?? 0) })
  }
}

/** Runs in the page. Returns the signed-in buyer's open payment records, if the page is online and could check them. */
function openRecords(roundTrip: number): { reference: string; isLate: boolean; isRefused: boolean }[] {
  // The owner of the stored cart is the signed-in buyer (GEN-033).
  const { state } = JSON.parse(localStorage.getItem('cart') ?? '{}') as { state?: { owner: string | null } }
  const records = JSON.parse(localStorage.getItem('pendingPayments') ?? '[]') as {
    payer: string
    stage: string
    reference?: string
    deadline?: number
    checked?: boolean
  }[]
  if (!navigator.onLine || !localStorage.getItem('token')) return []
  return records
    .filter(({ payer }) => payer === state?.owner)
    .map(({ stage, checked, reference = '', deadline = Number.POSITIVE_INFINITY }) => ({
      reference,
      isLate: stage === 'waiting' && !checked && Date.now() > deadline + roundTrip,
      isRefused: stage === 'refused',
    }))
}

const ledgerTexts = (ledger: readonly JournalEntry[], reference: string) =>
  ledger.filter((line) => line.reference === reference).map(({ text }) => text)
