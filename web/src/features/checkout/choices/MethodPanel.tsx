import { useState } from 'react'
import type { PaymentMethod } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { MethodChoice } from './MethodChoice.tsx'

/** The question of how to pay, with mobile money offered first (CHAT-102). */
export function MethodPanel({ onChosen }: { onChosen?: (method: PaymentMethod) => void }) {
  const t = useTexts('checkout')
  const chosen = useCheckoutDraft((draft) => draft.paymentMethod)
  const [picked, setPicked] = useState<PaymentMethod | null>(null)
  const method = picked ?? chosen ?? 'mobile_money'
  const choose = () => {
    setChoices({ paymentMethod: method })
    onChosen?.(method)
  }
  return (
    <div className="stack">
      <MethodChoice value={method} onChoose={setPicked} />
      <Button block onClick={choose}>
        {method === 'mobile_money' ? t.checkout.useMobileMoney : t.checkout.useCash}
      </Button>
    </div>
  )
}
