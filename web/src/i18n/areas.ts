import type { about } from './en/areas/about.ts'
import type { account } from './en/areas/account.ts'
import type { areas } from './en/areas/areas.ts'
import type { chat } from './en/areas/chat.ts'
import type { checkout } from './en/areas/checkout.ts'
import type { contact } from './en/areas/contact.ts'
import type { faq } from './en/areas/faq.ts'
import type { footer } from './en/areas/footer.ts'
import type { join } from './en/areas/join.ts'
import type { payment } from './en/areas/payment.ts'
import type { policies } from './en/areas/policies.ts'
import type { seller } from './en/areas/seller.ts'
import type { sellerMoney } from './en/areas/sellerMoney.ts'
import type { sellerOrders } from './en/areas/sellerOrders.ts'
import type { sellerProducts } from './en/areas/sellerProducts.ts'
import type { sellerProfile } from './en/areas/sellerProfile.ts'
import type { shell } from './en/areas/shell.ts'
import type { shop } from './en/areas/shop.ts'
import type { signIn } from './en/areas/signIn.ts'
import type { transporter } from './en/areas/transporter.ts'

export type Language = 'en' | 'sw'

/** Where the texts of each area are: loaded with their area, in the chosen language only. The English texts are the type of both. */
export interface Areas {
  shell: typeof shell
  footer: typeof footer
  shop: typeof shop
  signIn: typeof signIn
  checkout: typeof checkout
  payment: typeof payment
  chat: typeof chat
  about: typeof about
  contact: typeof contact
  faq: typeof faq
  policies: typeof policies
  account: typeof account
  join: typeof join
  areas: typeof areas
  seller: typeof seller
  sellerProfile: typeof sellerProfile
  sellerProducts: typeof sellerProducts
  sellerOrders: typeof sellerOrders
  sellerMoney: typeof sellerMoney
  transporter: typeof transporter
}
export type Area = keyof Areas

/** Where the texts of an area are, by language. */
export type AreaFiles = { readonly [Name in Area]?: Readonly<Record<Language, () => Promise<{ readonly [Only in Name]: object }>>> }

/** The areas a buyer may need. Those of sellers and transporters are added when their part of the site loads. */
export const areaFiles: AreaFiles = {
  shell: {
    en: () => import('./en/areas/shell.ts'),
    sw: () => import('./sw/areas/shell.ts'),
  },
  footer: {
    en: () => import('./en/areas/footer.ts'),
    sw: () => import('./sw/areas/footer.ts'),
  },
  shop: {
    en: () => import('./en/areas/shop.ts'),
    sw: () => import('./sw/areas/shop.ts'),
  },
  signIn: {
    en: () => import('./en/areas/signIn.ts'),
    sw: () => import('./sw/areas/signIn.ts'),
  },
  checkout: {
    en: () => import('./en/areas/checkout.ts'),
    sw: () => import('./sw/areas/checkout.ts'),
  },
  payment: {
    en: () => import('./en/areas/payment.ts'),
    sw: () => import('./sw/areas/payment.ts'),
  },
  chat: {
    en: () => import('./en/areas/chat.ts'),
    sw: () => import('./sw/areas/chat.ts'),
  },
  about: {
    en: () => import('./en/areas/about.ts'),
    sw: () => import('./sw/areas/about.ts'),
  },
  contact: {
    en: () => import('./en/areas/contact.ts'),
    sw: () => import('./sw/areas/contact.ts'),
  },
  faq: {
    en: () => import('./en/areas/faq.ts'),
    sw: () => import('./sw/areas/faq.ts'),
  },
  policies: {
    en: () => import('./en/areas/policies.ts'),
    sw: () => import('./sw/areas/policies.ts'),
  },
  account: {
    en: () => import('./en/areas/account.ts'),
    sw: () => import('./sw/areas/account.ts'),
  },
  join: {
    en: () => import('./en/areas/join.ts'),
    sw: () => import('./sw/areas/join.ts'),
  },
  areas: {
    en: () => import('./en/areas/areas.ts'),
    sw: () => import('./sw/areas/areas.ts'),
  },
}
