// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { PaymentRecord } from '../record/record.ts'
import { aPayment, T0 } from '../testing/aPayment.ts'
import { aDevice } from '../testing/testBench.ts'
import { addRecord, changeRecord, followOtherTabs, recordById, recordsOf, removeRecord, rereadRecords, useRecords } from './records.ts'

const done = (n: number) => aPayment({ id: `done ${n}`, stage: 'done', orderId: `o${n}` })
const stored = (): PaymentRecord[] => JSON.parse(localStorage.getItem('pendingPayments') ?? '[]')
const ids = () => useRecords.getState().records.map(({ id }) => id)
const open = aPayment()

beforeEach(() => aDevice())

test('[MON-002] a change is stored and published; an event that changes nothing writes nothing', async () => {
  await addRecord(open, () => false)
  const listener = vi.fn()
  const unsubscribe = useRecords.subscribe(listener)
  expect(await changeRecord('p1', { kind: 'reconnected' })).toEqual(open)
  expect(listener).not.toHaveBeenCalled()
  expect(await changeRecord('p1', { kind: 'sending' })).toEqual({ ...open, sent: true })
  expect(await changeRecord('p2', { kind: 'sending' })).toBeNull()
  unsubscribe()
  expect(stored()).toEqual([{ ...open, sent: true }])
  expect(useRecords.getState().records).toEqual([{ ...open, sent: true }])
})

test('[MON-010] the stored records decide whether a record is added', async () => {
  localStorage.setItem('pendingPayments', JSON.stringify([open]))
  expect(await addRecord(done(1), (all) => all.some(({ id }) => id === 'p1'))).toBe(false)
  expect(await addRecord(done(1), (all) => all.length === 0)).toBe(true)
  expect(ids()).toEqual(['p1', 'done 1'])
  await removeRecord('p1')
  expect(ids()).toEqual(['done 1'])
})

test('[MON-002] stored records are loaded at the start', async () => {
  localStorage.setItem('pendingPayments', JSON.stringify([open]))
  vi.resetModules()
  const fresh = await import('./records.ts')
  expect(fresh.useRecords.getState().records).toEqual([open])
})

test('[MON-002][MON-014] records are found by id and by payer; a guest has none', async () => {
  await addRecord(open, () => false)
  await addRecord({ ...done(1), payer: 'someone' }, () => false)
  expect([recordById('p1'), recordById('p2')]).toEqual([open, undefined])
  expect([recordsOf(open.payer), recordsOf('someone').map(({ id }) => id), recordsOf(null)]).toEqual([[open], ['done 1'], []])
})

test('[MON-037] the last 20 done records and all open ones are kept; gone ones are removed', async () => {
  const many = [open, ...Array.from({ length: 22 }, (_, n) => done(n))]
  localStorage.setItem('pendingPayments', JSON.stringify(many))
  await addRecord(aPayment({ id: 'gone', stage: 'gone' }), () => false)
  expect(ids()).toEqual(['p1', ...Array.from({ length: 20 }, (_, n) => `done ${n + 2}`)])
})

test('[MON-002] a damaged record is skipped and the others are read', () => {
  localStorage.setItem('pendingPayments', JSON.stringify([{ id: 'broken' }, open, null]))
  rereadRecords()
  expect(useRecords.getState().records).toEqual([open])
  localStorage.setItem('pendingPayments', '{')
  rereadRecords()
  expect(ids()).toEqual([])
})

test('[MON-002] while storage fails, the records in memory override what other tabs write', async () => {
  await addRecord(open, () => false)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await changeRecord('p1', { kind: 'sending' })
  full.mockRestore()
  localStorage.setItem('pendingPayments', JSON.stringify([open, done(1)]))
  rereadRecords()
  expect(useRecords.getState().records.filter(({ id }) => id === 'p1')).toEqual([{ ...open, sent: true }])
  await changeRecord('p1', { kind: 'started', reference: 'RF-1', deadline: T0 })
  expect(stored().find(({ id }) => id === 'p1')).toMatchObject({ stage: 'waiting', reference: 'RF-1' })
})

test('[MON-002] records that could not be stored survive a write by another tab, without duplicates', async () => {
  const stop = followOtherTabs()
  const second = aPayment({ id: 'p2' })
  await addRecord(open, () => false)
  for (const [add, kept] of [
    [[], ['done 1', 'p1']],
    [[second], ['done 1', 'p1', 'p2']],
  ] as const) {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await changeRecord('p1', { kind: 'sending' })
    for (const record of add) await addRecord(record, () => false)
    if (add.length === 0) await removeRecord('nobody')
    full.mockRestore()
    localStorage.setItem('pendingPayments', JSON.stringify([open, done(1)]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'pendingPayments' }))
    expect(ids()).toEqual(kept)
    expect(recordById('p1')).toMatchObject({ sent: true })
  }
  // The next write that succeeds also stores the records that were only in memory.
  await changeRecord('p1', { kind: 'started', reference: 'RF-1', deadline: T0 })
  stop()
})

test('[MON-037] newer open records do not push done ones out', async () => {
  const many = [...Array.from({ length: 20 }, (_, n) => done(n)), aPayment({ id: 'p2' }), aPayment({ id: 'p3' })]
  localStorage.setItem('pendingPayments', JSON.stringify(many))
  await addRecord(open, () => false)
  expect(ids()).toHaveLength(23)
})
