import { CallOrChat } from '#web/features/faq/CallOrChat.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** Links for questions that the FAQ doesn't answer (STAT-015, STAT-016). */
export function StillAsking() {
  const t = useTexts('faq')
  return (
    <section className="still" aria-labelledby="still">
      <h2 id="still">{t.faq.stillTitle}</h2>
      <p>{t.faq.stillText}</p>
      <div className="actions">
        <LinkButton to={paths.contact}>{t.faq.contact}</LinkButton>
        <CallOrChat call={t.faq.call} />
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
