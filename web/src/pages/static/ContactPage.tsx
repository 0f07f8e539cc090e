import { Link } from 'react-router-dom'
import { ContactPanel } from '#web/features/contact/ContactPanel.tsx'
import { ContactWays } from '#web/features/contact/ContactWays.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import '#web/styles/static.css'

/** Contact details and the contact form (STAT-004 to STAT-008). */
export function ContactPage() {
  const t = useTexts('contact')
  return (
    <PageFrame title={t.contact.title} intro={t.contact.intro}>
      <div className="static">
        <div className="contact-columns">
          <section aria-labelledby="message">
            <h2 id="message">{t.contact.formTitle}</h2>
            <ContactPanel />
          </section>
          <section aria-labelledby="reach">
            <h2 id="reach">{t.contact.reachTitle}</h2>
            <p>
              {t.contact.faqHint}{' '}
              <Link className="link" to={paths.faq}>
                {t.contact.faq}
              </Link>
            </p>
            <ContactWays />
          </section>
        </div>
      </div>
    </PageFrame>
  )
}
