import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'

/** The phone's bar: where one is, the language, and the way back to the shop. A sub-page has a bar of its own instead. */
export function AreaBar({ name }: { name: string }) {
  const t = useTexts('areas')
  return (
    <header className="area-bar">
      <Link className="brand" to={paths.home} aria-label={t.header.brand}>
        <Wordmark />
      </Link>
      <span className="area-tag">{name}</span>
      <LanguageButton />
      <Link className="icon-btn" to={paths.home} aria-label={t.areas.backToShop}>
        <AreaIcon name="shop" />
      </Link>
    </header>
  )
}
