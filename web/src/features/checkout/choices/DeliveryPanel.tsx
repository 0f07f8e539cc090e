import { useTexts } from '#web/i18n/texts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { setChoices } from '../draft.ts'
import { deliveryChoices } from './DeliveryChoice.tsx'

/** The delivery question in the thread, with the default first. One tap chooses (CHAT-017, CHAT-099, CHAT-149). */
export function DeliveryPanel() {
  const t = useTexts('checkout')
  return (
    <OptionButtons
      label={t.checkout.deliveryQuestion}
      choices={deliveryChoices(t)}
      onChoose={(deliveryOption) => setChoices({ deliveryOption })}
    />
  )
}
