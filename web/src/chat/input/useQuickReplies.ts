import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { Card } from '../cards/card.ts'
import { kinds, type ReplyId } from '../cards/kinds.ts'
import { browse, keepShopping, openHelp, openOrders, showCart, stopCheckout } from '../guide/commands.ts'
import type { Facts } from '../guide/facts.ts'
import type { QuickReply } from '../thread/QuickReplies.tsx'

interface Offer extends QuickReply {
  readonly offered: boolean
}

/** The likeliest next words at the open question, as its row says; without one only `Help`. */
export function useQuickReplies(live: Card | null, facts: Facts | null): QuickReply[] {
  const t = useTexts('chat')
  const isFull = useCart((cart) => cartCount(cart.lines) > 0)
  if (!facts) return []
  const replies: Readonly<Record<ReplyId, Offer>> = {
    cart: { label: t.chat.viewCart, run: showCart, offered: isFull },
    browse: { label: t.chat.browse, run: browse, offered: !facts.checkoutRequested },
    shop: { label: t.chat.keepShopping, run: keepShopping, offered: true },
    orders: { label: t.chat.trackMyOrder, run: openOrders, offered: true },
    help: { label: t.chat.help, run: openHelp, offered: true },
    stop: { label: t.chat.stop, run: stopCheckout, offered: facts.checkoutRequested },
  }
  const ids: readonly ReplyId[] = live ? kinds[live.kind].replies : ['help']
  return ids.map((id) => replies[id]).filter(({ offered }) => offered)
}
