import { type ComponentType, lazy } from 'react'
import type { CardKind } from '../card.ts'
import type { CardProps } from './CardView.tsx'
import { WelcomeCard } from './WelcomeCard.tsx'

type Shown = Exclude<CardKind, 'says' | 'said' | 'chose'>

/** Every kind has a frame, or this does not compile (DX-006). The welcome is at hand, the rest load when first asked. */
export const registry: { readonly [K in Shown]: ComponentType<CardProps<K>> } = {
  welcome: WelcomeCard,
  categories: lazy(async () => ({ default: (await import('./browseCards.ts')).CategoriesCard })),
  products: lazy(async () => ({ default: (await import('./browseCards.ts')).ProductsCard })),
  language: lazy(async () => ({ default: (await import('./asides.ts')).LanguageCard })),
  help: lazy(async () => ({ default: (await import('./asides.ts')).HelpCard })),
  confirm: lazy(async () => ({ default: (await import('./asides.ts')).ConfirmCard })),
  orders: lazy(async () => ({ default: (await import('./orderCards.ts')).OrdersCard })),
  tracking: lazy(async () => ({ default: (await import('./orderCards.ts')).TrackingCard })),
  receipt: lazy(async () => ({ default: (await import('./orderCards.ts')).ReceiptCard })),
  product: lazy(async () => ({ default: (await import('./cartCards.ts')).ProductCard })),
  quantity: lazy(async () => ({ default: (await import('./cartCards.ts')).QuantityCard })),
  added: lazy(async () => ({ default: (await import('./cartCards.ts')).AddedCard })),
  cart: lazy(async () => ({ default: (await import('./cartCards.ts')).CartCard })),
  cartChanged: lazy(async () => ({ default: (await import('./cartCards.ts')).CartChangedCard })),
  phone: lazy(async () => ({ default: (await import('./signInCards.ts')).PhoneCard })),
  register: lazy(async () => ({ default: (await import('./signInCards.ts')).RegisterCard })),
  code: lazy(async () => ({ default: (await import('./signInCards.ts')).CodeCard })),
  address: lazy(async () => ({ default: (await import('./checkoutCards.ts')).AddressCard })),
  newAddress: lazy(async () => ({ default: (await import('./checkoutCards.ts')).NewAddressCard })),
  delivery: lazy(async () => ({ default: (await import('./checkoutCards.ts')).DeliveryCard })),
  transporters: lazy(async () => ({ default: (await import('./checkoutCards.ts')).TransportersCard })),
  method: lazy(async () => ({ default: (await import('./checkoutCards.ts')).MethodCard })),
  payPhone: lazy(async () => ({ default: (await import('./checkoutCards.ts')).PayPhoneCard })),
  review: lazy(async () => ({ default: (await import('./checkoutCards.ts')).ReviewCard })),
  waiting: lazy(async () => ({ default: (await import('./paymentCards.ts')).WaitingCard })),
  stillChecking: lazy(async () => ({ default: (await import('./paymentCards.ts')).StillCheckingCard })),
  failure: lazy(async () => ({ default: (await import('./paymentCards.ts')).FailureCard })),
  recovery: lazy(async () => ({ default: (await import('./paymentCards.ts')).RecoveryCard })),
}
