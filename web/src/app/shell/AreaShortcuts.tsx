import { Link } from 'react-router-dom'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'

const areas = ['seller', 'transporter'] as const

/** Links to the areas of the user's roles, in a row that scrolls away (NAV-009 to NAV-011). */
export function AreaShortcuts() {
  const t = useTexts()
  const roles = useSession((session) => session.user?.roles)
  const own = areas.filter((area) => roles?.includes(area))
  if (own.length === 0) return null
  return (
    <div className="area-links">
      {own.map((area) => (
        <Link key={area} to={`/${area}/dashboard`}>
          {t.header[area]}
        </Link>
      ))}
    </div>
  )
}
