import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDb } from './db.ts'

const AT = '2026-01-05T08:00:00.000Z'
const message = (id: string, subject: string) => ({
  id,
  firstName: 'Asha',
  lastName: 'Juma',
  email: 'a@example.com',
  subject,
  message: 'Where is it?',
  createdAt: AT,
})

test('a small table is read by any of its text fields, a large one only by an index', () => {
  const db = createDb({ contacts: [message('m1', 'Refund'), message('m2', 'Fish'), message('m3', 'Refund')] })
  expect(db.contacts.where('subject', 'Refund').map(({ id }) => id)).toEqual(['m1', 'm3'])
  expect(db.contacts.where('subject', 'Ice')).toEqual([])
  expect(() => db.products.where('name', 'Tilapia')).toThrow('no index name')
})

const write = fc.record({
  do: fc.constantFrom('add', 'change', 'remove'),
  id: fc.constantFrom('m1', 'm2', 'm3', 'm4'),
  subject: fc.constantFrom('a', 'b'),
})

test('a small table returns after any writes what a plain list of its records would', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 12 }), (writes) => {
      const { contacts } = createDb({})
      const expected = new Map<string, ReturnType<typeof message>>()
      for (const { do: what, id, subject } of writes) {
        if (what === 'remove') expect(contacts.remove(id)).toBe(expected.delete(id))
        else if (what === 'add' && !expected.has(id)) expected.set(id, contacts.add(message(id, subject)))
        else if (what === 'change' && expected.has(id)) expected.set(id, contacts.change(id, { subject }))
      }
      const records = [...expected.values()]
      expect(contacts.list()).toEqual(records)
      for (const subject of ['a', 'b']) expect(contacts.where('subject', subject)).toEqual(records.filter((one) => one.subject === subject))
      for (const id of ['m1', 'm2', 'm3', 'm4']) expect(contacts.get(id)).toEqual(expected.get(id))
    }),
    { seed: 9 },
  )
})
