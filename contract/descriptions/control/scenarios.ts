import {
  Bilingual,
  Expected,
  OrderAnswer,
  OrderRule,
  PaymentScript,
  PostedScenario,
  postScenario,
  Scenario,
  ScenarioRow,
  StartRule,
  StatusAnswer,
  StatusRule,
  TimelineEvent,
} from '../../control/scenarios.ts'
import { describeFields, describeSchema } from '../describe.ts'

describeSchema(Bilingual, 'A text of the provider. It is sent in the language of the payment start.')
describeFields(Bilingual, { en: 'English, at most 200 characters.', sw: 'Swahili, at most 200 characters.' })

describeSchema(
  StatusAnswer,
  'The reply to a status call: the truth (`ledger`), `success`, waiting (`open`), a success without its id (`noTransactionId`), none at all (`silent`), a failure with a text, or an HTTP status.',
)
const httpStatus = 'The HTTP status of the reply, 400 to 599.'
describeFields(StatusAnswer, {
  failed: 'The text of a status call that says success is false. It means a failure only if the text has the word `failed` (PAY-037).',
  status: httpStatus,
})
describeSchema(
  OrderAnswer,
  'The reply to an order call. `reset` drops the connection and `empty` sends no body, both after the order was saved; a status and a delay come before that.',
)
describeFields(OrderAnswer, { status: httpStatus, delay: 'How long to wait first, in seconds of the world’s clock: 0 to 86,400.' })
const rule = {
  from: 'From when on it applies: seconds of the world’s clock after the reply to the start, 0 to 86,400. By default 0.',
  times: 'How many calls it applies to, 1 to 1,000. By default all.',
  answer: 'The reply to those calls. The first rule that applies counts.',
}
describeFields(StatusRule, rule)
describeFields(OrderRule, rule)

describeSchema(TimelineEvent, 'Something that happens in the course of a payment. `do` says what.')
const timeline = {
  at: 'When it happens: seconds of the world’s clock after the reply to the start, −3,600 to 86,400.',
  repeat: 'How often it happens, 1 to 1,000. By default once.',
  within: 'The seconds over which the repeats are spread, 0 to 86,400.',
  jitter: 'Moves it by up to so many seconds either way, by the chance of the world’s seed: 0 to 86,400.',
  do: 'What happens: `approve` charges and sends the callback, `charge` only charges, `fail` fails the payment, `callback` only sends one, `status` and `order` set replies, `stock` and `price` change the products of the cart, `removeAddress` deletes its address, `short` reports missing pieces, `signOut` ends the payer’s sessions, `realtime` disturbs the payer’s connections.',
  less: 'How many TZS less than asked are charged, 1 to 1,000,000,000.',
  commission: 'How many TZS the customer pays on top, 1 to 1,000,000,000.',
  message: 'The text of the failure or callback, for the buyer. By default none.',
  callback: 'Whether the failure sends a callback. By default true.',
  status: 'The status of the callback, at most 64 characters. By default none.',
  transactionId: 'The id in the callback: that of the charge (`ledger`), `none`, or a value of your own. By default none.',
  foreign: 'True sends the callback of another person’s payment to this payer’s sockets.',
  answer: 'The reply of later status or order calls.',
  times: 'With `status` and `order`: how many calls get this reply, 1 to 1,000, by default all. With `price`: the factor, 0.1 to 100.',
  left: 'How many pieces are left of each product in the cart, from 0.',
  missing: 'How many pieces of the first line are missing, 1 to 10 (SELL-016).',
  fault: 'What happens to the connections: new ones are refused, open ones dropped, events not sent, or all of it ends (`heal`).',
}
describeFields(TimelineEvent, timeline)
const [, , , callback] = TimelineEvent.def.options
describeFields(callback.shape.transactionId, { literal: 'A text of at most 64 characters, or a number, which is no id (scenario 313).' })

describeSchema(StartRule, 'The reply to a payment start.')
describeFields(StartRule, {
  answer:
    '`ok`, `noReference` (without its reference) and `reset` (the connection drops) ask the phone. `refused` (success is false), `empty` (no body) and an HTTP status do not.',
  message: 'The text of a refused start.',
  retryAfter: 'The header `Retry-After` of an HTTP status: seconds, 0 to 86,400.',
  delay: 'How long the reply takes, in seconds of the world’s clock: 0 to 86,400. The phone is asked before.',
})
describeFields(StartRule.shape.answer, { status: httpStatus })

const script = describeFields(PaymentScript, {
  start: 'The reply to the payment start. By default `ok`.',
  asks: 'Whether the phone asks for the PIN. By default only the timeline decides.',
  timeline: 'What happens in the first attempt: at most 200 events.',
  later: 'The timelines of further attempts, at most 10. Times count from the reply to the first start.',
  attemptsOf: 'Which payments are further attempts: those of the same payer and `phone`, or all of this scenario in the `world`.',
  status: 'The replies to status calls. By default the truth.',
  order: 'The replies to the order call. By default `normal`.',
})
describeSchema(Expected, 'What is there when a scenario is over.')
export const expectedFields = describeFields(Expected, {
  orders: 'How many orders there are.',
  charges: 'How many charges there are.',
  unfinished: 'How many charges have neither an order nor a refund.',
})
const scenario = describeFields(Scenario, {
  ...script,
  id: 'The number in the catalogue: 3 digits.',
  name: 'The name, in English.',
  about: 'One sentence on what the server does.',
  server: 'The same in the short form of the requirements.',
  test: 'What the buyer does meanwhile. Empty if nothing special.',
  expected: 'What is there when it is over.',
  orderDependent: 'True if the result depends on which of two payments is processed first.',
  afterwards: 'What a tester may check after that.',
})
describeSchema(PostedScenario, 'A scenario of your own (QA-018).')
const posted = describeFields(PostedScenario, { ...script, name: 'Its name in this world, 1 to 60 characters. A known name is replaced.' })
const slug = 'The name in lower case with dashes, for the header `x-mock-scenario`.'
describeFields(postScenario.reply, { ...posted, slug })
describeSchema(ScenarioRow, 'A scenario of the catalogue, or a posted one, which has neither id nor number (QA-015).')
describeFields(ScenarioRow, {
  ...scenario,
  id: 'The number in the catalogue: 3 digits. Null for a posted one.',
  slug,
  number: 'The phone number that starts it, such as `255700000305`. Null for a posted one (QA-013).',
})
