import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { Button, type ButtonKind } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { Action } from '#web/ui/useAction.ts'
import { useForm } from '#web/ui/useForm.ts'
import { Problem } from '../shared/Problem.tsx'
import { fill, type MockTexts, useMockTexts } from '../texts.ts'

interface FieldTexts {
  label: string
  hint?: string | undefined
  /** Set for a field that is optional in the schema, but not in this form. */
  required?: boolean
}
/** A select. `any` is the text of its first choice, which leaves the field out of the call. */
type Choice<Value extends string> = FieldTexts & { options: Readonly<Record<Value, string>>; any?: string }
/** A field for a whole number. The error text names the limits, which the schema checks but cannot tell. */
type WholeNumber = FieldTexts & { least: number; most?: number }

/** The kind of a field follows from the type of its value. A text may also be a select, because only the world knows its values. */
type FieldOf<Value> = [Value] extends [number]
  ? WholeNumber
  : [Value] extends [string]
    ? Choice<Value> | (string extends Value ? FieldTexts : never)
    : never
type Fields<Values> = { readonly [Name in keyof Values]?: FieldOf<NonNullable<Values[Name]>> | undefined }
type Field = FieldTexts & Partial<Omit<Choice<string> & WholeNumber, keyof FieldTexts>>
type NamedField = Field & { name: string }
type Texts = Readonly<Record<string, string>>

interface Props<Schema extends z.ZodMiniObject, Draft> {
  /** The body of a control call. */
  schema: Schema
  /** The fields to show, in this order. */
  fields: Fields<z.output<Schema>>
  /** The typed texts. An empty one leaves its field out of the call. */
  draft: Draft
  onDraft: (draft: Draft) => void
  /** Runs with the values of the shown fields once the schema accepts each of them. */
  action: Action<[z.output<Schema>]>
  submit: string
  kind?: ButtonKind
  className: string | undefined
  /** The accessible name, for a list of forms. */
  name?: string
  /** Further buttons, beside the submit button. */
  children?: ReactNode
}

/** The form of a control call, drawn from the schema of its body. A field that the schema refuses shows an error. */
export function ControlForm<Schema extends z.ZodMiniObject, Draft extends Texts>(props: Props<Schema, Draft>) {
  const { schema, draft, onDraft, action, submit, kind = 'act', className, name, children } = props
  const { mock: t } = useMockTexts()
  const check = (name: string, value: unknown) => z.safeParse(schema.shape[name] as z.ZodMiniType, value)
  const fields = Object.entries(props.fields as Readonly<Record<string, Field | undefined>>).flatMap(([name, field]) =>
    field ? [{ ...field, name, required: field.required ?? !check(name, undefined).success }] : [],
  )
  const form = useForm<Texts>({
    values: draft,
    set: (texts) => onDraft(texts as Draft),
    live: true,
    validate: (texts) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const value = valueOf(field, texts)
          if (value === undefined) return field.required ? [[field.name, t.form.missing]] : []
          const issue = check(field.name, value).error?.issues[0]
          return issue ? [[field.name, errorText(field, issue, t)]] : []
        }),
      ),
    onSubmit: (texts) => {
      const values = fields.map((field) => [field.name, valueOf(field, texts)] as const)
      form.clearErrors()
      void action.run(Object.fromEntries(values.filter(([, value]) => value !== undefined)) as z.output<Schema>)
    },
  })
  const button = (
    <Button type="submit" kind={kind} busy={action.busy}>
      {submit}
    </Button>
  )
  return (
    <form {...form.props} className={className} aria-label={name}>
      {fields.map(({ name, label, hint, required, options, any, least }) => {
        const shared = { ...form.field(name), label, hint, required }
        if (!options) return <TextField key={name} {...shared} inputMode={least === undefined ? 'text' : 'numeric'} autoComplete="off" />
        const choices = Object.entries(options).map(([value, label]) => ({ value, label }))
        return <SelectField key={name} {...shared} options={any === undefined ? choices : [{ value: '', label: any }, ...choices]} />
      })}
      {children ? (
        <div className="qa-buttons">
          {button}
          {children}
        </div>
      ) : (
        button
      )}
      <Problem error={action.error} />
    </form>
  )
}

/** Returns the value of a typed text, or undefined for an empty one. */
function valueOf({ name, least }: NamedField, texts: Texts): string | number | undefined {
  const text = texts[name]?.trim() ?? ''
  if (text === '') return undefined
  return least === undefined ? text : Number(text)
}

function errorText({ least, most }: Field, issue: z.core.$ZodIssue, { form: t }: MockTexts): string {
  if (least === undefined) return issue.code === 'too_big' ? fill(t.tooLong, { n: String(issue.maximum) }) : t.unfit
  return most === undefined ? fill(t.least, { least }) : fill(t.limits, { least, most: most.toLocaleString('en') })
}
