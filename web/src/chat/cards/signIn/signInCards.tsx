import { useState } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { RegisterPanel } from '#web/features/session/join/RegisterPanel.tsx'
import { useSession } from '#web/features/session/session.ts'
import { CodePanel } from '#web/features/session/signIn/CodePanel.tsx'
import { PhonePanel } from '#web/features/session/signIn/PhonePanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { registerUnknown, startRegistering, stopRegistering, useRegistering } from '../../guide/signIn/signedOut.ts'
import { signInQuestions } from '../../kinds/signIn.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { SignInPanel, useSignInQuestion } from './SignInPanel.tsx'

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

/** Asks for the code sent to the phone (CHAT-095, CHAT-096). */
export function CodeCard({ card, live }: CardProps<'code'>) {
  const t = useTexts('signIn')
  return (
    <CardFrame card={card} heading={t.session.verifyTitle} live={live}>
      <CodePanel onSignedIn={stopRegistering} onChangeNumber={stopRegistering} />
    </CardFrame>
  )
}

/** Asks a guest to sign in, for the wishlist (CHAT-092) or for a private card (CHAT-009, CHAT-171). */
export function SignInCard({ card, entry, live }: CardProps<'signIn'>) {
  const t = useTexts('shop', 'chat')
  const phone = useSession((session) => (session.token === null ? null : (session.user?.phoneNumber ?? null)))
  const forWishlist = card.why === 'wishlist'
  const [isPanelOpen, setPanelOpen] = useState(!forWishlist)
  const question = useSignInQuestion(t.chat[signInQuestions[card.why]])
  if (entry.answer && 'value' in entry.answer) {
    return (
      <p className="past knot done">
        <span>
          {t.chat.recap.signIn} ·{' '}
          <b>
            <Unparted text={String(entry.answer.value)} />
          </b>
        </span>
      </p>
    )
  }
  return (
    <CardFrame card={card} heading={phone === null ? question : `${t.chat.recap.signIn} · ${maskPhone(phone)}`} live={live}>
      {phone === null && isPanelOpen && <SignInPanel />}
      {phone === null && !isPanelOpen && (
        <Button block onClick={() => setPanelOpen(true)}>
          {t.wishlist.logIn}
        </Button>
      )}
    </CardFrame>
  )
}
