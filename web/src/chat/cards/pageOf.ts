import { paths } from '#web/paths.ts'
import type { Card } from './card.ts'

/** The routed page that does the same as a card (CHAT-007); null where there is none. */
export function pageOf(card: Card): string | null {
  switch (card.kind) {
    case 'categories':
      return paths.products()
    case 'products':
      return paths.products({
        ...(card.search === undefined ? {} : { search: card.search }),
        ...(card.categoryId === undefined ? {} : { category: card.categoryId }),
      })
    case 'product':
    case 'quantity':
      return paths.product(card.productId)
    case 'added':
    case 'cart':
    case 'cartChanged':
      return paths.cart
    case 'phone':
    case 'code':
      return card.kind === 'code' ? paths.verify : paths.login(paths.chat())
    case 'register':
      return paths.register
    case 'address':
    case 'newAddress':
    case 'delivery':
    case 'transporters':
    case 'method':
    case 'payPhone':
    case 'review':
      return paths.checkout
    case 'waiting':
    case 'stillChecking':
    case 'failure':
      return paths.checkoutPayment
    case 'receipt':
    case 'tracking':
      return paths.order(card.orderId)
    case 'payOrder':
      return paths.payOrder(card.orderId)
    case 'signIn':
      return paths.login(paths.chat())
    case 'orders':
      return paths.orders
    default:
      return null
  }
}
