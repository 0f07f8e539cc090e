import { config } from '#web/api/config.ts'
import { CallOrChat } from '#web/features/faq/CallOrChat.tsx'
import { FaqList } from '#web/features/faq/FaqList.tsx'
import { answersTo, faqGroups } from '#web/features/faq/matching.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { browse, openOrders } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Shows answers to the typed question, frequent questions and ways to reach a person (CHAT-119). */
export function HelpCard({ card, live }: CardProps<'help'>) {
  const t = useTexts('faq', 'chat')
  const groups = faqGroups(t)
  const answers = card.search === undefined ? [] : answersTo(groups, card.search)
  return (
    <CardFrame card={card} heading={t.chat.helpQuestion} live={live}>
      {answers.length > 0 && <FaqList groups={[{ title: t.faq.answers, questions: answers }]} level={3} open />}
      <div>
        <FaqList groups={groups} level={3} />
      </div>
      <div className="actions">
        <CallOrChat call={t.chat.call} />
        <a className="button button-line" href={`mailto:${config.support.email}`}>
          {t.chat.write}
        </a>
      </div>
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
