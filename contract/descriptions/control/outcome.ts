import { getOutcome, Outcome } from '../../control/outcome.ts'
import { describeFields } from '../describe.ts'
import { expectedFields } from './scenarios.ts'

describeFields(Outcome, {
  ...expectedFields,
  refunds: 'How many refunds there were, full and partial ones.',
  prompts: 'How many payment requests the phone got.',
})
describeFields(getOutcome.query, {
  phone: 'The number in any spelling: the phone that pays or the account; at most 40 characters (WAY-004).',
})
