import type * as about from './en/about.ts'
import type * as account from './en/account.ts'
import type { areas } from './en/bundles/areas.ts'
import type { checkout } from './en/bundles/checkout.ts'
import type { complaint } from './en/bundles/complaint.ts'
import type { missing } from './en/bundles/missing.ts'
import type { placed } from './en/bundles/placed.ts'
import type { seller } from './en/bundles/seller.ts'
import type { sellerMoney } from './en/bundles/sellerMoney.ts'
import type { sellerOrders } from './en/bundles/sellerOrders.ts'
import type { sellerProducts } from './en/bundles/sellerProducts.ts'
import type { sellerProfile } from './en/bundles/sellerProfile.ts'
import type { shell } from './en/bundles/shell.ts'
import type { shop } from './en/bundles/shop.ts'
import type { transporter } from './en/bundles/transporter.ts'
import type * as chat from './en/chat.ts'
import type * as contact from './en/contact.ts'
import type * as faq from './en/faq.ts'
import type * as footer from './en/footer.ts'
import type * as install from './en/install.ts'
import type * as join from './en/join.ts'
import type * as kinds from './en/kinds.ts'
import type * as payment from './en/payment.ts'
import type * as people from './en/people.ts'
import type * as policies from './en/policies.ts'
import type * as signIn from './en/signIn.ts'
import type * as topics from './en/topics.ts'

export type Language = 'en' | 'sw'

/** The text bundles: each is loaded with the pages that need it, in the chosen language only. The English texts are the type of both. */
export interface TextBundles {
  shell: typeof shell
  footer: typeof footer
  shop: typeof shop
  signIn: typeof signIn
  checkout: typeof checkout
  missing: typeof missing
  complaint: typeof complaint
  placed: typeof placed
  payment: typeof payment
  chat: typeof chat
  people: typeof people
  kinds: typeof kinds
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
export type TextBundle = keyof TextBundles

/** The functions that load each bundle, by language. */
export type BundleFiles = { readonly [Name in TextBundle]?: Readonly<Record<Language, () => Promise<{ readonly [Only in Name]: object }>>> }

/** The bundles that a buyer may need. The areas of sellers and transporters add theirs when they load. */
export const bundleFiles: BundleFiles = {
  shell: {
    en: () => import('./en/bundles/shell.ts'),
    sw: () => import('./sw/bundles/shell.ts'),
  },
  footer: {
    en: oneFile('footer', () => import('./en/footer.ts')),
    sw: oneFile('footer', () => import('./sw/footer.ts')),
  },
  shop: {
    en: () => import('./en/bundles/shop.ts'),
    sw: () => import('./sw/bundles/shop.ts'),
  },
  signIn: {
    en: oneFile('signIn', () => import('./en/signIn.ts')),
    sw: oneFile('signIn', () => import('./sw/signIn.ts')),
  },
  checkout: {
    en: () => import('./en/bundles/checkout.ts'),
    sw: () => import('./sw/bundles/checkout.ts'),
  },
  missing: {
    en: () => import('./en/bundles/missing.ts'),
    sw: () => import('./sw/bundles/missing.ts'),
  },
  complaint: {
    en: () => import('./en/bundles/complaint.ts'),
    sw: () => import('./sw/bundles/complaint.ts'),
  },
  placed: {
    en: () => import('./en/bundles/placed.ts'),
    sw: () => import('./sw/bundles/placed.ts'),
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
  kinds: {
    en: oneFile('kinds', () => import('./en/kinds.ts')),
    sw: oneFile('kinds', () => import('./sw/kinds.ts')),
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
    en: () => import('./en/bundles/areas.ts'),
    sw: () => import('./sw/bundles/areas.ts'),
  },
}

/** Makes a bundle of a single file: each export is a group of texts. */
function oneFile<Name extends TextBundle>(bundle: Name, load: () => Promise<{ readonly [Group in keyof TextBundles[Name]]: object }>) {
  return async () => ({ [bundle]: await load() }) as { readonly [Only in Name]: object }
}
