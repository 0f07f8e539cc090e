import { WishlistPanel } from '#web/features/wishlist/WishlistPanel.tsx'
import { useTexts } from '#web/i18n/texts.ts'
import { dialogs } from '#web/ui/dialogs.ts'
import { useShopping } from '../catalogue/useShopping.ts'

/** The wishlist of its page and of the account. */
export function Wishes() {
  const t = useTexts('shop')
  const { add } = useShopping()
  return <WishlistPanel onAdd={(product) => add(product, 1)} confirmClear={() => dialogs.confirm(t.wishlist.clearQuestion)} />
}
