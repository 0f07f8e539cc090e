import * as z from 'zod/mini'
import { useDraft } from '#web/features/session/useDraft.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { useForm } from '#web/ui/useForm.ts'
import { digitsOf, otherPhone, readPhone } from '../checkout.ts'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { PhoneChoice } from './PhoneChoice.tsx'

/** Asks for a number to pay with if the user's own number cannot be used (CHAT-012). */
export function PayPhonePanel({ onChosen }: { onChosen: () => void }) {
  const t = useTexts('checkout')
  const { paymentMethod, phone } = useCheckoutDraft()
  const draft = useDraft('payPhone', z.string(), digitsOf(phone, ''))
  const form = useForm({
    values: { phone: draft.value },
    set: (typed) => draft.set(typed.phone),
    validate: (typed) => {
      const read = readPhone(typed.phone, paymentMethod)
      return 'problem' in read ? { phone: t.checkout[read.problem] } : {}
    },
    onSubmit: (typed) => {
      const read = readPhone(typed.phone, paymentMethod)
      if ('problem' in read) return
      draft.clear()
      setChoices({ phone: otherPhone(read.phone) })
      onChosen()
    },
  })
  return (
    <form {...form.props} className="stack">
      <PhoneChoice value={draft.value} onChange={draft.set} error={form.errors['phone']} />
      <Button type="submit" block>
        {t.checkout.usePhone}
      </Button>
    </form>
  )
}
