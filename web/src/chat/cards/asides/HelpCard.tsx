import { config } from '#web/api/config.ts'
import { CallOrChat } from '#web/features/faq/CallOrChat.tsx'
import { FaqList } from '#web/features/faq/FaqList.tsx'
import { answersTo, faqGroups } from '#web/features/faq/matching.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { browse, openOrders } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Shows answers to the typed question, frequent questions and ways to reach a person, about an order if one is given (CHAT-119, CHAT-147). */
export function HelpCard({ card, live }: CardProps<'help'>) {
  const t = useTexts('faq', 'chat')
  const groups = faqGroups(t)
  const answers = card.search === undefined ? [] : answersTo(groups, card.search)
  return (
    <CardFrame card={card} heading={t.chat.helpQuestion} live={live}>
      {card.orderNumber !== undefined && <p className="nowrap">{fill(t.chat.tracking, { orderNumber: card.orderNumber })}</p>}
      {card.orderNumber !== undefined && <People orderNumber={card.orderNumber} />}
      {answers.length > 0 && <FaqList groups={[{ title: t.faq.answers, questions: answers }]} level={3} open />}
      <div>
        <FaqList groups={groups} level={3} />
      </div>
      {card.orderNumber === undefined && <People />}
      <div className="actions">
        <Button kind="line" onClick={browse}>
          {t.chat.browse}
        </Button>
        <Button kind="line" onClick={openOrders}>
          {t.chat.trackMyOrder}
        </Button>
      </div>
    </CardFrame>
  )
}

/** Buttons to call, message or email the shop; the email subject names the order (STAT-016). */
function People({ orderNumber }: { orderNumber?: string }) {
  const t = useTexts('chat')
  const { email, ordersEmail } = config.support
  const subject = orderNumber === undefined ? null : encodeURIComponent(fill(t.chat.tracking, { orderNumber }))
  return (
    <div className="actions">
      <CallOrChat call={t.chat.call} />
      <a className="button button-line" href={subject === null ? `mailto:${email}` : `mailto:${ordersEmail}?subject=${subject}`}>
        {t.chat.write}
      </a>
    </div>
  )
}
