import { withPlus } from '#contract/rules/phone.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { Note } from '#web/ui/Note.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { useForeignNumber } from '../foreignNumber.ts'

/** Asks whether to send the code to a foreign number (I18N-016). Shown above the send button. */
export function ForeignNumberQuestion({ phone }: { phone: string }) {
  const t = useTexts('signIn')
  const asked = useForeignNumber((state) => state.phone)
  if (asked === null || asked !== withPlus(phone)) return null
  return (
    <div role="alert">
      <Note>
        <Unparted text={fill(t.session.abroadAsk, { phone: asked })} />
      </Note>
    </div>
  )
}
