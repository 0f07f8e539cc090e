import { config } from '#web/api/config.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { OutLink } from './OutLink.tsx'

/** Icons of the social networks. They aren't in `icons`, because the first page doesn't need them. */
const networks = [
  {
    key: 'facebook',
    network: 'Facebook',
    path: 'M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .5-1.5 1.7-1.5H18V3h-2.6C12.7 3 11 4.5 11 7.2v2.3H8V13h3v8',
  },
  {
    key: 'instagram',
    network: 'Instagram',
    path: 'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM15.8 12a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0zM17 7h.01',
  },
  {
    key: 'youtube',
    network: 'YouTube',
    path: 'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9l5 3l-5 3z',
  },
] as const

/** Links to the configured networks, used in the footer and on the contact page (NAV-016, STAT-004). */
export function SocialLinks() {
  const t = useTexts('footer')
  const shown = networks.filter(({ key }) => config.social[key] !== '')
  if (shown.length === 0) return null
  return (
    <ul className="social" aria-label={t.footer.social}>
      {shown.map(({ key, network, path }) => (
        <li key={key}>
          <OutLink className="icon-button" href={config.social[key]} aria-label={fill(t.footer.socialOn, { network })}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={path} />
            </svg>
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
