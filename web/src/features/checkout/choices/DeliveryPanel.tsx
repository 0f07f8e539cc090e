import { useState } from 'react'
import type { DeliveryOption } from '#contract/order.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { setChoices, useCheckoutDraft } from '../draft.ts'
import { DeliveryChoice } from './DeliveryChoice.tsx'

/** The question of the thread (CHAT-099): the default is offered, and counts once the button is used (CHAT-017). */
export function DeliveryPanel({ onChosen }: { onChosen?: (option: DeliveryOption) => void }) {
  const t = useTexts('checkout')
  const chosen = useCheckoutDraft((draft) => draft.deliveryOption)
  const [picked, setPicked] = useState<DeliveryOption | null>(null)
  const option = picked ?? chosen ?? 'standard'
  const choose = () => {
    setChoices({ deliveryOption: option })
    onChosen?.(option)
  }
  return (
    <div className="stack">
      <DeliveryChoice value={option} onChoose={setPicked} />
      <Button block onClick={choose}>
        {option === 'express' ? t.checkout.useExpress : t.checkout.useStandard}
      </Button>
    </div>
  )
}
