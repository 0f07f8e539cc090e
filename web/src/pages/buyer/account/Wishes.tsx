import { WishlistPanel } from '#web/features/wishlist/WishlistPanel.tsx'
import { textsNow } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { useShopping } from '../catalogue/useShopping.ts'

/** The wishlist, shown on its own page and in the account. */
export function Wishes() {
  const { add } = useShopping()
  return (
    <WishlistPanel
      onAdd={(product) => add(product, 1)}
      confirmClear={() => dialogs.confirm(() => textsNow('shop').wishlist.clearQuestion)}
    />
  )
}
