import { Account, openSession, Verdict } from '../../control/people.ts'
import { describeFields } from '../describe.ts'

describeFields(Account, {
  key: 'The id of the user.',
  name: 'The full name.',
  phone: 'The number to sign in with, with plus.',
  roles: 'All roles, `buyer` among them.',
  note: 'What the account is good for in a test (QA-009).',
})
describeFields(Verdict, { isVerified: 'The new state. By default true (SPRO-042).' })
describeFields(openSession.body, { phoneNumber: 'The number of a registered user, in any spelling.' })
