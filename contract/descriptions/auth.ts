import { CodeCheck, CodeRequest, CodeSent, Registration, SellerRegistration, SignedIn, TransporterRegistration } from '../auth.ts'
import { describeFields } from './describe.ts'

const phoneNumber = 'The phone that gets the code, with plus and country code (API-001).'
const person = {
  name: 'The full name of a new user, 1 to 100 characters. A number that is registered already keeps its name (API-009).',
  phoneNumber,
  email: 'At most 100 characters. Stored only if the user has none yet (API-009).',
}

describeFields(CodeRequest, { phoneNumber })
describeFields(CodeSent, {
  message: 'Says to which number the code was sent, with its middle hidden. Clients need not read it (API-002).',
  otpSent: 'False if the user was registered but no code was sent. If missing, a code was sent (TREG-003).',
})
describeFields(CodeCheck, {
  phoneNumber: 'The phone that the code was sent to, with plus (API-001).',
  otp: 'The one-time code: 6 digits. It works for 5 minutes, once, and allows 5 attempts (API-004).',
  code: 'The same as `otp`, for clients that send this name. One of both is required, and `otp` counts first (API-004).',
})
describeFields(SignedIn, {
  accessToken: 'Send it as `Authorization: Bearer …`. It works for 30 days, or until logout (API-005).',
  user: 'The user who is signed in now (API-005).',
})
describeFields(Registration, { ...person, email: `Optional (CHAT-189). ${person.email}` })
describeFields(SellerRegistration, { ...person, sellerType: 'The legal form of the seller (API-007).' })
describeFields(TransporterRegistration, {
  ...person,
  businessName: 'The name of the transport business, 1 to 100 characters. It starts an unverified profile (API-008).',
})
