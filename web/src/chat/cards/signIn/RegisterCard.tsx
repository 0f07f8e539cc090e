import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { stopRegistering, useRegistering } from '../../guide/signedOut.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** The form of a new account, with the number given before filled in (CHAT-093, CHAT-094). */
export function RegisterCard({ card, live }: CardProps<'register'>) {
  const t = useTexts('signIn', 'chat')
  const isUnknown = useRegistering((state) => state.isUnknown)
  return (
    <CardFrame card={card} heading={t.chat.registerTitle} live={live}>
      {isUnknown && <p>{t.errors.known.phone_unknown}</p>}
      <RegisterPanel onSent={stopRegistering} />
      <Button kind="quiet" block onClick={stopRegistering}>
        {t.session.toLogin}
      </Button>
    </CardFrame>
  )
}
