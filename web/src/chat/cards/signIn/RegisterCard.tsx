import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { startRegistering, stopRegistering, useRegistering } from '../../guide/signIn/signedOut.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Creates an account: asks for the name, uses the phone number given before, then asks for the code (CHAT-093, CHAT-094, CHAT-167, CHAT-189). */
export function RegisterCard({ card, live }: CardProps<'register'>) {
  const t = useTexts('signIn', 'chat')
  const isUnknown = useRegistering((state) => state.isUnknown)
  const sent = useSession((session) => session.registration?.body)
  return (
    <CardFrame card={card} heading={t.chat.registerTitle} live={live}>
      {sent ? (
        <>
          <p>
            <b>{sent['name']}</b>
            {sent['email'] && (
              <>
                <br />
                {sent['email']}
              </>
            )}
          </p>
          <CodePanel onSignedIn={stopRegistering} onChangeNumber={startRegistering} />
        </>
      ) : (
        <>
          {isUnknown && <p>{t.errors.known.phone_unknown}</p>}
          <RegisterPanel onSent={stopRegistering} isEmailOptional />
          <Button kind="quiet" block onClick={stopRegistering}>
            {t.session.toLogin}
          </Button>
        </>
      )}
    </CardFrame>
  )
}
