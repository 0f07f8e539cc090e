import { beforeAll, expect, test } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { type ContactForm, contactBody, contactErrors, newContact } from './ContactPanel.tsx'

beforeAll(() => loadBundle('contact'))

const good: ContactForm = {
  firstName: 'Asha',
  lastName: 'Salum',
  email: 'asha@example.com',
  phone: '',
  subject: 'Refund',
  message: 'Hello',
}
const problems = (change: Partial<ContactForm>) => contactErrors({ ...good, ...change }, textsNow())

test('[STAT-006] every field but the phone is required, and errors come in form order', () => {
  expect(problems({})).toEqual({})
  const missing = 'Please fill out this field.'
  const wrong = problems({ firstName: '', lastName: ' ', email: '', subject: '', message: '\n' })
  expect(Object.entries(wrong)).toEqual(['firstName', 'lastName', 'email', 'subject', 'message'].map((field) => [field, missing]))
})

test('[STAT-006] an email and an optional phone number must be valid', () => {
  expect(problems({ email: 'asha' })).toEqual({ email: 'Please enter an email address.' })
  expect(problems({ phone: '12' })).toEqual({ phone: 'Please enter a phone number, e.g. 255712345678.' })
  expect(problems({ phone: '0712 345 678' })).toEqual({})
})

test('[SEC-021] lengths are limited to 100 characters, 1,000 for the message', () => {
  const long = (length: number) => 'x'.repeat(length)
  expect(problems({ firstName: long(100), subject: long(100), message: long(1_000) })).toEqual({})
  expect(problems({ subject: long(101), message: long(1_001) })).toEqual({
    subject: 'At most 100 characters.',
    message: 'At most 1,000 characters.',
  })
})

test('[AUTH-019] the phone is sent as 255…', () => expect(contactBody({ ...good, phone: '+255 712-345-678' }).phone).toBe('255712345678'))

test('[API-066] the message carries first and last name, email, phone, subject and text', () => {
  expect(Object.keys(contactBody(good))).toEqual(['firstName', 'lastName', 'email', 'phone', 'subject', 'message'])
})

test('the form starts with the signed-in user’s details', () => {
  const user = aUser({ name: 'Asha binti Salum', email: 'asha@example.com', phoneNumber: '+255712345678' })
  expect(newContact(user)).toMatchObject({
    firstName: 'Asha',
    lastName: 'binti Salum',
    email: 'asha@example.com',
    phone: '255 712 345 678',
    message: '',
  })
})
