import type { Upload } from '#web/api/uploads/useUpload.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { FieldErrors } from '#web/ui/useForm.ts'
import { IdImageField } from './IdImageField.tsx'
import styles from './IdSection.module.css'

export interface IdSectionProps {
  front: Upload
  back: Upload
  errors: FieldErrors
}

/** The upload fields for both sides of the ID card, and how long the check takes (SPRO-017, SPRO-020). */
export function IdSection({ front, back, errors }: IdSectionProps) {
  const { sellerProfile: t } = useTexts('areas', 'sellerProfile')
  return (
    <section className="form-section">
      <h2>{t.identity}</h2>
      <IdImageField side="front" upload={front} error={errors.frontNationalId} />
      <IdImageField side="back" upload={back} error={errors.backNationalId} />
      <p className={classes(styles.idInfo, 'small')}>
        <Icon name="info" size="s" />
        <span>
          <Unparted text={t.verificationTakes} />
        </span>
      </p>
    </section>
  )
}
