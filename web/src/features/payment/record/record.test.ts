import { expect, test } from 'vitest'
import { aPayment } from '../testing/aPayment.ts'
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
