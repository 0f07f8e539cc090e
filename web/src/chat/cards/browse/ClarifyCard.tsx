import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { capitalized, NONE } from '../../kinds/capitalized.ts'
import { answerOpenQuestion } from '../../transcript/append.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks which fish a misspelt word means, if it is close to several (CHAT-081). */
export function ClarifyCard({ card, live }: CardProps<'clarify'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.didYouMean} live={live}>
      <div className="actions">
        {card.readings.map((search) => (
          <Button key={search} kind="line" onClick={() => answerOpenQuestion(search, { kind: 'products', search })}>
            {capitalized(search)}
          </Button>
        ))}
        <Button kind="quiet" onClick={() => answerOpenQuestion(NONE, { kind: 'categories' })}>
          {t.chat.noneOfThese}
        </Button>
      </div>
    </CardFrame>
  )
}
