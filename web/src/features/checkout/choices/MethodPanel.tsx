import { useTexts } from '#web/i18n/texts.ts'
import { OptionButtons } from '#web/ui/OptionButtons.tsx'
import { setChoices } from '../draft.ts'
import { methodChoices } from './MethodChoice.tsx'

/** The payment methods in the thread, with mobile money first. One tap chooses (CHAT-102, CHAT-149). */
export function MethodPanel({ onChosen }: { onChosen: () => void }) {
  const t = useTexts('checkout')
  return (
    <OptionButtons
      label={t.checkout.methodQuestion}
      choices={methodChoices(t)}
      onChoose={(paymentMethod) => {
        setChoices({ paymentMethod })
        onChosen()
      }}
    />
  )
}
