import { Link } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { AreaIcon } from '#web/ui/area/AreaIcon.tsx'
import { LanguageButton } from '#web/ui/LanguageButton.tsx'
import { Wordmark } from '#web/ui/Wordmark.tsx'
import styles from './AreaBar.module.css'

/** The top bar on phones: area name, language and a link to the shop. Sub-pages have their own bar. */
export function AreaBar({ name }: { name: string }) {
  const t = useTexts('areas')
  return (
    <header className="area-bar">
      <Link className="brand" to={paths.home} aria-label={t.header.brand}>
        <Wordmark />
      </Link>
      <span className={styles.areaTag}>{name}</span>
      <LanguageButton />
      <Link className="icon-button" to={paths.home} aria-label={t.areas.backToShop}>
        <AreaIcon name="shop" />
      </Link>
    </header>
  )
}
