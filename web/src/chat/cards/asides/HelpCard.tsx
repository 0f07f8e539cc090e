import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { browse, openOrders } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** What the thread can do, and people to talk to (CHAT-119). */
export function HelpCard({ card, live }: CardProps<'help'>) {
  const t = useTexts('chat')
  const { phone, email } = config.support
  return (
    <CardFrame card={card} heading={t.chat.helpQuestion} live={live}>
      <p>{t.chat.forExample}</p>
      <div className="actions">
        <Button kind="line" onClick={browse}>
          {t.chat.browse}
        </Button>
        <Button kind="line" onClick={openOrders}>
          {t.chat.trackMyOrder}
        </Button>
        <a className="btn btn-line" href={`tel:${phone.replaceAll(' ', '')}`}>
          {t.chat.call}
        </a>
        <a className="btn btn-line" href={`mailto:${email}`}>
          {t.chat.write}
        </a>
      </div>
    </CardFrame>
  )
}
