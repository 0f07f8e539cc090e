import { useState } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { signInQuestions } from '../screenReaderText.ts'
import { SignInPanel, useSignInQuestion } from './SignInPanel.tsx'

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
