import { clearCart } from '#web/features/cart/cartStore.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { StepButton } from '#web/ui/StepButton.tsx'
import { confirmQuestion } from '../../kinds/asides.ts'
import { removeEntries } from '../../transcript/transcript.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { startFresh } from './startFresh.ts'

/** Asks before the cart or the thread is emptied, which cannot be undone (CHAT-029, CHAT-061). */
export function ConfirmCard({ card, entry, live }: CardProps<'confirm'>) {
  const t = useTexts('chat')
  const clears = card.question === 'clearCart'
  const agree = () => {
    if (!clears) return startFresh()
    clearCart()
    removeEntries([entry.id])
  }
  return (
    <CardFrame card={card} heading={confirmQuestion(card, t)} live={live}>
      <div className="actions">
        <StepButton afterTap step={card.question} kind="risk" onClick={agree}>
          {t.chat.yes}
        </StepButton>
        <Button kind="line" onClick={() => removeEntries([entry.id])}>
          {t.chat.no}
        </Button>
      </div>
    </CardFrame>
  )
}
