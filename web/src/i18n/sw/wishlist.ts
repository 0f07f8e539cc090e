import type { wishlist as en } from '../en/wishlist.ts'
import type { Translation } from '../placeholders.ts'

export const wishlist: Translation<typeof en> = {
  added: '{name} iko kwenye vipendwa vyako.',
  removed: '{name} haipo tena kwenye vipendwa vyako.',
  signedOut: 'Tafadhali ingia ili kuona vipendwa vyako',
  logIn: 'Ingia',
  empty: 'Bado huna vipendwa',
  emptyText: 'Gusa moyo kwenye samaki unayempenda. Atakusubiri hapa.',
  count: 'Bidhaa {n} kwenye vipendwa vyako',
  unavailable: 'Haipatikani',
  remove: 'Ondoa',
  clear: 'Futa vipendwa vyote',
  clearQuestion: 'Una uhakika unataka kufuta vipendwa vyako vyote?',
}
