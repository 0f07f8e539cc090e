import { MissingUser } from '#web/features/account/MissingUser.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { PageFrame } from '#web/ui/PageFrame.tsx'

/** Replaces a page that needs the user's record, if that is missing (ACC-015, SPRO-047). */
export function MissingUserPage() {
  const t = useTexts('account')
  return (
    <PageFrame title={t.account.tabsLabel}>
      <MissingUser />
    </PageFrame>
  )
}
