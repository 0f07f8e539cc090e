import { ChargeEntry, countJournal, JournalEntry, JournalFacts, JournalKind, JournalQuery } from '../../control/journal.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(
  JournalKind,
  'What happened: a request or its response (`answer`), an event from or to a client (`frame-in`, `frame-out`), a timer, a movement of money (`ledger`), a text message, a fault, a control call, or a violation.',
)
const facts = describeFields(JournalFacts, {
  kind: 'What happened.',
  text: 'A few words on it. Missing if the other fields say all.',
  method: 'The HTTP method, of a request, response or control call.',
  path: 'The path with its prefix, such as `/v1/orders`.',
  status: 'The HTTP status of a response, 100 to 599.',
  phone: 'The phone it is about, without plus.',
  reference: 'The payment it is about.',
})
describeSchema(
  JournalEntry,
  'One entry of the journal (QA-040). Further fields depend on its kind. Codes, PINs and tokens are masked (QA-044).',
)
const entry = describeFields(JournalEntry, {
  ...facts,
  seq: 'The number of the entry, from 1. It grows by 1 and never starts again while the world lives.',
  at: 'When it happened, ISO time in UTC of the world.',
})
describeFields(ChargeEntry, {
  ...entry,
  transactionId: 'The id of the charge.',
  amount: 'What the market received, in whole TZS.',
})
describeFields(JournalQuery, {
  kind: 'Only these kinds, separated by commas.',
  phone: 'Only entries about this phone, in any spelling; at most 40 characters.',
  reference: 'Only entries about this payment; at most 64 characters.',
  path: 'Only entries whose path contains this text; at most 200 characters.',
  seq: 'Only the entries with these numbers, separated by commas: 1 to 1,000 of them.',
  after: 'Only entries with a greater `seq`: 0 to 999,999,999.',
  limit: 'The most entries to return, the newest that match: 0 to 999,999,999.',
})
describeFields(countJournal.reply, {
  count: 'How many entries match.',
  gone: 'How many entries the journal no longer has: it keeps the newest 10,000 at least, and was perhaps cleared.',
})
