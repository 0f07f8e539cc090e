import type { ComponentType } from 'react'
import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import { kinds, type ShownKind } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { Connection } from './asides/Connection.tsx'
import { WelcomeCard } from './asides/WelcomeCard.tsx'
import type { CardProps } from './CardProps.ts'

/** Browsing and cart cards, loaded while the buyer reads the welcome card (PERF-005). */
const firstCards = () => withTexts(() => import('./firstCards.ts'), 'shop')
const orderCards = () => withTexts(() => import('./orders/orderCards.ts'), 'shop', 'signIn', 'checkout', 'payment', 'placed')
const signInCards = () => withTexts(() => import('./signIn/signInCards.ts'), 'shop', 'signIn')
const checkoutCards = () => withTexts(() => import('./checkout/checkoutCards.ts'), 'shop', 'checkout', 'payment')
const paymentCards = () => withTexts(() => import('./payment/paymentCards.ts'), 'checkout', 'payment')

/** One component per kind; a missing one is a compile error (DX-006). Only the welcome card is bundled, the others load on demand. */
export const registry: { readonly [Kind in ShownKind]: ComponentType<CardProps<Kind>> } = {
  welcome: WelcomeCard,
  categories: later(async () => (await firstCards()).CategoriesCard),
  clarify: later(async () => (await firstCards()).ClarifyCard),
  products: later(async () => (await firstCards()).ProductsCard),
  language: later(async () => (await import('./asides/asides.ts')).LanguageCard),
  help: later(async () => (await withTexts(() => import('./asides/HelpCard.tsx'), 'faq')).HelpCard),
  wishlist: later(async () => (await withTexts(() => import('./asides/WishlistCard.tsx'), 'shop', 'signIn')).WishlistCard),
  people: later(async () => (await withTexts(() => import('./browse/PeopleCard.tsx'), 'shop', 'people')).PeopleCard),
  basket: later(async () => (await withTexts(() => import('./cart/BasketCard.tsx'), 'shop')).BasketCard),
  arrived: later(async () => (await import('./asides/asides.ts')).ArrivedCard),
  connection: Connection,
  confirm: later(async () => (await withTexts(() => import('./asides/asides.ts'), 'shop')).ConfirmCard),
  orders: later(async () => (await orderCards()).OrdersCard),
  tracking: later(async () => (await orderCards()).TrackingCard),
  payOrder: later(async () => (await orderCards()).PayOrderCard),
  shortage: later(async () => (await withTexts(() => import('./orders/ShortageCard.tsx'), 'signIn', 'checkout', 'missing')).ShortageCard),
  cancelOrder: later(async () => (await orderCards()).CancelOrderCard),
  complaint: later(async () => (await withTexts(() => import('./orders/ComplaintCard.tsx'), 'signIn', 'complaint')).ComplaintCard),
  receipt: later(async () => (await orderCards()).ReceiptCard),
  product: later(async () => (await firstCards()).ProductCard),
  cartChanged: later(async () => (await firstCards()).CartChangedCard),
  phone: later(async () => (await signInCards()).PhoneCard),
  register: later(async () => (await signInCards()).RegisterCard),
  code: later(async () => (await signInCards()).CodeCard),
  signIn: later(async () => (await signInCards()).SignInCard),
  address: later(async () => (await checkoutCards()).AddressCard),
  newAddress: later(async () => (await checkoutCards()).NewAddressCard),
  slip: later(async () => (await checkoutCards()).SlipCard),
  waiting: later(async () => (await paymentCards()).WaitingCard),
  stillChecking: later(async () => (await paymentCards()).StillCheckingCard),
  failure: later(async () => (await paymentCards()).FailureCard),
  recovery: later(async () => (await paymentCards()).RecoveryCard),
}

/** Loads the code of the cards likely to follow. */
export function preloadAfter(kind: ShownKind): void {
  for (const follower of kinds[kind].preloads) void preloadCard(follower)
}

/** Loads the code of one card; text entries have none. Errors are ignored, because the card is loaded again when shown. */
export async function preloadCard(kind: Entry['card']['kind']): Promise<void> {
  const card = kind in registry ? registry[kind as ShownKind] : null
  if (card && 'preload' in card) await (card as { preload: () => Promise<unknown> }).preload().catch(() => {})
}
