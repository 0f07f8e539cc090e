import type { account as en } from '../en/account.ts'
import type { Translation } from '../placeholders.ts'

export const account: Translation<typeof en> = {
  tabsLabel: 'Akaunti',
  tabs: { profile: 'Taarifa zangu', orders: 'Oda', wishlist: 'Vipendwa', cart: 'Kikapu', settings: 'Mipangilio' },
  logout: 'Toka',
  logoutQuestion: 'Tukutoe kwenye akaunti?',
  details: 'Taarifa zako',
  name: 'Jina',
  email: 'Barua pepe',
  phone: 'Namba ya simu',
  roles: 'Aina ya akaunti',
  user: 'Mnunuzi',
  roleNames: { seller: 'Muuzaji', transporter: 'Msafirishaji' },
  changes: 'Kubadilisha jina, barua pepe au namba ya simu, wasiliana na huduma kwa wateja.',
  contact: 'Wasiliana nasi',
  preferences: 'Ujumbe kuhusu oda',
  orderUpdates: 'Taarifa za oda',
  orderUpdatesHint: 'Oda inapoandaliwa au ikighairiwa',
  deliveryUpdates: 'Taarifa za usafirishaji',
  deliveryUpdatesHint: 'Oda ikiwa njiani au ikifika',
  statusToast: 'Oda {number}: {status}',
  missingToast: 'Oda {number}: samaki hawajatimia. Tuambie tufanyeje.',
  missing: 'Taarifa zako hazipatikani. Ingia tena.',
  goToLogin: 'Ingia',
}
