import type { about } from './en/areas/about.ts'
import type { account } from './en/areas/account.ts'
import type { chat } from './en/areas/chat.ts'
import type { checkout } from './en/areas/checkout.ts'
import type { contact } from './en/areas/contact.ts'
import type { faq } from './en/areas/faq.ts'
import type { footer } from './en/areas/footer.ts'
import type { payment } from './en/areas/payment.ts'
import type { policies } from './en/areas/policies.ts'
import type { shell } from './en/areas/shell.ts'
import type { shop } from './en/areas/shop.ts'

export type Language = 'en' | 'sw'

/** Groups come with their area, in the chosen language only. English is the type of all. */
export interface Areas {
  shell: typeof shell
  footer: typeof footer
  shop: typeof shop
  checkout: typeof checkout
  payment: typeof payment
  chat: typeof chat
  about: typeof about
  contact: typeof contact
  faq: typeof faq
  policies: typeof policies
  account: typeof account
}
export type Area = keyof Areas

export const areas: { readonly [Name in Area]: Readonly<Record<Language, () => Promise<unknown>>> } = {
  shell: {
    en: () => import('./en/areas/shell.ts').then((file) => file.shell),
    sw: () => import('./sw/areas/shell.ts').then((file) => file.shell),
  },
  footer: {
    en: () => import('./en/areas/footer.ts').then((file) => file.footer),
    sw: () => import('./sw/areas/footer.ts').then((file) => file.footer),
  },
  shop: {
    en: () => import('./en/areas/shop.ts').then((file) => file.shop),
    sw: () => import('./sw/areas/shop.ts').then((file) => file.shop),
  },
  checkout: {
    en: () => import('./en/areas/checkout.ts').then((file) => file.checkout),
    sw: () => import('./sw/areas/checkout.ts').then((file) => file.checkout),
  },
  payment: {
    en: () => import('./en/areas/payment.ts').then((file) => file.payment),
    sw: () => import('./sw/areas/payment.ts').then((file) => file.payment),
  },
  chat: {
    en: () => import('./en/areas/chat.ts').then((file) => file.chat),
    sw: () => import('./sw/areas/chat.ts').then((file) => file.chat),
  },
  about: {
    en: () => import('./en/areas/about.ts').then((file) => file.about),
    sw: () => import('./sw/areas/about.ts').then((file) => file.about),
  },
  contact: {
    en: () => import('./en/areas/contact.ts').then((file) => file.contact),
    sw: () => import('./sw/areas/contact.ts').then((file) => file.contact),
  },
  faq: {
    en: () => import('./en/areas/faq.ts').then((file) => file.faq),
    sw: () => import('./sw/areas/faq.ts').then((file) => file.faq),
  },
  policies: {
    en: () => import('./en/areas/policies.ts').then((file) => file.policies),
    sw: () => import('./sw/areas/policies.ts').then((file) => file.policies),
  },
  account: {
    en: () => import('./en/areas/account.ts').then((file) => file.account),
    sw: () => import('./sw/areas/account.ts').then((file) => file.account),
  },
}
