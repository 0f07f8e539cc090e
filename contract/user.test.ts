import { expect, test } from 'vitest'
import { User } from './user.ts'

const fatma = {
  name: 'Fatma Khamis',
  email: 'fatma@example.com',
  phoneNumber: '+255773518264',
  roles: ['seller', 'transporter'],
  createdAt: '2026-01-01T00:00:00Z',
  isVerified: true,
}

test('[GEN-038] a user needs name, email, phone number, roles, creation time and verification state', () => {
  expect(User.parse(fatma)).toEqual(fatma)
  for (const field of Object.keys(fatma)) {
    expect(User.safeParse({ ...fatma, [field]: undefined }).success, `a user without ${field} passes`).toBe(false)
  }
})

test.each([[[]], [['seller']], [['transporter']], [['seller', 'transporter']]])(
  '[GEN-038][GEN-040] the roles of a user may be seller, transporter, both or none: %j',
  (roles) => expect(User.parse({ ...fatma, roles }).roles).toEqual(roles),
)

test.each([['seller'], [null], [[1]]])('[GEN-038] roles that are not a list of strings are rejected: %j', (roles) =>
  expect(User.safeParse({ ...fatma, roles }).success).toBe(false),
)
