import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePerson } from '#web/features/session/person.ts'
import { WishlistRow } from '#web/features/wishlist/WishlistRow.tsx'
import { removeHeart, useWishlist } from '#web/features/wishlist/wishlistStore.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { announce } from '#web/ui/announce.ts'
import { Button } from '#web/ui/Button.tsx'
import { addProduct } from '../../guide/addCommands.ts'
import { showProduct } from '../../guide/commands.ts'
import { CardFrame } from '../CardFrame.tsx'
import type { CardProps } from '../CardProps.ts'
import { NothingListed } from '../NothingListed.tsx'
import { SignInPanel } from '../signIn/SignInPanel.tsx'

const SHOWN = 4

/** Shows the newest wishlist products; a guest can sign in on the card (CHAT-118, CHAT-092). */
export function WishlistCard({ card, live }: CardProps<'wishlist'>) {
  const t = useTexts('chat')
  const guest = usePerson() === null
  return (
    <CardFrame card={card} heading={t.chat.wishlist} live={live}>
      {guest ? <SignInFirst /> : <Entries />}
    </CardFrame>
  )
}

function SignInFirst() {
  const t = useTexts('shop')
  const [isSignInOpen, setSignInOpen] = useState(false)
  return (
    <div className="stack">
      <p>{t.wishlist.signedOut}</p>
      {isSignInOpen ? (
        <SignInPanel />
      ) : (
        <Button block onClick={() => setSignInOpen(true)}>
          {t.wishlist.logIn}
        </Button>
      )}
    </div>
  )
}

function Entries() {
  const t = useTexts('shop', 'chat')
  const navigate = useNavigate()
  const { entries, count } = useWishlist()
  if (count === 0) return <NothingListed text={t.wishlist.empty} label={t.chat.browse} />
  return (
    <div className="wishlist">
      <p className="muted">{fillCount(t.wishlist.count, { n: count })}</p>
      <ul aria-label={t.chat.wishlist}>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.productId}>
            <WishlistRow
              entry={entry}
              onAdd={({ id }) => void addProduct(id, 1)}
              onRemove={({ id, name }) => {
                removeHeart(id)
                announce(fill(t.wishlist.removed, { name }))
              }}
              onOpen={({ id }) => showProduct(id)}
            />
          </li>
        ))}
      </ul>
      <Button kind="line" block onClick={() => void navigate(paths.wishlist)}>
        {t.chat.seeAll}
      </Button>
    </div>
  )
}
