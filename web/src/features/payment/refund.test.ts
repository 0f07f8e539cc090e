// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '#web/features/session/session.ts'
import { useRecords } from './device/records.ts'
import type { PaymentRecord } from './record/record.ts'
import { askRefund } from './refund.ts'
import { aPayment, type PaymentFields } from './testing/aPayment.ts'
import { aDevice, PAYER, serve, signInAs } from './testing/testBench.ts'

const SENT = 'POST /contact'
const troubled = (over: PaymentFields = {}) =>
  aPayment({ payer: PAYER, stage: 'paid', reference: 'RF-1', transactionId: 'QK7', trouble: { kind: 'order' }, ...over })

async function ask(record: PaymentRecord, user: { name?: string; email?: string } = {}) {
  await aDevice([record])
  const session = useSession.getState()
  if (session.user) useSession.setState({ user: { ...session.user, ...user } })
  const calls = serve({ [SENT]: { status: 201, body: { message: 'ok' } } })
  await askRefund(record.id)
  return calls.map(({ body }) => body)
}
beforeEach(() => localStorage.clear())

test('[MON-023] a refund request contains name, amount, reference and transaction, and is sent once', async () => {
  const [body] = await ask(troubled({ charged: 23_000 }))
  expect(body).toMatchObject({ firstName: 'Asha', lastName: 'Salum', email: 'asha@example.com', phone: '+255712345678' })
  for (const fact of ['TZS 23,000', 'RF-1', 'QK7']) expect(body?.['message']).toContain(fact)
  expect(useRecords.getState().records).toMatchObject([{ refundAsked: true }])
})

test('[MON-023] unknown values are sent as a dash', async () => {
  const { reference: _, transactionId: __, ...unnamed } = troubled()
  const [body] = await ask(aPayment(unnamed))
  expect(String(body?.['message']).match(/–/g)).toHaveLength(2)
  expect(body?.['message']).toContain('TZS 24,000')
})

test.each([
  [' Asha  Binti Salum ', { firstName: 'Asha', lastName: 'Binti Salum' }],
  ['Asha', { firstName: 'Asha', lastName: 'Asha' }],
  ['', { firstName: '+255712345678', lastName: '+255712345678' }],
])('[MON-023] a name is split into the two names of the contact form: %j', async (name, names) => {
  expect(await ask(troubled(), { name })).toMatchObject([names])
})

test('[MON-023] a buyer without an email address sends the support address instead', async () => {
  const [body] = await ask(troubled(), { email: '' })
  expect(body?.['email']).toMatch(/@/)
})

test('[MON-014] a guest, or a person who did not pay, sends no request', async () => {
  expect(await ask(troubled({ payer: 'someone' }))).toEqual([])
  await aDevice([troubled()])
  const calls = serve({})
  signInAs(null)
  await askRefund('p1')
  expect(calls).toEqual([])
})
