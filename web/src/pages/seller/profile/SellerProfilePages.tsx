import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { SellerProfile } from '#contract/seller.ts'
import { errorText } from '#web/api/errorText.ts'
import { PendingBand } from '#web/features/sellerProfile/PendingBand.tsx'
import { ProfileFields } from '#web/features/sellerProfile/ProfileFields.tsx'
import { useProfileForm } from '#web/features/sellerProfile/useProfileForm.ts'
import { useSellerProfile } from '#web/features/sellerProfile/useSellerProfile.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { sellerPaths } from '#web/sellerPaths.ts'
import { AreaPage } from '#web/ui/area/AreaPage.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorNote } from '#web/ui/ErrorNote.tsx'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Redirect } from '#web/ui/Redirect.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

/** The form for a new profile; redirects sellers with a profile to the edit form (SPRO-010). */
export const CreateSellerProfilePage = () => <ProfilePage isNew />

/** The form to edit the profile; redirects sellers without one to the form for a new one (SPRO-011). */
export const EditSellerProfilePage = () => <ProfilePage isNew={false} />

const FORM = 'seller-profile'

function ProfilePage({ isNew }: { isNew: boolean }) {
  const t = useTexts('areas', 'sellerProfile')
  const { profile, state, error, reload } = useSellerProfile()
  const [isSaved, setSaved] = useState(false)
  const title = isNew ? t.sellerProfile.createTitle : t.sellerProfile.editTitle
  if (state === null) {
    return (
      <AreaPage title={title} parent={{ name: t.areas.dashboard, to: sellerPaths.dashboard }} narrow>
        {error ? <ErrorNote text={errorText(error, t)} onRetry={reload} /> : <Skeleton lines={6} />}
      </AreaPage>
    )
  }
  if (!isSaved && isNew !== (profile === null)) return <Redirect to={isNew ? sellerPaths.editProfile : sellerPaths.createProfile} />
  return <ProfileFormPage title={title} profile={isNew ? null : profile} onSaved={() => setSaved(true)} />
}

function ProfileFormPage({ title, profile, onSaved }: { title: string; profile: SellerProfile | null; onSaved: () => void }) {
  const t = useTexts('areas', 'sellerProfile')
  const navigate = useNavigate()
  const { replace } = useSellerProfile()
  const profileForm = useProfileForm({
    profile,
    onSaved: (saved) => {
      onSaved()
      replace(saved)
      void navigate(sellerPaths.dashboard)
    },
  })
  return (
    <AreaPage
      title={title}
      parent={{ name: t.areas.dashboard, to: sellerPaths.dashboard }}
      narrow
      foot={
        <div className="profile-foot-pair">
          <LinkButton kind="line" large to={sellerPaths.dashboard} onClick={() => profile && profileForm.startOver()}>
            {t.sellerProfile.cancel}
          </LinkButton>
          <Button type="submit" form={FORM} large busy={profileForm.busy} busyLabel={t.sellerProfile.submitting}>
            {t.sellerProfile.submit}
          </Button>
        </div>
      }
    >
      {profile && (profile.isVerified ? <Note>{t.sellerProfile.changesVerified}</Note> : <PendingBand />)}
      <ProfileFields id={FORM} profileForm={profileForm} />
    </AreaPage>
  )
}
