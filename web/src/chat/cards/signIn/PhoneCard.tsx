import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { registerUnknown, startRegistering } from '../../guide/signIn/signedOut.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'

/** Asks for the phone number; a code sent moves the thread on by itself (CHAT-093). */
export function PhoneCard({ card, live }: CardProps<'phone'>) {
  const t = useTexts('chat')
  return (
    <CardFrame card={card} heading={t.chat.phoneQuestion} live={live}>
      <PhonePanel onSent={noted} onRegister={startRegistering} onUnknown={registerUnknown} />
    </CardFrame>
  )
}

/** The guide sees it in the session. */
function noted(): void {}
