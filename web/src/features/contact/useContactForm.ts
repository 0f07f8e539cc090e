import { type FormEvent, useRef, useState } from 'react'
import { sendContact } from '#contract/contact.ts'
import { ApiError, send } from '#web/api/client.ts'
import { useSession } from '#web/features/session/session.ts'
import { useDraft } from '#web/features/session/useDraft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { type ContactField, type ContactForm, type ContactProblems, contactBody, contactProblems, newContact } from './contactForm.ts'

/** A message to the market: kept while half typed, gone once sent (STAT-007, API-066). */
export function useContactForm(onSent: () => void) {
  const t = useTexts('contact')
  const user = useSession((session) => session.user)
  const draft = useDraft<ContactForm>('contact', newContact(user))
  const form = useRef<HTMLFormElement>(null)
  const [checked, setChecked] = useState(false)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const problems: ContactProblems = { ...refused?.fields, ...(checked && contactProblems(draft.value, t)) }

  const put = (field: ContactField, value: string) => {
    draft.set({ ...draft.value, [field]: value })
    setRefused(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setRefused(null)
    const wrong = Object.keys(contactProblems(draft.value, t))
    if (wrong.length > 0) return focusFirst(wrong)
    setBusy(true)
    try {
      await send(sendContact, { body: contactBody(draft.value) })
      draft.clear()
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
      focusFirst(Object.keys(error.fields))
    } finally {
      setBusy(false)
    }
  }

  const focusFirst = (wrong: readonly string[]) => {
    const names = wrong.map((name) => `[name="${CSS.escape(name)}"]`).join()
    if (names) form.current?.querySelector<HTMLElement>(names)?.focus()
  }

  return { form, values: draft.value, put, problems, refused, busy, submit }
}
