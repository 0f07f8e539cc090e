import { Problem } from '../call.ts'
import { ProblemCode } from '../problemCode.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(
  ProblemCode,
  'The stable name of a refusal. Each response of a call lists the codes that it can have. Treat a code that you do not know by its HTTP status.',
)
export const problemFields = describeFields(Problem, {
  message: 'A sentence for the user, in the first of `en` and `sw` in `Accept-Language`, otherwise in English (QA-038).',
  code: 'Says why the call was refused, whatever the language (QA-038).',
  fields:
    'One sentence for each wrong field, by its path in the body, such as `items.0.quantity`. Missing if no field is to blame (QA-038).',
  reference: 'Only with `payment_waiting`: the reference of the payment that is still waiting (MON-012).',
})
