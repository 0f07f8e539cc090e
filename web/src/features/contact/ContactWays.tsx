import { config } from '#web/api/config.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { OutLink } from '#web/ui/OutLink.tsx'
import { SocialLinks } from '#web/ui/SocialLinks.tsx'

/** Every configured contact: emails, phone, chat, website and place (STAT-004, NAV-015). */
export function ContactWays() {
  const t = useTexts('contact')
  const { email, ordersEmail, sellersEmail, phone, place, chatUrl, website } = config.support
  const cards = [
    { address: email, ...t.contact.emails.support },
    { address: ordersEmail, ...t.contact.emails.orders },
    { address: sellersEmail, ...t.contact.emails.sellers },
  ]
  return (
    <div className="contact-ways">
      <ul className="email-cards">
        {cards.map(({ address, title, text }) => (
          <li key={title} className="card padded">
            <h3>{title}</h3>
            <p className="small muted">{text}</p>
            <a href={`mailto:${address}`}>
              <Icon name="mail" size="s" />
              {address}
            </a>
          </li>
        ))}
      </ul>
      <dl>
        <dt>{t.contact.call}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="call" size="s" />
            {phone}
          </a>
        </dd>
        {chatUrl && <Site title={t.contact.chat} address={chatUrl} />}
        {website && <Site title={t.contact.website} address={website} />}
        <dt>{t.contact.place}</dt>
        <dd>
          <span>
            <Icon name="place" size="s" />
            {place}
          </span>
        </dd>
      </dl>
      <h3>{t.contact.follow}</h3>
      <SocialLinks />
      <p className="small muted">{t.contact.languages}</p>
    </div>
  )
}

const Site = ({ title, address }: { title: string; address: string }) => (
  <>
    <dt>{title}</dt>
    <dd>
      <OutLink href={address}>
        <Icon name="open" size="s" />
        {address.replace('https://', '')}
      </OutLink>
    </dd>
  </>
)
