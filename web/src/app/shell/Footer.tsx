import { Link } from 'react-router-dom'
import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { LanguageSwitch } from '#web/ui/LanguageSwitch.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'

/** The footer: links to pages, contacts and social networks (NAV-013 to NAV-016). */
export function Footer() {
  const { header, footer } = useTexts('footer')
  return (
    <footer className="site-foot">
      <div className="site-foot-in">
        <div className="site-foot-brand">
          <Wordmark />
          <p>{footer.promise}</p>
          <LanguageSwitch />
        </div>
        <FootLinks
          id="foot-links"
          title={footer.quickLinks}
          links={[
            [paths.home, header.home],
            [paths.products(), header.products],
            [paths.about, footer.about],
            [paths.chat(), header.chat],
            [paths.registerSeller, footer.registerSeller],
            [paths.registerTransporter, footer.registerTransporter],
          ]}
        />
        <FootLinks
          id="foot-service"
          title={footer.customerService}
          links={[
            [paths.contact, footer.contactPage],
            [paths.faq, footer.faq],
            [paths.shipping, footer.shipping],
            [paths.returns, footer.returns],
            [paths.terms, footer.terms],
            [paths.privacy, footer.privacy],
          ]}
        />
        <Contacts />
      </div>
      <p className="site-foot-rights">{footer.rights}</p>
    </footer>
  )
}

function FootLinks({ id, title, links }: { id: string; title: string; links: readonly (readonly [path: string, name: string])[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Contacts() {
  const t = useTexts('footer')
  const { email, phone, place, chatUrl } = config.support
  return (
    <div className="site-foot-reach">
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
        <li className="site-foot-place">
          <Icon name="place" size="s" />
          {place}
        </li>
      </ul>
      <SocialLinks />
    </div>
  )
}
