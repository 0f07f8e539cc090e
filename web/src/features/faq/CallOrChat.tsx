import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'

/** Links to call support and, if one is configured, to the chat (STAT-015, STAT-016). */
export function CallOrChat({ call }: { call: string }) {
  const t = useTexts('faq')
  const { phone, chatUrl } = config.support
  return (
    <>
      <a className="button button-line" href={`tel:${phone.replaceAll(' ', '')}`}>
        <Icon name="call" size="s" />
        {call}
      </a>
      {chatUrl && (
        <OutLink className="button button-line" href={chatUrl}>
          <Icon name="open" size="s" />
          {t.faq.chat}
        </OutLink>
      )}
    </>
  )
}
