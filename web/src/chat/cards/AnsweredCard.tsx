import { useTexts } from '#web/i18n/texts.ts'
import { canChange, change } from '../guide/commands.ts'
import { isQuestion, questionOf } from '../thread/entries/screenReaderText.ts'
import type { CardAnswer } from '../transcript/entry.ts'
import { Recap } from './AnswerRecap.tsx'
import type { Card, CardKind } from './card.ts'

/** A finished step pulled tight into one line; a passed-over one is struck (CHAT-024, CHAT-025). */
export function AnsweredCard({ card, answer, changeable }: { card: Card; answer: CardAnswer; changeable: boolean }) {
  const t = useTexts('chat')
  if ('superseded' in answer) {
    return (
      <div className="past knot">
        <span>
          <s>{isQuestion(card.kind) && questionOf(card.kind, t)}</s>
        </span>
      </div>
    )
  }
  return (
    <div className="past knot done">
      <span>
        <Recap card={card} value={answer.value} />
      </span>
      {changeable && <Change kind={card.kind} />}
    </div>
  )
}

function Change({ kind }: { kind: CardKind }) {
  const t = useTexts('chat')
  if (!canChange(kind)) return null
  return (
    <button type="button" className="link" onClick={() => change(kind)}>
      {t.chat.change}
    </button>
  )
}
