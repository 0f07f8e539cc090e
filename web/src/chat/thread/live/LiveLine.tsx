import { type RefObject, useEffect, useState } from 'react'
import { questionText } from '#web/chat/kinds/kinds.ts'
import type { OpenQuestion } from '#web/chat/transcript/openQuestion.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { useTexts, withTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { later } from '#web/ui/later.tsx'
import { choicesOf } from '../entries/giveDigits.ts'
import { LiveLineButton } from './LiveLineButton.tsx'

const orderLines = () => withTexts(() => import('./orderLines.tsx'), 'shop', 'checkout', 'payment')
const NOTHING = { meanwhile: null, failed: null }
const PaymentLine = later(async () => (await orderLines()).PaymentLine, NOTHING)
const BuyingLine = later(async () => (await orderLines()).BuyingLine, NOTHING)

interface LiveLineProps {
  open: OpenQuestion
  /** False if the card is expanded but scrolled out of view. */
  folded: boolean
  log: RefObject<HTMLElement | null>
}

/** Shows the live card as one line below the thread while the card is folded or out of view (CHAT-156). */
export function LiveLine({ open, folded, log }: LiveLineProps) {
  const t = useTexts('chat')
  const [answers, setAnswers] = useState(0)
  useEffect(() => setAnswers(choicesOf(log.current?.querySelector(`[data-entry="${CSS.escape(open.id)}"]`) ?? null)), [log, open.id])
  const { card } = open
  return (
    <div className="live-line" data-live={card.kind}>
      {card.kind === 'waiting' ? (
        <PaymentLine paymentId={card.paymentId} folded={folded} />
      ) : card.kind === 'slip' ? (
        <BuyingLine folded={folded} />
      ) : (
        <LiveLineButton folded={folded}>
          <span className="grow">
            <b>{questionText(card.kind, t)}</b>
            {answers > 1 && <span>{` · ${fillCount(t.chat.answers, { n: answers })}`}</span>}
          </span>
          <Icon name="down" size="s" />
        </LiveLineButton>
      )}
    </div>
  )
}
