import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { registerUnknown, startRegistering } from '../../guide/signIn/signedOut.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for the phone number. Once the code is sent, the guide asks for the code (CHAT-093). */
export function PhoneCard({ card, live }: CardProps<'phone'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.phoneQuestion} live={live}>
      <PhonePanel onSent={doNothing} onRegister={startRegistering} onUnknown={registerUnknown} />
    </CardFrame>
  )
}

/** Does nothing: the guide reads from the session that the code was sent. */
function doNothing(): void {}
