import { useTexts } from '#web/i18n/texts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { setChoices } from '../draft.ts'
import { deliveryChoices } from './DeliveryChoice.tsx'

/** The delivery options in the thread, with the default first. One tap chooses (CHAT-099, CHAT-149). */
export function DeliveryPanel({ onChosen }: { onChosen: () => void }) {
  const t = useTexts('checkout')
  return (
    <OptionButtons
      label={t.checkout.deliveryQuestion}
      choices={deliveryChoices(t)}
      onChoose={(deliveryOption) => {
        setChoices({ deliveryOption })
        onChosen()
      }}
    />
  )
}
