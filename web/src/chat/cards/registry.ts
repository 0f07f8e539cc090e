import type { ComponentType } from 'react'
import { later } from '#web/ui/later.tsx'
import type { CardKind, WordsKind } from '../card.ts'
import type { Entry } from '../entry.ts'
import type { CardProps } from './CardView.tsx'

import { WelcomeCard } from './WelcomeCard.tsx'

type Shown = Exclude<CardKind, WordsKind>

/** Every kind has a frame, or this does not compile (DX-006). The welcome is at hand, the rest load when first asked. */
export const registry: { readonly [K in Shown]: ComponentType<CardProps<K>> } = {
  welcome: WelcomeCard,
  categories: later(async () => (await import('./browseCards.ts')).CategoriesCard),
  products: later(async () => (await import('./browseCards.ts')).ProductsCard),
  language: later(async () => (await import('./asides.ts')).LanguageCard),
  help: later(async () => (await import('./asides.ts')).HelpCard),
  confirm: later(async () => (await import('./asides.ts')).ConfirmCard),
  orders: later(async () => (await import('./orderCards.ts')).OrdersCard),
  tracking: later(async () => (await import('./orderCards.ts')).TrackingCard),
  payOrder: later(async () => (await import('./orderCards.ts')).PayOrderCard),
  receipt: later(async () => (await import('./orderCards.ts')).ReceiptCard),
  product: later(async () => (await import('./cartCards.ts')).ProductCard),
  quantity: later(async () => (await import('./cartCards.ts')).QuantityCard),
  added: later(async () => (await import('./cartCards.ts')).AddedCard),
  cart: later(async () => (await import('./cartCards.ts')).CartCard),
  cartChanged: later(async () => (await import('./cartCards.ts')).CartChangedCard),
  phone: later(async () => (await import('./signInCards.ts')).PhoneCard),
  register: later(async () => (await import('./signInCards.ts')).RegisterCard),
  code: later(async () => (await import('./signInCards.ts')).CodeCard),
  signIn: later(async () => (await import('./signInCards.ts')).SignInCard),
  address: later(async () => (await import('./checkoutCards.ts')).AddressCard),
  newAddress: later(async () => (await import('./checkoutCards.ts')).NewAddressCard),
  delivery: later(async () => (await import('./checkoutCards.ts')).DeliveryCard),
  transporters: later(async () => (await import('./checkoutCards.ts')).TransportersCard),
  method: later(async () => (await import('./checkoutCards.ts')).MethodCard),
  payPhone: later(async () => (await import('./checkoutCards.ts')).PayPhoneCard),
  review: later(async () => (await import('./checkoutCards.ts')).ReviewCard),
  waiting: later(async () => (await import('./paymentCards.ts')).WaitingCard),
  stillChecking: later(async () => (await import('./paymentCards.ts')).StillCheckingCard),
  failure: later(async () => (await import('./paymentCards.ts')).FailureCard),
  recovery: later(async () => (await import('./paymentCards.ts')).RecoveryCard),
}

/** The cards most likely to follow one: their code comes while the buyer is reading. */
const next: Readonly<Partial<Record<Shown, readonly Shown[]>>> = {
  welcome: ['categories', 'cart'],
  categories: ['products'],
  products: ['product', 'phone'],
  product: ['quantity', 'phone'],
  added: ['address', 'phone'],
  cart: ['address', 'phone'],
  address: ['delivery'],
  method: ['review'],
  review: ['waiting', 'receipt'],
}

export function preloadAfter(kind: Shown): void {
  for (const follower of next[kind] ?? []) void preloadCard(follower)
}

/** Words have no card. A failure is no matter: the card is asked for again when it is due. */
export async function preloadCard(kind: Entry['card']['kind']): Promise<void> {
  const card = kind in registry ? registry[kind as Shown] : null
  if (card && 'preload' in card) await (card as { preload: () => Promise<unknown> }).preload().catch(() => {})
}
