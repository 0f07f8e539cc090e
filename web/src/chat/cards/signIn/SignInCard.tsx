import { useState } from 'react'
import { maskPhone } from '#contract/rules/phone.ts'
import { useSession } from '#web/features/session/session.ts'
import { useTexts } from '#web/i18n/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { SignInPanel } from './SignInPanel.tsx'

/** A guest's heart (CHAT-092), or a link to a card which only its person may see (CHAT-009). */
export function SignInCard({ card, live }: CardProps<'signIn'>) {
  const t = useTexts('shop', 'chat')
  const phone = useSession((session) => (session.token === null ? null : (session.user?.phoneNumber ?? null)))
  const forWishlist = card.why === 'wishlist'
  const [asked, setAsked] = useState(!forWishlist)
  const question = forWishlist ? t.chat.signInToSave : t.chat.phoneQuestion
  return (
    <CardFrame card={card} heading={phone === null ? question : `${t.chat.recap.signIn} · ${maskPhone(phone)}`} live={live}>
      {phone === null && asked && <SignInPanel />}
      {phone === null && !asked && (
        <Button block onClick={() => setAsked(true)}>
          {t.wishlist.logIn}
        </Button>
      )}
    </CardFrame>
  )
}
