import type * as z from 'zod/mini'
import type { FieldText } from '../httpProblem.ts'

/**
 * Returns the invalid fields of a body or query by path, each with its first problem (QA-038). With `listsChoices`, the text of a value
 * that is not allowed lists the allowed ones, for testers; buyers have a select instead.
 */
export function wrongFields(issues: readonly z.core.$ZodIssue[], input: unknown, { listsChoices = false } = {}): Record<string, FieldText> {
  const fields: Record<string, FieldText> = {}
  for (const issue of issues.flatMap(flatten)) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[[...issue.path, key].join('.')] ??= 'field_unknown'
    else fields[issue.path.join('.')] ??= (listsChoices && choicesText(issue, input)) || textOf(issue, input)
  }
  return fields
}

/** Returns the issues of the union branch with the fewest problems, which is most likely the one the client meant. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const [meant = []] = [...issue.errors].sort((a, b) => a.length - b.length)
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(flatten)
}

/** Returns a text with the allowed values of a field, or null if it has another problem or is missing. */
function choicesText(issue: z.core.$ZodIssue, input: unknown): FieldText | null {
  const values = issue.code === 'invalid_value' ? issue.values : issue.code === 'invalid_union' && 'options' in issue ? issue.options : []
  return Array.isArray(values) && values.length > 0 && valueAt(input, issue.path) !== undefined ? oneOf(values) : null
}

export const oneOf = (choices: readonly unknown[]): FieldText => ['field_one_of', { choices: choices.map(String).join(', ') }]

function textOf(issue: z.core.$ZodIssue, input: unknown): FieldText {
  if (valueAt(input, issue.path) === undefined) return 'field_required'
  switch (issue.code) {
    case 'invalid_type':
      return typeTexts[issue.expected] ?? 'field_wrong'
    case 'invalid_value':
      return 'field_choice'
    case 'invalid_format':
      return formatTexts[issue.path.join('.')] ?? formatTexts[String(issue.path.at(-1))] ?? 'field_wrong'
    case 'too_big':
      return tooBigText(issue)
    case 'too_small':
      return tooSmallText(issue)
    default:
      return 'field_wrong'
  }
}

function tooBigText({ origin, maximum }: z.core.$ZodIssueTooBig): FieldText {
  const n = maximum.toLocaleString('en')
  if (origin === 'string') return ['field_too_long', { n }]
  return [origin === 'array' ? 'field_too_many' : 'field_at_most', { n }]
}

function tooSmallText({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): FieldText {
  const n = minimum.toLocaleString('en')
  if (origin === 'string') return minimum === 1 ? 'field_required' : ['field_too_short', { n }]
  if (origin === 'array') return ['field_too_few', { n }]
  return [inclusive ? 'field_at_least' : 'field_above', { n }]
}

const typeTexts: Readonly<Record<string, FieldText>> = { number: 'field_number', int: 'field_whole' }

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
