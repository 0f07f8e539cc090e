import { Link } from 'react-router-dom'
import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'

const service = [
  { to: paths.contact, name: 'contactPage' },
  { to: paths.faq, name: 'faq' },
  { to: paths.shipping, name: 'shipping' },
  { to: paths.returns, name: 'returns' },
  { to: paths.terms, name: 'terms' },
  { to: paths.privacy, name: 'privacy' },
] as const

/** The footer: links to pages, contacts and social networks (NAV-013 to NAV-016). */
export function Footer() {
  const t = useTexts('footer')
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
              <Link to={paths.about}>{t.footer.about}</Link>
            </li>
            <li>
              <Link to={paths.chat()}>{t.header.chat}</Link>
            </li>
            <li>
              <Link to={paths.registerSeller}>{t.footer.registerSeller}</Link>
            </li>
            <li>
              <Link to={paths.registerTransporter}>{t.footer.registerTransporter}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-service">
          <h2 id="foot-service">{t.footer.customerService}</h2>
          <ul>
            {service.map(({ to, name }) => (
              <li key={to}>
                <Link to={to}>{t.footer[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="foot-reach">
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
            {chatUrl && (
              <li>
                <OutLink href={chatUrl}>
                  <Icon name="open" size="s" />
                  {t.footer.message}
                </OutLink>
              </li>
            )}
            <li className="foot-place">
              <Icon name="place" size="s" />
              {place}
            </li>
          </ul>
          <SocialLinks />
        </div>
      </div>
      <p className="foot-rights">{t.footer.rights}</p>
    </footer>
  )
}
