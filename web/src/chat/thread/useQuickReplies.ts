import { config } from '#web/api/config.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { takeBack, useCanTakeBack } from '#web/features/cart/undo/lastChange.ts'
import { useTexts } from '#web/i18n/texts.ts'
import {
  askStartFresh,
  browse,
  keepShopping,
  openHelp,
  openOrders,
  openTracking,
  openWishlist,
  requestCheckout,
  stopCheckout,
} from '../guide/commands.ts'
import type { Facts } from '../guide/facts.ts'
import type { Card } from '../kinds/card.ts'
import { wordsOf } from '../kinds/fact.ts'
import { kinds } from '../kinds/kinds.ts'
import type { ReplyId } from '../kinds/row.ts'
import { showCart } from '../message/showCart.ts'
import type { Entry } from '../transcript/entry.ts'
import type { QuickReply } from './QuickReplies.tsx'

interface Offer extends QuickReply {
  readonly offered: boolean
}

const MOST = 3

/** The quick replies of the newest sentence. Goods that were just added can be taken back (CHAT-036). */
function repliesOf(card: Entry['card']): readonly ReplyId[] {
  if (card.kind === 'guideText' && card.text === 'inCart') return ['undo']
  return card.kind === 'reply' ? (card.replies ?? []) : []
}

/** Returns up to three quick replies: those of the newest reply, then those of the open question; without a question only `Help`. */
export function useQuickReplies(live: Card | null, facts: Facts | null, newest?: Entry): QuickReply[] {
  const t = useTexts('chat')
  const isFull = useCart((cart) => cartCount(cart.lines) > 0)
  const canUndo = useCanTakeBack()
  if (!facts) return []
  const orderId = newest?.card.kind === 'reply' ? wordsOf(newest.card.about?.['orderId']) : ''
  const replies: Readonly<Record<ReplyId, Offer>> = {
    cart: { label: t.chat.viewCart, run: showCart, offered: isFull },
    browse: { label: t.chat.browse, run: browse, offered: !facts.checkoutRequested },
    shop: { label: t.chat.keepShopping, run: keepShopping, offered: !facts.checkoutRequested },
    orders: { label: t.chat.trackMyOrder, run: openOrders, offered: true },
    help: { label: t.chat.help, run: openHelp, offered: true },
    stop: { label: t.chat.stop, run: stopCheckout, offered: facts.checkoutRequested },
    checkout: { label: t.chat.checkout, run: requestCheckout, offered: isFull && !facts.checkoutRequested },
    call: { label: t.chat.call, run: () => location.assign(`tel:${config.support.phone.replaceAll(' ', '')}`), offered: true },
    write: { label: t.chat.write, run: () => location.assign(`mailto:${config.support.email}`), offered: true },
    undo: { label: t.chat.undo, run: takeBack, offered: canUndo },
    openOrder: { label: t.chat.openOrder, run: () => openTracking(orderId), offered: orderId !== '' },
    wishlist: { label: t.chat.wishlist, run: openWishlist, offered: true },
    fresh: { label: t.chat.startFresh, run: askStartFresh, offered: true },
  }
  const ofReply: readonly ReplyId[] = newest ? repliesOf(newest.card) : []
  // While a complaint is open, nothing is sold (CHAT-188).
  const asks = newest?.card.kind === 'complaint' && !newest.answer ? newest.card : live
  const ids = new Set<ReplyId>([...ofReply, ...(asks ? kinds[asks.kind].replies : (['help'] as const))])
  return [...ids]
    .map((id) => replies[id])
    .filter(({ offered }) => offered)
    .slice(0, MOST)
}
