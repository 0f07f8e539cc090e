import { reportViolation, Violation } from '../../control/violations.ts'
import { describeFields } from '../describe.ts'

const texts = describeFields(Violation, {
  invariant: 'What was broken: `I1` to `I18`, `contract`, `page` for a page, or `internal` for an unexpected error (QA-042).',
  text: 'What happened, in English.',
  entries: 'The `seq` of the journal entries that prove it.',
})
describeFields(reportViolation.body, {
  ...texts,
  invariant: 'What was broken: `I1` to `I18`, `contract`, or `page`.',
  text: 'What happened, 1 to 2,000 characters.',
  entries: 'The `seq` of the journal entries that prove it, at most 1,000. The report itself is added.',
})
