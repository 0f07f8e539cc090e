// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { UnfinishedPayment } from '#contract/payment.ts'
import type { PaymentRecord } from '../record/record.ts'
import { useUnfinished } from '../runner/unfinished.ts'
import { aCharge, aPayment, cartOrder, type PaymentFields } from '../testing/aPayment.ts'
import { aDevice, PAYER, signInAs } from '../testing/testBench.ts'
import { ensureRecordForCharge, recordOfCharge } from './ensureRecordForCharge.ts'
import { useRecords } from './records.ts'

const order = cartOrder()
const charge = aCharge()
const of = (over: PaymentFields) => aPayment({ payer: PAYER, ...over })
const records = () => useRecords.getState().records

/** Sets up a device that has read the payer's list of charges. */
async function device(listed: Partial<UnfinishedPayment>, own: readonly PaymentRecord[] = []): Promise<void> {
  await aDevice(own)
  useUnfinished.setState({ payer: PAYER, payments: [{ ...charge, ...listed }] })
}
beforeEach(() => localStorage.clear())

test('[MON-022] a payment of this device keeps its record, which another signed-in person cannot use', async () => {
  await device({}, [of({}), of({ id: 'p2', payer: 'someone' })])
  expect([await ensureRecordForCharge('p1'), await ensureRecordForCharge('p2'), await ensureRecordForCharge('RF-9')]).toEqual([
    'p1',
    null,
    null,
  ])
  expect(records()).toHaveLength(2)
})

test('[MON-022] a charge begun on another device gets one record with the server’s data', async () => {
  await device({ order, checkoutId: 'c1' })
  const id = await ensureRecordForCharge('RF-1')
  expect(records()).toMatchObject([
    {
      id,
      payer: PAYER,
      method: 'mobile_money',
      stage: 'paid',
      purpose: { kind: 'cart', order, checkoutId: 'c1' },
      amount: 24_000,
      phone: '255712345678',
      reference: 'RF-1',
      transactionId: 'QK7',
      trouble: { kind: 'unclear' },
    },
  ])
  expect(await ensureRecordForCharge('RF-1')).toBe(id)
  expect(records()).toHaveLength(1)
})

test('[MON-022] two simultaneous calls create one record, and another charge on the device is not used for it', async () => {
  await device({ order, checkoutId: 'c1' }, [of({ id: 'p0', stage: 'waiting', reference: 'RF-0' })])
  const [first, second] = await Promise.all([ensureRecordForCharge('RF-1'), ensureRecordForCharge('RF-1')])
  expect(records().map(({ id }) => id)).toEqual(['p0', first])
  expect(second).toBe(first)
})

test('[MON-022][MON-029] the purpose is the order or the cart the charge names; without either there is no record', async () => {
  await device({ orderId: 'o1', order, kind: 'second' })
  await ensureRecordForCharge('RF-1')
  expect(records()).toMatchObject([{ purpose: { kind: 'order', orderId: 'o1' }, trouble: { kind: 'second' } }])
  await device({ order })
  await ensureRecordForCharge('RF-1')
  expect(records()).toMatchObject([{ purpose: { kind: 'cart', checkoutId: 'RF-1' } }])
  await device({})
  expect([await ensureRecordForCharge('RF-1'), records()]).toEqual([null, []])
})

test('[MON-022] an attempt whose response was lost is matched by its purpose and gets reference, transaction and amount of the charge', async () => {
  await device({ checkoutId: 'c1', amount: 23_000 }, [of({ stage: 'refused', unclear: true, refusal: { by: 'callFailed' } })])
  expect(await ensureRecordForCharge('RF-1')).toBe('p1')
  expect(records()).toMatchObject([{ id: 'p1', reference: 'RF-1', transactionId: 'QK7', charged: 23_000, trouble: { kind: 'unclear' } }])
})

test('[MON-022] an attempt is not matched if it was clearly refused, or has another reference or purpose', () => {
  const lost = of({ stage: 'refused', unclear: true })
  const found = { ...charge, checkoutId: 'c1' }
  expect(recordOfCharge([lost], found)).toBe(lost)
  const known = of({ stage: 'waiting', reference: 'RF-1' })
  expect(recordOfCharge([lost, known], found)).toBe(known)
  for (const other of [
    of({ stage: 'refused' }),
    of({ stage: 'refused', unclear: true, reference: 'RF-2' }),
    of({ stage: 'waiting', unclear: true }),
  ])
    expect(recordOfCharge([other], found)).toBeUndefined()
  expect(recordOfCharge([lost], { ...charge, checkoutId: 'c2' })).toBeUndefined()
})

test('[MON-022] a list read for another person is ignored', async () => {
  await device({ order })
  signInAs('+255754110226')
  expect([await ensureRecordForCharge('RF-1'), records()]).toEqual([null, []])
  signInAs(null)
  expect([await ensureRecordForCharge('RF-1'), records()]).toEqual([null, []])
})
