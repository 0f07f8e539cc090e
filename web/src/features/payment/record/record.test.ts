import { expect, test } from 'vitest'
import { aPayment } from '../testing/aPayment.ts'
import { readRecord } from './readRecord.ts'
import { PaymentRecord } from './record.ts'

// Written out on purpose: devices have these values stored, so none may be renamed or removed.
test.each(['start', 'empty', 'noReference', 'callFailed', 'callback', 'status'] as const)(
  '[MON-002] a stored record with the refusal `%s` can be read',
  (by) => {
    const record = aPayment({ stage: 'refused', refusal: { by, message: 'no' } })
    expect(PaymentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  },
)

test.each(['order', 'noId', 'noTransaction', 'badTransaction', 'notText', 'emptyTransaction', 'unclear', 'second'] as const)(
  '[MON-002] a stored record with the trouble `%s` can be read',
  (kind) => {
    const record = aPayment({ stage: 'paid', trouble: { kind, code: 'c', needs: 'stock' } })
    expect(PaymentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  },
)

test.each(['asked', 'waiting', 'refused', 'paid', 'done', 'gone'] as const)(
  '[MON-002] a stored record with the stage `%s` can be read',
  (stage) => {
    for (const method of ['mobile_money', 'cash_on_delivery'] as const)
      expect(PaymentRecord.parse(JSON.parse(JSON.stringify(aPayment({ stage, method }))))).toMatchObject({ stage, method })
  },
)

test('[MON-002] a stored record that lacks a field of its stage is still read', () => {
  const { reference, deadline, ...waiting } = aPayment({ stage: 'waiting' })
  const { refusal: _, ...refused } = aPayment({ stage: 'refused', reference })
  const { orderId: __, doneAt: ___, ...done } = aPayment({ stage: 'done' })
  expect(readRecord({ ...waiting, reference })).toEqual({ ...waiting, reference, deadline, checkDue: true })
  expect(readRecord(waiting)).toEqual({ ...waiting, stage: 'refused', refusal: { by: 'noReference' }, unclear: true })
  expect(readRecord(refused)).toEqual({ ...refused, refusal: { by: 'callback' } })
  expect(readRecord(done)).toEqual({ ...done, orderId: '', doneAt: 0 })
  for (const broken of [null, { id: 'p1' }, { ...waiting, amount: 'a lot' }]) expect(readRecord(broken)).toBeNull()
})

test('[MON-002] a record is stored as one flat object, whatever its stage', () => {
  const paid = aPayment({ stage: 'paid', reference: 'RF-1', transactionId: 'QK7', deadline: 5, checked: true, orderTry: 2 })
  expect(JSON.parse(JSON.stringify(paid))).toMatchObject({
    stage: 'paid',
    reference: 'RF-1',
    transactionId: 'QK7',
    deadline: 5,
    orderTry: 2,
  })
  expect(readRecord(JSON.parse(JSON.stringify(paid)))).toEqual(paid)
})
