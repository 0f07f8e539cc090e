import type { MouseEvent } from 'react'
import { formatTzs } from '#contract/rules/money.ts'
import { fill, type Texts, useTexts } from '#web/i18n/texts.ts'
import { Unparted } from '#web/ui/Unparted.tsx'
import { useUndoTime } from '#web/ui/useUndoTime.ts'
import { undoAnswer, useLastAnswer } from '../guide/back/lastAnswer.ts'
import { change } from '../guide/commands.ts'
import type { CardOf } from '../kinds/card.ts'
import { type ChangeableKind, isChangeable, type JourneyKind, kinds, questionText } from '../kinds/kinds.ts'
import type { CardAnswer, Superseded } from '../transcript/entry.ts'
import { isOpenQuestion } from '../transcript/openQuestion.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { unfoldByTap } from '../transcript/unfolded.ts'
import { AnswerRecap } from './AnswerRecap.tsx'

export { AnswerRecap } from './AnswerRecap.tsx'

export interface AnsweredCardProps {
  id: string
  card: CardOf<JourneyKind>
  answer: CardAnswer
  /** True until the purchase (run) of this card is over. */
  changeable: boolean
}

/** Renders an answered card as one line. A skipped card shows only its question (CHAT-024, CHAT-025). */
export function AnsweredCard({ id, card, answer, changeable }: AnsweredCardProps) {
  const t = useTexts('chat')
  if ('superseded' in answer) {
    return (
      <div className="past knot">
        <span>
          <span className="visually-hidden">{`${t.chat.recap.passedOver} `}</span>
          <span>{questionText(card.kind, t)}</span> {answer.why && <Unparted text={whyText(answer.why, t)} />}
        </span>
        {changeable && answer.why && (
          <button type="button" className="link" onClick={unfoldByTap}>
            {t.chat.showCurrent}
          </button>
        )}
      </div>
    )
  }
  return (
    <div className="past knot done">
      <span>
        {answer.onPage && <span>{`${t.chat.pageAnswered} `}</span>}
        <AnswerRecap card={card} value={answer.value} />
      </span>
      {changeable && <Undo id={id} />}
      {changeable && isChangeable(card.kind) && <Change kind={card.kind} />}
    </div>
  )
}

/** Returns one sentence about why another card replaced this one. */
function whyText(why: Superseded, { chat: words }: Texts<'chat'>): string {
  switch (why.by) {
    case 'price':
      return fill(words.priceChanged, { old: formatTzs(why.from), new: formatTzs(why.to) })
    case 'stock':
      return why.left > 0 ? fill(words.stockChanged, { n: why.left }) : words.soldOutSince
    case 'answer':
      return words.answerChanged
    case 'payment':
      return words.newerPayment
  }
}

function Change({ kind }: { kind: ChangeableKind }) {
  const t = useTexts('chat')
  return (
    <button type="button" className="link" onClick={() => change(kind)}>
      {t.chat.change}
    </button>
  )
}

/** The undo button of the last answer, shown for five seconds and not while paying. The `Change` button stays longer (CHAT-036). */
function Undo({ id }: { id: string }) {
  const last = useLastAnswer(({ last }) => (last?.to === id ? last : null))
  const isPaying = useTranscript(({ entries }) => entries.some((entry) => isOpenQuestion(entry) && kinds[entry.card.kind].goal === 'paid'))
  return last && !isPaying ? <UndoInTime key={last.at} since={last.at} /> : null
}

function UndoInTime({ since }: { since: number }) {
  const t = useTexts('chat')
  if (!useUndoTime(since)) return null
  const undo = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[data-entry]')?.focus() // this button unmounts, so move the focus to the entry
    undoAnswer()
  }
  return (
    <button type="button" className="link" onClick={undo}>
      {t.chat.undo}
    </button>
  )
}
