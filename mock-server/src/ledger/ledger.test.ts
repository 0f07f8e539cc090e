import { expect, test } from 'vitest'
import {
  addCharge,
  balanceOf,
  type Charge,
  chargeOf,
  emptyLedger,
  ledgerWith,
  OPENING_BALANCE,
  refundCharge,
  setBalance,
} from './ledger.ts'

const aCharge = (facts: Partial<Charge> = {}): Charge => ({
  transactionId: 'QK7T2M9X4B',
  reference: 'RF-1',
  userId: 'u1',
  phone: '255712345678',
  net: 18_000,
  gross: 18_000,
  at: 0,
  ...facts,
})
const note = () => 1

test('a charge goes from the wallet to the market, its commission only leaves the wallet', () => {
  const ledger = emptyLedger()
  addCharge(ledger, aCharge({ gross: 18_500 }), note)
  expect(balanceOf(ledger, '255712345678')).toBe(OPENING_BALANCE - 18_500)
  expect(ledger.merchant).toBe(18_000)
  expect(ledger.entries).toEqual([{ is: 'charge', reference: 'RF-1', transactionId: 'QK7T2M9X4B', amount: 18_000, at: 0, line: 1 }])
})

test('[MON-008] one reference is charged at most once', () => {
  const ledger = emptyLedger()
  addCharge(ledger, aCharge(), note)
  expect(() => addCharge(ledger, aCharge({ transactionId: 'QOTHER' }), note)).toThrow('a second charge for RF-1')
  expect(ledger.charges).toHaveLength(1)
  expect(ledger.merchant).toBe(18_000)
})

test('[MON-030] a refund returns the whole amount, and only once', () => {
  const ledger = emptyLedger()
  addCharge(ledger, aCharge(), note)
  const charge = chargeOf(ledger, 'RF-1') as Charge
  expect(refundCharge(ledger, charge, 5, note)).toBe(18_000)
  expect(refundCharge(ledger, charge, 6, note)).toBe(0)
  expect(balanceOf(ledger, '255712345678')).toBe(OPENING_BALANCE)
  expect(ledger.merchant).toBe(0)
  expect(charge.refundedAt).toBe(5)
})

test('setting a balance also changes the opening balance, so that the books still balance', () => {
  const ledger = emptyLedger()
  addCharge(ledger, aCharge(), note)
  setBalance(ledger, '255712345678', 0)
  expect(balanceOf(ledger, '255712345678')).toBe(0)
  expect(ledger.openings['255712345678']).toBe(18_000)
})

test('the ledger contains the charges of the seed, and their wallets have the opening balance', () => {
  const record = {
    transactionId: 'QSEED',
    reference: 'RF-SEED',
    userId: 'u1',
    phone: '255712345678',
    amount: 9_000,
    at: '2026-01-01T00:00:00.000Z',
    orderId: 'o1',
  }
  const ledger = ledgerWith([record, { ...record, transactionId: 'QSEED2', reference: 'RF-SEED2', refundedAt: '2026-01-02T00:00:00.000Z' }])
  expect(balanceOf(ledger, '255712345678')).toBe(OPENING_BALANCE)
  expect(ledger.openings['255712345678']).toBe(OPENING_BALANCE + 9_000)
  expect(ledger.merchant).toBe(9_000)
  expect(ledger.entries.map((entry) => `${entry.is} ${'reference' in entry ? entry.reference : ''}`)).toEqual([
    ...['start', 'prompt', 'approval', 'charge'].map((is) => `${is} RF-SEED`),
    ...['start', 'prompt', 'approval', 'charge', 'refund'].map((is) => `${is} RF-SEED2`),
  ])
  expect(ledger.entries.at(-1)).toEqual({
    is: 'refund',
    reference: 'RF-SEED2',
    transactionId: 'QSEED2',
    amount: 9_000,
    at: Date.parse(record.at),
    line: null,
  })
})

test('[MON-008] the first charge or a set balance opens a wallet, and its opening balance is stored', () => {
  const ledger = emptyLedger()
  addCharge(ledger, aCharge(), note)
  setBalance(ledger, '255754110226', 7_000)
  expect(ledger.openings).toEqual({ '255712345678': OPENING_BALANCE, '255754110226': 7_000 })
  expect(ledger.wallets).toEqual({ '255712345678': OPENING_BALANCE - 18_000, '255754110226': 7_000 })
})
