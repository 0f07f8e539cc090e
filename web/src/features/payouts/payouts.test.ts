import { expect, test } from 'vitest'
import type { Payout } from '#contract/payout.ts'
import { browsePayouts } from './browse.ts'
import { operatorName } from './operators.ts'
import { balanceOf, countsOf, mayCancel, shownId } from './payouts.ts'

const payout = (id: string, amount: number, status: string, day = '01'): Payout => ({
  id,
  amount,
  status,
  reference: `PO-${id}`,
  paymentMethod: 'mobile_money',
  metadata: { phone: '255712345678' },
  createdAt: `2026-11-${day}T06:00:00.000Z`,
})
const payouts = [payout('c', 300, 'pending', '03'), payout('b', 100, 'completed', '02'), payout('a', 200, 'lost', '01')]
const ids = (status: string, sort: string) => browsePayouts(payouts, { status, sort }).map(({ id }) => id)

test('[SPAY-002] a known status filters the list, any other value shows all, including payouts of unknown status', () => {
  expect([ids('completed', ''), ids('all', ''), ids('nonsense', ''), ids('failed', '')]).toEqual([
    ['b'],
    ['c', 'b', 'a'],
    ['c', 'b', 'a'],
    [],
  ])
  expect(countsOf(payouts)).toEqual({ pending: 1, processing: 0, completed: 1, failed: 0, cancelled: 0 })
})

test('[SELL-012] payouts are sorted by date or amount; the newest is first unless the URL says otherwise', () => {
  expect(['newest', 'oldest', 'most', 'least', 'x'].map((sort) => ids('all', sort).join(''))).toEqual(['cba', 'abc', 'cab', 'bac', 'cba'])
})

test('[SPAY-006] only a pending payout can be cancelled, not one of unknown status', () => {
  expect(['pending', 'processing', 'completed', 'failed', 'cancelled', 'lost'].filter((status) => mayCancel({ status }))).toEqual([
    'pending',
  ])
})

test('[SPAY-003][CONST-023] an id is shortened to its first 8 characters', () => expect(shownId({ id: 'abcdefghijkl' })).toBe('abcdefgh'))

test('[SPAY-028][SPAY-029][SPAY-030] the reserved sum comes from the summary; without it, it is computed from the other sums', () => {
  const summary = {
    totalEarnings: '542000',
    totalPlatformFees: '27100',
    totalNetEarnings: '514900',
    totalPayouts: '150000',
    availableBalance: 264_900,
  }
  const balance = { gross: 542_000, fees: 27_100, net: 514_900, paid: 150_000, reserved: 100_000, available: 264_900 }
  expect(balanceOf({ ...summary, reservedBalance: 100_000 })).toEqual(balance)
  expect(balanceOf(summary)).toEqual(balance)
})

test('[SPAY-014] a code is shown as the network’s current name; an unknown code is unchanged', () => {
  expect(['tigo', 'ttcl', 'newnet', undefined].map((code) => operatorName(code))).toEqual(['Mixx by Yas', 'T-Pesa', 'newnet', ''])
})
