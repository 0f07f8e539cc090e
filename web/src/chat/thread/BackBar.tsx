import { useState } from 'react'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { questionText } from '../guide/guideTexts.ts'
import { isStep, type OpenQuestion } from '../guide/openQuestion.ts'
import type { Entry } from '../transcript/entry.ts'
import { returnToQuestion } from './returnToQuestion.ts'

/** Whether anything came after an open step of the order, by which it went out of sight. */
export const isLeftBehind = (entries: readonly Entry[], open: OpenQuestion | null): open is OpenQuestion =>
  open !== null && isStep(open) && entries.at(-1)?.id !== open.id

/** Leads back to the open question from what is looked at beside it, which answers nothing (CHAT-031, CHAT-133). */
export function BackBar({ open, newest }: { open: OpenQuestion; newest: string | undefined }) {
  const t = useTexts('chat')
  const [returnedAt, setReturnedAt] = useState<string>()
  if (returnedAt !== undefined && returnedAt === newest) return null
  const back = () => {
    setReturnedAt(newest)
    returnToQuestion()
  }
  return (
    <div className="back-bar">
      <p className="grow">{fill(t.chat.backToOrder, { question: questionText(open.card.kind, t) })}</p>
      <button type="button" className="btn btn-line" onClick={back}>
        {t.chat.continue}
      </button>
    </div>
  )
}
