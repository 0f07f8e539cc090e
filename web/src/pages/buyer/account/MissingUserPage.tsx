import { MissingUser } from '#web/features/account/MissingUser.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** Instead of a page that needs to know who it is (ACC-015, SPRO-047). */
export function MissingUserPage() {
  const t = useTexts('account')
  return (
    <PageFrame title={t.account.tabsLabel}>
      <MissingUser />
    </PageFrame>
  )
}
