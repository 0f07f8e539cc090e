import type { wishlist as en } from '../en/wishlist.ts'
import type { Translation } from '../placeholders.ts'

export const wishlist: Translation<typeof en> = {
  added: '{name}: imewekwa kwenye vipendwa.',
  removed: '{name}: imetolewa kwenye vipendwa.',
  signedOut: 'Ingia uone vipendwa vyako',
  logIn: 'Ingia',
  empty: 'Bado huna vipendwa',
  emptyText: 'Gusa alama ya moyo kwa samaki unayemtaka. Utamkuta hapa.',
  count: { one: 'Bidhaa {n} kwenye vipendwa vyako', other: 'Bidhaa {n} kwenye vipendwa vyako' },
  unavailable: 'Haipatikani',
  remove: 'Ondoa',
  clear: 'Futa vipendwa vyote',
  clearQuestion: 'Tufute vipendwa vyako vyote?',
}
