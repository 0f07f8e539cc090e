import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { arrivedText } from '../../kinds/afterSale.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks once whether the fish of a delivered order is all right (CHAT-147). */
export function ArrivedCard({ card, entry, live }: CardProps<'arrived'>) {
  const t = useTexts('chat')
  const answer = async (isRight: boolean) => {
    const { answerArrived } = await withTexts(() => import('../orders/answerArrived.ts'), 'topics')
    await answerArrived(entry.id, isRight)
  }
  const given = entry.answer && 'value' in entry.answer ? entry.answer.value : null
  return (
    <CardFrame card={card} heading={arrivedText(card, t)} live={live}>
      {given === null ? (
        <div className="actions">
          <Button onClick={() => void answer(true)}>{t.chat.yes}</Button>
          <Button kind="line" onClick={() => void answer(false)}>
            {t.chat.fishProblem}
          </Button>
        </div>
      ) : (
        <p className="tick-row">
          <span className="tick">
            <Icon name="check" />
          </span>
          <span>{given === 'right' ? t.chat.yes : t.chat.fishProblem}</span>
        </p>
      )}
    </CardFrame>
  )
}
