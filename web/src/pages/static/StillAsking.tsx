import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'

/** Where to go with a question that is not answered (STAT-015, STAT-016). */
export function StillAsking() {
  const t = useTexts('faq')
  const { phone, chatUrl } = config.support
  return (
    <section className="still" aria-labelledby="still">
      <h2 id="still">{t.faq.stillTitle}</h2>
      <p>{t.faq.stillText}</p>
      <div className="actions">
        <LinkButton to={paths.contact}>{t.faq.contact}</LinkButton>
        <a className="btn btn-line" href={`tel:${phone.replaceAll(' ', '')}`}>
          <Icon name="call" size="s" />
          {t.faq.call}
        </a>
        {chatUrl && (
          <OutLink className="btn btn-line" href={chatUrl}>
            <Icon name="open" size="s" />
            {t.faq.chat}
          </OutLink>
        )}
        <LinkButton kind="line" to={paths.products()}>
          {t.faq.products}
        </LinkButton>
        <LinkButton kind="line" to={paths.registerSeller}>
          {t.faq.registerSeller}
        </LinkButton>
      </div>
    </section>
  )
}
