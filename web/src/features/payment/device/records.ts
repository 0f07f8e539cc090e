import * as z from 'zod/mini'
import { create } from 'zustand'
import { onStored, stored } from '#web/api/storage/device.ts'
import { withLock } from '#web/api/storage/locks.ts'
import { readRecord } from '../record/readRecord.ts'
import type { PaymentRecord } from '../record/record.ts'
import { type PaymentEvent, transition } from '../record/transition.ts'
import { writeLegacyKeys } from './legacyKeys.ts'
import { RECORDS_KEY as KEY } from './underWay.ts'

const MAX_DONE = 20
const device = stored(KEY, z.array(z.unknown()))

/** Records that could not be stored (storage full or blocked). They override what other tabs store, until the tab closes. */
let inMemoryRecords: readonly PaymentRecord[] = []

/** Every payment attempt of every payer on this device. localStorage is the source of truth; this store is a copy. */
export const useRecords = create<{ records: readonly PaymentRecord[] }>()(() => ({ records: read() }))

/** The record as last read; undefined after it was removed from the device. */
export const recordById = (id: string): PaymentRecord | undefined => useRecords.getState().records.find((record) => record.id === id)

/**
 * Reads localStorage again, as another tab may just have written, and returns the record. A record that was cleared there is returned as
 * last read.
 */
export function refreshRecord(id: string): PaymentRecord | undefined {
  const records = read()
  const found = records.find((record) => record.id === id)
  if (!found) return recordById(id)
  useRecords.setState({ records })
  return found
}

/** All attempts of one payer, newest last; empty for a guest. */
export const recordsOf = (payer: string | null): PaymentRecord[] => useRecords.getState().records.filter((record) => record.payer === payer)

/**
 * Applies an event to one stored record; null if there is none. Reads and writes inside a lock, so that two tabs cannot overwrite each
 * other.
 */
export async function changeRecord(id: string, event: PaymentEvent): Promise<PaymentRecord | null> {
  return withLock('payment-records', () => {
    const stored = read()
    const before = stored.find((record) => record.id === id)
    if (!before) return null
    const after = transition(before, event)
    if (after !== before)
      write(
        stored.map((record) => (record.id === id ? after : record)),
        stored,
      )
    return after
  })
}

/** Adds an attempt, unless `refuses` returns true for the stored records (MON-010). Returns whether it was added. */
export async function addRecord(record: PaymentRecord, refuses: (stored: readonly PaymentRecord[]) => boolean): Promise<boolean> {
  return withLock('payment-records', () => {
    const stored = read()
    if (refuses(stored)) return false
    write([...stored, record], stored)
    return true
  })
}

export async function removeRecord(id: string): Promise<void> {
  await withLock('payment-records', () => {
    const stored = read()
    write(
      stored.filter((record) => record.id !== id),
      stored,
    )
  })
}

/** Reads localStorage again, for instance after the user cleared it. */
export const rereadRecords = (): void => useRecords.setState({ records: read() })

/** Rereads the records whenever another tab writes them. Returns a function that stops it. */
export const followOtherTabs = (): (() => void) => onStored(KEY, rereadRecords)

function read(): PaymentRecord[] {
  const list = (device.read() ?? []).flatMap((item) => readRecord(item) ?? [])
  return inMemoryRecords.length === 0
    ? list
    : [...list.filter(({ id }) => !inMemoryRecords.some((one) => one.id === id)), ...inMemoryRecords]
}

function write(records: readonly PaymentRecord[], before: readonly PaymentRecord[]): void {
  const present = records.filter((record) => record.stage !== 'gone')
  const done = present.filter((record) => record.stage === 'done').slice(-MAX_DONE)
  const kept = present.filter((record) => record.stage !== 'done' || done.includes(record))
  inMemoryRecords = device.write(kept) ? [] : kept
  writeLegacyKeys(kept, before)
  useRecords.setState({ records: kept })
}
