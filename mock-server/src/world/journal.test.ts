import { expect, test } from 'vitest'
import { createJournal } from './journal.ts'

const iso = () => '2026-11-20T06:00:00.000Z'

test('[QA-040][QA-041] the journal is ordered, filtered, counted and cleared, and its numbers continue', () => {
  const journal = createJournal(iso)
  journal.add({ kind: 'request', path: '/v1/products', phone: '255712345678' })
  journal.add({ kind: 'ledger', reference: 'RF-1', phone: '255712345678' })
  journal.add({ kind: 'answer', path: '/v1/orders/1' })
  expect(journal.list().map(({ seq }) => seq)).toEqual([1, 2, 3])
  expect(journal.count({ kind: 'ledger' })).toBe(1)
  expect(journal.list({ phone: '+255712345678' })).toHaveLength(2)
  expect(journal.list({ reference: 'RF-1' })).toHaveLength(1)
  expect(journal.list({ path: '/orders' })).toHaveLength(1)
  expect(journal.list({ after: 1, limit: 1 }).map(({ seq }) => seq)).toEqual([3])
  journal.clear()
  expect(journal.count()).toBe(0)
  expect(journal.add({ kind: 'control' }).seq).toBe(4)
})

test('[QA-040] the journal drops its oldest entries', () => {
  const journal = createJournal(iso)
  for (let n = 0; n < 45_000; n++) journal.add({ kind: 'request' })
  expect(journal.count()).toBeLessThanOrEqual(20_000)
  expect(journal.list({ limit: 1 })[0]?.seq).toBe(45_000)
})

test.each([
  ['a code', { otp: '123456' }, '123456'],
  ['a code under its other name', { code: '123456' }, '123456'],
  ['a PIN', { pin: '1234' }, '1234'],
  ['a token', { body: { accessToken: 'abc.def' } }, 'abc.def'],
  ['an authorization header', { headers: { authorization: 'Bearer abc' } }, 'Bearer abc'],
  ['an ID number', { nationalId: '19900101-12345-00001-11' }, '19900101'],
  ['a code within a text', { text: 'Your Samaki code is 123456. It works' }, '123456'],
])('[QA-044] the journal masks %s', (_, facts, secret) => {
  const journal = createJournal(iso)
  journal.add({ kind: 'request', ...facts })
  expect(JSON.stringify(journal.list())).not.toContain(secret)
})

test('[QA-044] amounts, phones, references and stable codes are not masked', () => {
  const journal = createJournal(iso)
  const facts = {
    kind: 'request',
    code: 'phone_unknown',
    phone: '255712345678',
    amount: 123456,
    reference: 'RF-123456',
    text: 'TZS 123,456',
  } as const
  journal.add(facts)
  expect(journal.list()[0]).toMatchObject(facts)
})
