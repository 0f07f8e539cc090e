import { withPlus } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Note } from '#web/ui/Note.tsx'
import { useAbroad } from '../abroad.ts'

/** Asks, above the button that sends the code, whether it shall go to a number of another country (I18N-016). */
export function AbroadQuestion({ phone }: { phone: string }) {
  const t = useTexts('signIn')
  const asked = useAbroad((abroad) => abroad.phone)
  if (asked === null || asked !== withPlus(phone)) return null
  return (
    <div role="alert">
      <Note>{fill(t.session.abroadAsk, { phone: asked })}</Note>
    </div>
  )
}
