import { Description, Email, Id, IsoTime, MessageText, Name, Notes, Quantity } from '../rules/fields.ts'
import { Price, Shillings } from '../rules/moneySchemas.ts'
import { MobileMoneyPhone, PlusPhone, TanzanianPhone } from '../rules/phone.ts'
import { Shortage, ShortLine } from '../rules/shortage.ts'
import { Role, SellerType, User } from '../user.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(Id, 'The id of a record: 1 to 64 characters. Its form is not part of the contract.')
describeSchema(IsoTime, 'A time in ISO 8601, always UTC, such as `2026-11-20T06:00:00.000Z`.')
describeSchema(Name, 'A text of 1 to 100 characters. Blanks at both ends are removed before it is counted (SEC-021).')
describeSchema(Email, 'An email address of at most 100 characters.')
describeSchema(Description, 'A text of 1 to 2,000 characters (SEC-021).')
describeSchema(Notes, 'A text of at most 1,000 characters, which may be empty (SEC-021).')
describeSchema(MessageText, 'A text of 1 to 1,000 characters (SEC-021).')
describeSchema(Quantity, 'A number of pieces: 1 to 10.')
describeSchema(Shillings, 'An amount in whole Tanzanian shillings (TZS), from 0 (MON-001).')
describeSchema(
  Price,
  'An amount in Tanzanian shillings (TZS): a number, or text such as `"12500.00"`. Cut off what is behind the decimal point (CAT-031, CART-010).',
)
describeSchema(PlusPhone, 'A phone number of 9 to 15 digits behind a plus, such as `+255712345678` (API-001).')
describeSchema(TanzanianPhone, 'A Tanzanian mobile or landline number without plus, such as `255712345678` (ADDR-012).')
describeSchema(MobileMoneyPhone, 'A Tanzanian mobile number without plus: 255, then 6 or 7, then 8 digits (PAY-007).')

describeSchema(Role, 'A role in the market. Every user is a buyer (NAV-025).')
describeSchema(SellerType, 'The legal form of a seller (SPRO-034).')
export const userFields = describeFields(User, {
  id: 'The id of the user.',
  name: 'The full name, 1 to 100 characters.',
  email: 'The email address. Missing or null if the user registered without one (CHAT-189).',
  phoneNumber: 'The phone that signs in, with plus, such as `+255712345678`.',
  roles: 'The roles besides buyer: `seller`, `transporter`, both or none. Read them in any letter case and ignore unknown words (GEN-038).',
  createdAt: 'When the user registered, ISO time in UTC.',
  isVerified: 'Whether the phone number was confirmed with a code. It says nothing about a seller or transporter profile.',
})

describeSchema(Shortage, 'The question to a buyer whether to take what is available of an order, or to cancel it (SELL-016).')
describeFields(Shortage, {
  id: 'The id of the question. It stays the same when the seller reports a further line.',
  lines: 'The lines with missing pieces. A seller gets only their own.',
  askedAt: 'When the buyer was asked last, ISO time in UTC.',
  answerBy: 'Until when the buyer can answer, ISO time in UTC: 24 hours after `askedAt`. Then the order is cancelled and refunded.',
  answer: 'Missing while the question is open. `expired` means that the order was cancelled because no answer came in time.',
})
describeFields(ShortLine, {
  itemId: 'The `id` of the item of the order.',
  ordered: 'How many pieces were ordered, 1 to 10.',
  available: 'How many of them are available, from 0 and fewer than `ordered`.',
})
