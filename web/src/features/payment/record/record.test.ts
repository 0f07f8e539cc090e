import { expect, test } from 'vitest'
import { aPayment } from '../testing/aPayment.ts'
import { PaymentRecord } from './record.ts'

// Written out: these words stand on people's devices, so none of them may be renamed or left out.
test.each(['start', 'empty', 'noReference', 'callFailed', 'callback', 'status'] as const)(
  '[MON-002] a record stored as refused by `%s` is read as it was',
  (by) => {
    const record = aPayment({ stage: 'refused', refusal: { by, message: 'no' } })
    expect(PaymentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  },
)

test.each(['order', 'noId', 'noTransaction', 'badTransaction', 'notText', 'emptyTransaction', 'unclear', 'second'] as const)(
  '[MON-002] a record stored in trouble `%s` is read as it was',
  (kind) => {
    const record = aPayment({ stage: 'paid', trouble: { kind, code: 'c', needs: 'stock' } })
    expect(PaymentRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record)
  },
)

test.each(['asked', 'waiting', 'refused', 'paid', 'done', 'gone'] as const)(
  '[MON-002] a record stored as `%s` is read as it was',
  (stage) => {
    for (const method of ['mobile_money', 'cash_on_delivery'] as const)
      expect(PaymentRecord.parse(JSON.parse(JSON.stringify(aPayment({ stage, method }))))).toMatchObject({ stage, method })
  },
)
