import { cartCount, useCart } from '#web/features/cart/cart.ts'
import { useTexts } from '#web/i18n/texts.ts'
import type { Card } from '../cards/card.ts'
import { browse, keepShopping, openHelp, openOrders, showCart, stopCheckout } from '../guide/commands.ts'
import type { Facts } from '../guide/facts.ts'
import type { QuickReply } from '../thread/QuickReplies.tsx'

const MOST = 3

/** The likeliest next words at the open question, never those the card has itself. */
export function useReplies(live: Card | null, facts: Facts | null): QuickReply[] {
  const t = useTexts('chat')
  const full = useCart((cart) => cartCount(cart.lines) > 0)
  if (!facts) return []
  const reply = {
    cart: { label: t.chat.viewCart, run: showCart },
    browse: { label: t.chat.browse, run: browse },
    shop: { label: t.chat.keepShopping, run: keepShopping },
    orders: { label: t.chat.trackMyOrder, run: openOrders },
    help: { label: t.chat.help, run: openHelp },
    stop: { label: t.chat.stop, run: stopCheckout },
  }
  return pick().slice(0, MOST)

  function pick(): QuickReply[] {
    switch (live?.kind) {
      case undefined:
        return [reply.help]
      case 'welcome':
        return full ? [reply.cart] : []
      case 'categories':
      case 'products':
      case 'product':
      case 'quantity':
        return full ? [reply.cart, reply.help] : [reply.help]
      case 'added':
        return []
      case 'cart':
        return [reply.shop]
      case 'waiting':
      case 'stillChecking':
      case 'failure':
      case 'recovery':
        return [reply.orders]
      default:
        return facts?.checkoutRequested ? [reply.stop, reply.help] : [reply.browse, reply.help]
    }
  }
}
