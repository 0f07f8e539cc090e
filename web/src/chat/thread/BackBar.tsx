import { fill, useTexts } from '#web/i18n/texts.ts'
import { questionText } from '../guide/guideTexts.ts'
import type { OpenQuestion } from '../guide/openQuestion.ts'
import { returnToQuestion, useReturns } from './returnToQuestion.ts'

/** Leads back to the open question from what is looked at beside it, which answers nothing (CHAT-133). */
export function BackBar({ open, newest }: { open: OpenQuestion; newest: string | undefined }) {
  const t = useTexts('chat')
  const returnedAt = useReturns((returns) => returns.newest)
  if (returnedAt !== null && returnedAt === newest) return null
  const words = fill(t.chat.backToOrder, { question: questionText(open.card.kind, t) })
  return (
    <div className="back-bar" role="group" aria-label={words}>
      <p className="grow">{words}</p>
      <button type="button" className="btn btn-line" onClick={returnToQuestion}>
        {t.chat.continue}
      </button>
    </div>
  )
}
