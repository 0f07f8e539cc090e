import { useTexts } from '#web/i18n/texts.ts'
import { transporterPaths } from '#web/transporterPaths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'

/** The empty state for a transporter without a profile, with a link to create one (TPRO-006, TPRO-007). */
export function NoTransporterProfile() {
  const { transporter: t } = useTexts('transporter')
  return (
    <EmptyState cloth="wimbi" mji="jahazi" title={t.noProfile}>
      <LinkButton to={transporterPaths.createProfile}>{t.createProfile}</LinkButton>
    </EmptyState>
  )
}
