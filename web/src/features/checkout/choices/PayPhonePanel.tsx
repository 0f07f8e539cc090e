import { type FormEvent, useRef, useState } from 'react'
import { useDraft } from '#web/features/session/useDraft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { type PhoneProblem, readPhone } from '../phone.ts'
import { PhoneChoice } from './PhoneChoice.tsx'

/** Asks for the phone to pay with where the person's own cannot (CHAT-012). */
export function PayPhonePanel({ onChosen }: { onChosen?: (phone: string) => void }) {
  const t = useTexts('checkout')
  const { paymentMethod, phone } = useCheckoutDraft()
  const draft = useDraft('payPhone', phone ?? '')
  const [problem, setProblem] = useState<PhoneProblem | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const read = readPhone(draft.value, paymentMethod)
    setProblem('problem' in read ? read.problem : null)
    if ('problem' in read) return field.current?.focus()
    draft.clear()
    setChoices({ phone: read.phone })
    onChosen?.(read.phone)
  }
  return (
    <form className="stack" onSubmit={choose} noValidate>
      <PhoneChoice ref={field} value={draft.value} onChange={draft.set} error={problem && t.checkout[problem]} />
      <Button type="submit" block>
        {t.checkout.usePhone}
      </Button>
    </form>
  )
}
