import { useTexts } from '#web/i18n/texts.ts'
import { Note } from '#web/ui/Note.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'

/** Says that deliveries are assigned once the account is verified (TDSH-007, TDSH-008). */
export function VerificationNotice() {
  const { transporter: t } = useTexts('transporter')
  return (
    <Note>
      <div className="verification">
        <h2>{t.verificationTitle}</h2>
        <p className="small">
          <Unparted text={t.verificationText} />
        </p>
      </div>
    </Note>
  )
}
