import { expect, test } from 'vitest'
import { Registration, SellerRegistration, TransporterRegistration } from './auth.ts'
import { User } from './user.ts'

const fatma = {
  name: 'Fatma Khamis',
  email: 'fatma@example.com',
  phoneNumber: '+255773518264',
  roles: ['seller', 'transporter'],
  createdAt: '2026-01-01T00:00:00Z',
  isVerified: true,
}

test('[GEN-038] a user needs name, phone number, roles, creation time and verification state', () => {
  expect(User.parse(fatma)).toEqual(fatma)
  const { email: _, ...needed } = fatma
  for (const field of Object.keys(needed)) {
    expect(User.safeParse({ ...fatma, [field]: undefined }).success, `a user without ${field} passes`).toBe(false)
  }
})

test.each([[[]], [['seller']], [['transporter']], [['seller', 'transporter']]])(
  '[GEN-038][GEN-040] the roles of a user may be seller, transporter, both or none: %j',
  (roles) => expect(User.parse({ ...fatma, roles }).roles).toEqual(roles),
)

test.each([undefined, null, ''])('[CHAT-189][GEN-038] a user whose email is %j stays readable', (email) =>
  expect(User.parse({ ...fatma, email })).toEqual({ ...fatma, email }),
)

test('[CHAT-189][SPRO-007][TREG-004] a buyer registers with a name only; a wrong email is refused, and sellers and transporters need one', () => {
  const person = { name: 'Fatma Khamis', phoneNumber: '+255773518264' }
  expect(Registration.parse(person)).toEqual(person)
  expect(Registration.safeParse({ ...person, email: 'fatma' }).success).toBe(false)
  expect(SellerRegistration.safeParse({ ...person, sellerType: 'individual' }).success).toBe(false)
  expect(TransporterRegistration.safeParse({ ...person, businessName: 'Fatma Boda' }).success).toBe(false)
})

test.each([['seller'], [null], [[1]]])('[GEN-038] roles that are not a list of strings are rejected: %j', (roles) =>
  expect(User.safeParse({ ...fatma, roles }).success).toBe(false),
)
