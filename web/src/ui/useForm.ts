import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Error texts by field name; a valid field has none. */
export type FieldErrors = Readonly<Record<string, string>>

export interface FormOptions<Values extends object> {
  values: Values
  set: (values: Values) => void
  validate: (values: Values) => FieldErrors
  /** Called with valid values. */
  onSubmit: (values: Values) => unknown
  /** Called with invalid values. Once it resolves, the focus moves to the first invalid field. */
  onInvalid?: (values: Values) => unknown
  /** True to update errors on every change after the first submit; otherwise they change only with the next submit. */
  live?: boolean
  /** Errors from the server, by field name; the first one gets the focus when they arrive. */
  refused?: FieldErrors | undefined
}

export interface Form<Values extends object> {
  /** Props of the `<form>` element. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void }
  /** Props of the text field with this name. */
  field: (name: TextName<Values>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<{ value: string }>) => void
  }
  errors: FieldErrors
  change: (patch: Partial<Values>) => void
  submit: (values?: Values) => void
  clearErrors: () => void
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/** A form whose values the caller stores. Submitting validates them first; if that fails, the first invalid field gets the focus (A11Y-006). */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { values, set, validate, onSubmit, onInvalid, live = false, refused } = options
  const form = useRef<HTMLFormElement>(null)
  /** The values of the last submit. */
  const [submitted, setSubmitted] = useState<Values | null>(null)
  const errors = { ...refused, ...(submitted && validate(live ? values : submitted)) }

  useEffect(() => {
    if (refused) focusFirst(form.current, refused)
  }, [refused])

  const submit = async (sent: Values) => {
    setSubmitted(sent)
    const wrong = validate(sent)
    if (Object.keys(wrong).length === 0) return onSubmit(sent)
    if (onInvalid) await onInvalid(sent)
    focusFirst(form.current, wrong)
  }
  const change = (patch: Partial<Values>) => set({ ...values, ...patch })

  return {
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void submit(values)
      },
    },
    field: (name) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>),
    }),
    errors,
    change,
    submit: (sent = values) => void submit(sent),
    clearErrors: () => setSubmitted(null),
  }
}

/** Focuses the first field with an error, in document order. */
function focusFirst(form: HTMLFormElement | null, errors: FieldErrors): void {
  const names = Object.keys(errors).map((name) => `[name="${CSS.escape(name)}"]`)
  if (names.length > 0) form?.querySelector<HTMLElement>(names.join())?.focus()
}
