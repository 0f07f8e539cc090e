import {
  changePhone,
  enterPin,
  HandsetState,
  listMessages,
  Message,
  nextMessage,
  PhoneView,
  Prompt,
  queueScenario,
  TextLanguage,
  Transaction,
} from '../../control/phones.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(
  HandsetState,
  'Whether a phone can be reached: switched on, switched off, without signal, or on with an empty wallet (QA-023).',
)
describeSchema(TextLanguage, 'English or Swahili.')
describeFields(Message, {
  seq: 'The number of the message in the world, from 1. Pass it as `after` to wait for a later one.',
  at: 'When it came, ISO time in UTC of the world.',
  to: 'The phone that got it, without plus.',
  from: 'The name of the sender, such as `SAMAKI` or the network.',
  text: 'The words of the message.',
  code: 'The one-time code in it: 6 digits. Missing if it has none.',
})
const payment = {
  reference: 'The `referenceId` of the payment start.',
  merchant: 'Who is paid, as the phone names it.',
}
describeFields(Prompt, {
  ...payment,
  amount: 'What the phone is asked to pay, in whole TZS.',
  expiresAt: 'When the request ends by itself, ISO time in UTC: 5 minutes after the start (QA-014).',
  pinTriesLeft: 'How many PINs can still be entered, 1 to 3 (QA-022).',
  language: 'The language of the request, that of the payment start.',
})
describeFields(Transaction, {
  ...payment,
  amount: 'What left the wallet, in whole TZS, or was asked for if nothing did.',
  state: 'The state in the ledger (MON-025).',
  at: 'When the money was taken, or else the phone was asked, ISO time in UTC.',
  transactionId: 'The id of the charge. Missing if there is none.',
  refundedAt: 'When the money went back, ISO time in UTC. Missing if it did not.',
})
describeFields(PhoneView, {
  msisdn: 'The number without plus.',
  state: 'Whether it can be reached.',
  balance: 'The money in its wallet, in whole TZS.',
  magic: 'The scenario of a magic number, such as `305`. Null for any other number (QA-013).',
  queue: 'The scenarios of its next payments, the next one first (QA-017).',
  prompt: 'The open payment request. Null if there is none, or if the phone is off or has no signal.',
  messages: 'The text messages, the oldest first (QA-021).',
  history: 'The payments, the newest first.',
})
describeFields(changePhone.body, {
  state: 'The new state. `empty` also takes the money out of the wallet; `on` fills an empty one again.',
  balance: 'The new balance in whole TZS, 0 to 1,000,000,000. Not above 0 with `empty`.',
})
describeFields(listMessages.query, {
  search: 'Only messages that contain these words, in any letter case; at most 200 characters.',
})
describeFields(nextMessage.query, {
  after: 'Also takes a message that came before the call, if its `seq` is greater: 0 to 999,999,999. 0 misses none.',
  timeout: 'How long to wait, in ms of real time: 0 to 999,999, but never longer than 60,000. By default 10,000.',
})
describeFields(enterPin.body, { pin: 'The right PIN is `1234`; three wrong ones refuse the payment. At most 20 characters (QA-022).' })
describeFields(queueScenario.body, {
  id: 'The number of a scenario in the catalogue, such as `305`.',
  name: 'The name of a scenario, from the catalogue or posted.',
  scenario: 'A scenario of your own, used once. Send only one of the three (QA-018).',
})
