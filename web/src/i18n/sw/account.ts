import type { account as en } from '../en/account.ts'
import type { Translation } from '../placeholders.ts'

export const account: Translation<typeof en> = {
  tabsLabel: 'Akaunti',
  tabs: { profile: 'Wasifu', orders: 'Oda', wishlist: 'Vipendwa', cart: 'Kikapu', settings: 'Mipangilio' },
  logout: 'Toka',
  logoutQuestion: 'Una uhakika unataka kutoka?',
  details: 'Taarifa zako',
  name: 'Jina',
  email: 'Barua pepe',
  phone: 'Namba ya simu',
  roles: 'Wajibu',
  user: 'Mtumiaji',
  roleNames: { seller: 'Muuzaji', transporter: 'Msafirishaji' },
  changes: 'Kubadilisha jina, barua pepe au namba ya simu, tafadhali wasiliana na huduma kwa wateja.',
  contact: 'Wasiliana nasi',
  preferences: 'Arifa',
  orderUpdates: 'Taarifa za oda',
  orderUpdatesHint: 'Oda inapoandaliwa au ikighairiwa',
  deliveryUpdates: 'Taarifa za usafirishaji',
  deliveryUpdatesHint: 'Oda ikiwa njiani au ikifika',
  statusToast: 'Oda {number}: {status}',
  missing: 'Taarifa za mtumiaji hazipatikani. Tafadhali ingia tena.',
  goToLogin: 'Nenda kuingia',
}
