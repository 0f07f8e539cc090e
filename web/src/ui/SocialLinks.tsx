import { config } from '#web/api/config.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Icon } from './Icon.tsx'
import { OutLink } from './OutLink.tsx'

const networks = [
  { icon: 'facebook', network: 'Facebook' },
  { icon: 'instagram', network: 'Instagram' },
  { icon: 'youtube', network: 'YouTube' },
] as const

/** The configured ones, the same in footer and contact page (NAV-016, STAT-004). */
export function SocialLinks() {
  const t = useTexts()
  const shown = networks.filter(({ icon }) => config.social[icon] !== '')
  if (shown.length === 0) return null
  return (
    <ul className="social" aria-label={t.footer.social}>
      {shown.map(({ icon, network }) => (
        <li key={icon}>
          <OutLink className="icon-btn" href={config.social[icon]} aria-label={fill(t.footer.socialOn, { network })}>
            <Icon name={icon} />
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
