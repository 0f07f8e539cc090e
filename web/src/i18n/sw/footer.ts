import type { footer as en } from '../en/footer.ts'
import type { Translation } from '../placeholders.ts'

export const footer: Translation<typeof en> = {
  promise: 'Samaki wa ziwani na baharini, Tanzania. Tunakuhudumia kwa Kiswahili na Kiingereza.',
  quickLinks: 'Kurasa zetu',
  about: 'Kuhusu sisi',
  registerSeller: 'Jisajili kama muuzaji',
  registerTransporter: 'Jisajili kama msafirishaji',
  customerService: 'Huduma kwa wateja',
  contactPage: 'Wasiliana nasi',
  faq: 'Maswali',
  shipping: 'Usafirishaji',
  returns: 'Kurudisha bidhaa',
  terms: 'Masharti',
  privacy: 'Sera ya faragha',
  contact: 'Mawasiliano',
  message: 'Tuandikie',
  social: 'Mitandao ya kijamii',
  socialOn: 'Samaki kwenye {network}',
  rights: '© Samaki, Tanzania',
}
