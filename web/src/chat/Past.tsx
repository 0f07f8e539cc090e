import { useTexts } from '#web/i18n/texts.ts'
import type { Card } from './card.ts'
import { canChange, change } from './commands.ts'
import type { Answer } from './entry.ts'
import { questionOf } from './narrate.ts'
import { Recap } from './Recap.tsx'

/** A finished step pulled tight into one line; a passed-over one is struck (CHAT-024, CHAT-025). */
export function Past({ card, answer, changeable }: { card: Card; answer: Answer; changeable: boolean }) {
  const t = useTexts('chat')
  if ('superseded' in answer) {
    return (
      <div className="past knot">
        <span>
          <s>{questionOf(card.kind, t)}</s>
        </span>
      </div>
    )
  }
  return (
    <div className="past knot done">
      <span>
        <Recap card={card} value={answer.value} />
      </span>
      {changeable && canChange(card.kind) && (
        <button type="button" className="link" onClick={() => change(card.kind)}>
          {t.chat.change}
        </button>
      )}
    </div>
  )
}
