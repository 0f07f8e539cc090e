import type * as about from './en/about.ts'
import type * as account from './en/account.ts'
import type { areas } from './en/areas/areas.ts'
import type { checkout } from './en/areas/checkout.ts'
import type { missing } from './en/areas/missing.ts'
import type { placed } from './en/areas/placed.ts'
import type { seller } from './en/areas/seller.ts'
import type { sellerMoney } from './en/areas/sellerMoney.ts'
import type { sellerOrders } from './en/areas/sellerOrders.ts'
import type { sellerProducts } from './en/areas/sellerProducts.ts'
import type { sellerProfile } from './en/areas/sellerProfile.ts'
import type { shell } from './en/areas/shell.ts'
import type { shop } from './en/areas/shop.ts'
import type { transporter } from './en/areas/transporter.ts'
import type * as chat from './en/chat.ts'
import type * as contact from './en/contact.ts'
import type * as faq from './en/faq.ts'
import type * as footer from './en/footer.ts'
import type * as install from './en/install.ts'
import type * as join from './en/join.ts'
import type * as payment from './en/payment.ts'
import type * as people from './en/people.ts'
import type * as policies from './en/policies.ts'
import type * as signIn from './en/signIn.ts'
import type * as topics from './en/topics.ts'
import type * as wishes from './en/wishes.ts'

export type Language = 'en' | 'sw'

/** Where the texts of each area are: loaded with their area, in the chosen language only. The English texts are the type of both. */
export interface Areas {
  shell: typeof shell
  footer: typeof footer
  shop: typeof shop
  signIn: typeof signIn
  checkout: typeof checkout
  missing: typeof missing
  placed: typeof placed
  payment: typeof payment
  chat: typeof chat
  people: typeof people
  wishes: typeof wishes
  topics: typeof topics
  about: typeof about
  contact: typeof contact
  faq: typeof faq
  policies: typeof policies
  account: typeof account
  join: typeof join
  install: typeof install
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
    en: oneFile('footer', () => import('./en/footer.ts')),
    sw: oneFile('footer', () => import('./sw/footer.ts')),
  },
  shop: {
    en: () => import('./en/areas/shop.ts'),
    sw: () => import('./sw/areas/shop.ts'),
  },
  signIn: {
    en: oneFile('signIn', () => import('./en/signIn.ts')),
    sw: oneFile('signIn', () => import('./sw/signIn.ts')),
  },
  checkout: {
    en: () => import('./en/areas/checkout.ts'),
    sw: () => import('./sw/areas/checkout.ts'),
  },
  missing: {
    en: () => import('./en/areas/missing.ts'),
    sw: () => import('./sw/areas/missing.ts'),
  },
  placed: {
    en: () => import('./en/areas/placed.ts'),
    sw: () => import('./sw/areas/placed.ts'),
  },
  payment: {
    en: oneFile('payment', () => import('./en/payment.ts')),
    sw: oneFile('payment', () => import('./sw/payment.ts')),
  },
  chat: {
    en: oneFile('chat', () => import('./en/chat.ts')),
    sw: oneFile('chat', () => import('./sw/chat.ts')),
  },
  people: {
    en: oneFile('people', () => import('./en/people.ts')),
    sw: oneFile('people', () => import('./sw/people.ts')),
  },
  wishes: {
    en: oneFile('wishes', () => import('./en/wishes.ts')),
    sw: oneFile('wishes', () => import('./sw/wishes.ts')),
  },
  topics: {
    en: oneFile('topics', () => import('./en/topics.ts')),
    sw: oneFile('topics', () => import('./sw/topics.ts')),
  },
  about: {
    en: oneFile('about', () => import('./en/about.ts')),
    sw: oneFile('about', () => import('./sw/about.ts')),
  },
  contact: {
    en: oneFile('contact', () => import('./en/contact.ts')),
    sw: oneFile('contact', () => import('./sw/contact.ts')),
  },
  faq: {
    en: oneFile('faq', () => import('./en/faq.ts')),
    sw: oneFile('faq', () => import('./sw/faq.ts')),
  },
  policies: {
    en: oneFile('policies', () => import('./en/policies.ts')),
    sw: oneFile('policies', () => import('./sw/policies.ts')),
  },
  account: {
    en: oneFile('account', () => import('./en/account.ts')),
    sw: oneFile('account', () => import('./sw/account.ts')),
  },
  join: {
    en: oneFile('join', () => import('./en/join.ts')),
    sw: oneFile('join', () => import('./sw/join.ts')),
  },
  install: {
    en: oneFile('install', () => import('./en/install.ts')),
    sw: oneFile('install', () => import('./sw/install.ts')),
  },
  areas: {
    en: () => import('./en/areas/areas.ts'),
    sw: () => import('./sw/areas/areas.ts'),
  },
}

/** An area whose groups stand in one file is that file. */
function oneFile<Name extends Area>(area: Name, load: () => Promise<{ readonly [Group in keyof Areas[Name]]: object }>) {
  return async () => ({ [area]: await load() }) as { readonly [Only in Name]: object }
}
