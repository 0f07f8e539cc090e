import { Link } from 'react-router-dom'
import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import { paths } from './paths.ts'

/** Links to what exists, and how to reach us (NAV-013, NAV-015). */
export function Footer() {
  const t = useTexts()
  const { email, phone, place, chatUrl } = config.support
  return (
    <footer className="site-foot">
      <div className="foot-in">
        <div className="foot-brand">
          <Wordmark />
          <p>{t.footer.promise}</p>
          <LanguageSwitch />
        </div>
        <nav aria-labelledby="foot-links">
          <h2 id="foot-links">{t.footer.quickLinks}</h2>
          <ul>
            <li>
              <Link to={paths.home}>{t.header.home}</Link>
            </li>
            <li>
              <Link to={paths.products()}>{t.header.products}</Link>
            </li>
            <li>
              <Link to={paths.chat()}>{t.header.chat}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t.footer.contact}</h2>
          <ul>
            <li>
              <a href={`mailto:${email}`}>
                <Icon name="mail" size="s" />
                {email}
              </a>
            </li>
            <li>
              <a href={`tel:${phone.replaceAll(' ', '')}`}>
                <Icon name="call" size="s" />
                {phone}
              </a>
            </li>
            {chatUrl.startsWith('https://') && (
              <li>
                <a href={chatUrl} target="_blank" rel="noopener noreferrer">
                  <Icon name="open" size="s" />
                  {t.footer.message}
                </a>
              </li>
            )}
            <li className="foot-place">
              <Icon name="place" size="s" />
              {place}
            </li>
          </ul>
        </div>
      </div>
      <p className="foot-rights">{t.footer.rights}</p>
    </footer>
  )
}
