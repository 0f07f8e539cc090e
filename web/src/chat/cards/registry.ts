import type { ComponentType } from 'react'
import { withTexts } from '#web/i18n/texts.ts'
import { later } from '#web/ui/later.tsx'
import type { ShownKind } from '../kinds/kinds.ts'
import type { Entry } from '../transcript/entry.ts'
import { Connection } from './asides/Connection.tsx'
import { WelcomeCard } from './asides/WelcomeCard.tsx'
import type { CardProps } from './CardProps.ts'

/** Browsing and cart cards, loaded while the buyer reads the welcome card (PERF-005). */
const firstCards = () => withTexts(() => import('./firstCards.ts'), 'shop')
const orderCards = () => withTexts(() => import('./orders/orderCards.ts'), 'shop', 'signIn', 'checkout', 'payment', 'placed')
const signInCards = () => withTexts(() => import('./signIn/signInCards.tsx'), 'shop', 'signIn')
const checkoutCards = () => withTexts(() => import('./checkout/checkoutCards.ts'), 'shop', 'checkout', 'payment')
const paymentCards = () => withTexts(() => import('./payment/paymentCards.tsx'), 'checkout', 'payment')

const asides = () => import('./asides/asides.ts')

/** A component of a file, loaded when it is first shown. */
const from = <File, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  later(async () => (await load())[name] as ComponentType<PropsOf<File[Name]>>)
type PropsOf<Component> = Component extends (props: infer Props extends object) => unknown ? Props : never

/** One component per kind; a missing one is a compile error (DX-006). Only the welcome card is bundled, the others load on demand. */
export const registry: { readonly [Kind in ShownKind]: ComponentType<CardProps<Kind>> } = {
  welcome: WelcomeCard,
  categories: from(firstCards, 'CategoriesCard'),
  clarify: from(firstCards, 'ClarifyCard'),
  products: from(firstCards, 'ProductsCard'),
  language: from(asides, 'LanguageCard'),
  help: from(() => withTexts(() => import('./asides/HelpCard.tsx'), 'faq'), 'HelpCard'),
  wishlist: from(() => withTexts(() => import('./asides/WishlistCard.tsx'), 'shop', 'signIn'), 'WishlistCard'),
  people: from(() => withTexts(() => import('./browse/PeopleCard.tsx'), 'shop', 'people'), 'PeopleCard'),
  basket: from(() => withTexts(() => import('./cart/BasketCard.tsx'), 'shop'), 'BasketCard'),
  arrived: from(asides, 'ArrivedCard'),
  connection: Connection,
  confirm: from(() => withTexts(asides, 'shop'), 'ConfirmCard'),
  orders: from(orderCards, 'OrdersCard'),
  tracking: from(orderCards, 'TrackingCard'),
  payOrder: from(orderCards, 'PayOrderCard'),
  shortage: from(() => withTexts(() => import('./orders/ShortageCard.tsx'), 'signIn', 'checkout', 'missing'), 'ShortageCard'),
  cancelOrder: from(orderCards, 'CancelOrderCard'),
  complaint: from(() => withTexts(() => import('./orders/ComplaintCard.tsx'), 'signIn', 'complaint'), 'ComplaintCard'),
  receipt: from(orderCards, 'ReceiptCard'),
  product: from(firstCards, 'ProductCard'),
  cartChanged: from(firstCards, 'CartChangedCard'),
  phone: from(signInCards, 'PhoneCard'),
  register: from(signInCards, 'RegisterCard'),
  code: from(signInCards, 'CodeCard'),
  signIn: from(signInCards, 'SignInCard'),
  address: from(checkoutCards, 'AddressCard'),
  newAddress: from(checkoutCards, 'NewAddressCard'),
  slip: from(checkoutCards, 'SlipCard'),
  waiting: from(paymentCards, 'WaitingCard'),
  stillChecking: from(paymentCards, 'StillCheckingCard'),
  failure: from(paymentCards, 'FailureCard'),
  recovery: from(paymentCards, 'RecoveryCard'),
}

/** Cards likely to follow; their code is loaded while the buyer reads. */
const followers: { readonly [Kind in ShownKind]?: readonly ShownKind[] } = {
  welcome: ['categories'],
  categories: ['products'],
  clarify: ['products'],
  products: ['product', 'slip'],
  product: ['slip'],
  address: ['slip'],
  slip: ['address', 'phone', 'waiting', 'receipt'],
}
export function preloadAfter(kind: ShownKind): void {
  for (const follower of followers[kind] ?? []) void preloadCard(follower)
}

/** Loads the code of one card; text entries have none. Errors are ignored, because the card is loaded again when shown. */
export async function preloadCard(kind: Entry['card']['kind']): Promise<void> {
  const card = kind in registry ? registry[kind as ShownKind] : null
  if (card && 'preload' in card) await (card as { preload: () => Promise<unknown> }).preload().catch(() => {})
}
