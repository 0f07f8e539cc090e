import type { SellerProfileState } from '#contract/seller.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'

/** Says what the profile needs before the seller can sell; empty once it is verified (SDSH-008, SDSH-009, SDSH-016). */
export function ProfileBanner({ state }: { state: SellerProfileState }) {
  const { seller: t } = useTexts('seller')
  if (state === 'verified') return null
  const isMissing = state === 'none'
  return (
    <section className="profile-banner" aria-label={isMissing ? t.incomplete : t.pending}>
      <b className="badge b-pending">{isMissing ? t.incomplete : t.pending}</b>
      <p>
        <Unparted text={isMissing ? t.incompleteText : t.pendingText} />
      </p>
      {isMissing && (
        <LinkButton kind="line" to={sellerPaths.completeProfile}>
          {t.completeProfile}
        </LinkButton>
      )}
    </section>
  )
}
