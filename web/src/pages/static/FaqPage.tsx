import { FaqPanel } from '#web/features/faq/FaqPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { StillAsking } from './StillAsking.tsx'
import { useSearchInUrl } from './useSearchInUrl.ts'
import '#web/styles/static.css'
import styles from './FaqPage.module.css'

/** Frequently asked questions with a search (STAT-009 to STAT-016). */
export function FaqPage() {
  const t = useTexts('faq')
  const [search, setSearch] = useSearchInUrl()
  return (
    <PageFrame title={t.faq.title} intro={t.faq.intro}>
      <div className="static">
        <div className={styles.faqColumns}>
          <FaqPanel search={search} onSearch={setSearch} />
          <StillAsking />
        </div>
      </div>
    </PageFrame>
  )
}
