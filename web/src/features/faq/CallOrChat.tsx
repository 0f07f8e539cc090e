import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'

/** The two ways to people that need no page: the phone, and the chat where one is configured (STAT-015, STAT-016). */
export function CallOrChat({ call }: { call: string }) {
  const t = useTexts('faq')
  const { phone, chatUrl } = config.support
  return (
    <>
      <a className="btn btn-line" href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="call" size="s" />
        {call}
      </a>
      {chatUrl && (
        <OutLink className="btn btn-line" href={chatUrl}>
          <Icon name="open" size="s" />
          {t.faq.chat}
        </OutLink>
      )}
    </>
  )
}
