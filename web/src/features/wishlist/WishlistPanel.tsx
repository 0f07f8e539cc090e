import { useRef } from 'react'
import type { Product } from '#contract/catalogue.ts'
import { usePerson } from '#web/features/session/person.ts'
import { fillCount } from '#web/i18n/fillCount.ts'
import { fill, textsNow, useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { fishName } from '#web/ui/fishName.ts'
import { LinkButton } from '#web/ui/LinkButton.tsx'
import { toastOf } from '#web/ui/toast.ts'
import { WishlistRow } from './WishlistRow.tsx'
import { clearWishlist, removeHeart, useWishlist } from './wishlistStore.ts'

export interface WishlistPanelProps {
  /** Adds one unit to the cart (WISH-010). */
  onAdd: (product: Product) => void
  confirmClear: () => Promise<boolean>
}

/** Shows a sign-in link, the empty state or the entries (WISH-001, WISH-002, WISH-012, WISH-016). */
export function WishlistPanel({ onAdd, confirmClear }: WishlistPanelProps) {
  const t = useTexts('shop')
  const guest = usePerson() === null
  const { entries, count } = useWishlist()
  const list = useRef<HTMLUListElement>(null)

  if (guest) {
    return (
      <EmptyState title={t.wishlist.signedOut}>
        <LinkButton to={paths.login(paths.wishlist)}>{t.wishlist.logIn}</LinkButton>
      </EmptyState>
    )
  }
  if (count === 0) {
    return (
      <EmptyState title={t.wishlist.empty} text={t.wishlist.emptyText} jina="little">
        <LinkButton to={paths.products()}>{t.catalogue.browseProducts}</LinkButton>
      </EmptyState>
    )
  }
  const remove = ({ id, name }: Product) => {
    removeHeart(id)
    toastOf('wishlist').success(() => fill(textsNow('shop').wishlist.removed, { name: fishName(name) }))
    // The focused button is removed, so move the focus to the list.
    list.current?.focus()
  }
  const clear = async () => {
    if (await confirmClear()) clearWishlist()
  }
  return (
    <div className="wishlist">
      <p className="muted">{fillCount(t.wishlist.count, { n: count })}</p>
      <ul className="card" tabIndex={-1} ref={list} aria-label={t.catalogue.wishlist}>
        {entries.map((entry) => (
          <li key={entry.productId}>
            <WishlistRow entry={entry} onAdd={onAdd} onRemove={remove} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon="trash" className="start" onClick={() => void clear()}>
        {t.wishlist.clear}
      </Button>
    </div>
  )
}
