// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { loadArea, textsNow } from '#web/i18n/texts.ts'
import { PaymentRefusal, paymentRefusalText } from './PaymentRefusal.ts'

beforeAll(async () => {
  await Promise.all([loadArea('shell'), loadArea('payment')])
})

test.each(['order', 'unclear'] as const)(
  '[ERR-014][CHK-028] a cash order that failed (%s) says the message, else what it is asked to, else the default',
  (kind) => {
    const t = textsNow('payment')
    expect(paymentRefusalText(new PaymentRefusal('refused', { kind, message: 'Sold out.' }), t, 'x')).toBe('Sold out.')
    expect(paymentRefusalText(new PaymentRefusal('refused', { kind }), t, t.payment.somethingWrong)).toBe(
      'Something went wrong with your checkout',
    )
    expect(paymentRefusalText(new PaymentRefusal('refused', { kind }), t)).toBe('Failed to create order')
  },
)

test('[CHK-042] a cash order without an id says so', () => {
  expect(paymentRefusalText(new PaymentRefusal('unclear', { kind: 'noId' }), textsNow('payment'), 'x')).toBe(
    'Order creation failed: no ID returned',
  )
})
