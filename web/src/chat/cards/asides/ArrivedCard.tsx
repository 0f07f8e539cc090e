import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { loadReply } from '../../message/loadReply.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks once whether the fish of a delivered order is all right (CHAT-147). */
export function ArrivedCard({ card, entry, live }: CardProps<'arrived'>) {
  const t = useTexts('chat')
  const answer = (isRight: boolean) => void loadReply().then((reply) => reply.answerArrived(entry.id, isRight))
  const given = entry.answer && 'value' in entry.answer ? entry.answer.value : null
  return (
    <CardFrame card={card} heading={`${fill(t.chat.arrived, { orderNumber: card.orderNumber })} ${t.chat.fishRight}`} live={live}>
      {given === null ? (
        <div className="actions">
          <Button onClick={() => answer(true)}>{t.chat.yes}</Button>
          <Button kind="line" onClick={() => answer(false)}>
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
