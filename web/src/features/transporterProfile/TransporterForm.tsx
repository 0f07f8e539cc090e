import { LIMITS } from '#contract/rules/constants.ts'
import type { TransporterProfile } from '#contract/transporter.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { AreaFoot } from '#web/ui/area/AreaFoot.tsx'
import { DraftRestored } from '#web/ui/area/DraftRestored.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { ProfileFields } from './form.ts'
import { LicenceField } from './LicenceField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import styles from './TransporterForm.module.css'
import { useTransporterForm } from './useTransporterForm.ts'

export interface TransporterFormProps {
  /** The profile to edit; undefined for a new one (TPRO-007). */
  profile: TransporterProfile | undefined
  onSaved: () => void
  onCancel: () => void
}

/** The form for a new or existing business profile (TPRO-009 to TPRO-012). */
export function TransporterForm({ profile, onSaved, onCancel }: TransporterFormProps) {
  const texts = useTexts('transporter')
  const t = texts.transporter
  const { form, fields, licence, isRestored, startOver, busy } = useTransporterForm(profile, onSaved)
  const cancel = () => {
    startOver()
    onCancel()
  }
  const field = (name: keyof ProfileFields, label: string) => ({
    ...form.field(name),
    label,
    maxLength: name === 'description' ? LIMITS.description : LIMITS.name,
  })
  const renames = profile?.isVerified && fields.businessName.trim() !== profile.businessName
  return (
    <form {...form.props} className="form">
      {isRestored && <DraftRestored onStartOver={startOver} />}
      <section className="form-section" aria-label={t.business}>
        <h2>{t.business}</h2>
        <TextField
          {...field('businessName', t.businessName)}
          aria-required
          autoComplete="organization"
          hint={renames ? t.verifiedAgain : undefined}
        />
        <TextArea {...field('description', `${t.description} (${texts.common.optional})`)} />
      </section>
      <section className="form-section" aria-label={t.place}>
        <h2>{t.place}</h2>
        <TextField {...field('address', t.businessAddress)} autoComplete="street-address" />
        <TextField {...field('country', t.country)} autoComplete="country-name" />
        <PlaceFields form={form} fields={fields} />
      </section>
      <div className="form-section">
        <LicenceField upload={licence} />
      </div>
      <AreaFoot className={styles.profileFoot}>
        <Button kind="line" large onClick={cancel}>
          {t.cancel}
        </Button>
        <Button type="submit" large busy={busy} busyLabel={t.saving}>
          {t.saveChanges}
        </Button>
      </AreaFoot>
    </form>
  )
}
