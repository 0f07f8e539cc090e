import type * as z from 'zod/mini'
import type { FieldText } from '../httpProblem.ts'

/** Returns the invalid fields of a body or query by path, each with its first problem (QA-038). */
export function wrongFields(issues: readonly z.core.$ZodIssue[], input: unknown): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {}
  for (const issue of issues.flatMap(flatten)) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'field_unknown'
    else fields[issue.path.join('.')] ??= textOf(issue, input)
  }
  return fields
}

/** Returns the issues of the union branch with the fewest problems, which is most likely the one the client meant. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [meant = []] = [...issue.errors].sort((a, b) => a.length - b.length)
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flatten)
}

function textOf(issue: z.core.$ZodIssue, input: unknown): FieldText {
  if (valueAt(input, issue.path) === undefined) return 'field_required'
  if (issue.code === 'invalid_type')
    return issue.expected === 'number' ? 'field_number' : issue.expected === 'int' ? 'field_whole' : 'field_wrong'
  if (issue.code === 'invalid_value') return 'field_choice'
  if (issue.code === 'invalid_format') return formatTexts[issue.path.join('.')] ?? formatTexts[String(issue.path.at(-1))] ?? 'field_wrong'
  if (issue.code === 'too_big') {
    const n = issue.maximum.toLocaleString('en')
    return issue.origin === 'string' ? ['field_too_long', { n }] : [issue.origin === 'array' ? 'field_too_many' : 'field_at_most', { n }]
  }
  if (issue.code !== 'too_small') return 'field_wrong'
  const n = issue.minimum.toLocaleString('en')
  if (issue.origin === 'string') return issue.minimum === 1 ? 'field_required' : ['field_too_short', { n }]
  if (issue.origin === 'array') return ['field_too_few', { n }]
  return [issue.inclusive ? 'field_at_least' : 'field_above', { n }]
}

const formatTexts: Readonly<Record<string, FieldText>> = {
  'paymentDetails.phone': 'payout_phone',
  phone: 'field_phone',
  phoneNumber: 'field_phone',
  email: 'field_email',
  otp: 'field_code',
  code: 'field_code',
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (value === null || typeof value !== 'object' ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    input,
  )
