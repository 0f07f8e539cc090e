import type { header as en } from '../en/header.ts'
import type { Translation } from '../placeholders.ts'

export const header: Translation<typeof en> = {
  brand: 'Samaki',
  searchForm: 'Tafuta samaki',
  home: 'Mwanzo',
  search: 'Tafuta',
  searchPlaceholder: 'Tafuta samaki, k.m. changu',
  main: 'Menyu kuu',
  products: 'Bidhaa',
  orders: 'Oda',
  account: 'Akaunti',
  profile: 'Taarifa zangu',
  logout: 'Toka',
  cart: 'Kikapu',
  cartWith: { one: 'Kikapu, bidhaa {n}', other: 'Kikapu, bidhaa {n}' },
  wishlist: 'Vipendwa',
  wishlistWith: { one: 'Vipendwa, bidhaa {n}', other: 'Vipendwa, bidhaa {n}' },
  chat: 'Chat',
  unread: { one: 'ujumbe mpya {n}', other: 'ujumbe mpya {n}' },
  seller: 'Muuzaji',
  transporter: 'Msafirishaji',
  openChat: 'Fungua chat',
  closeChat: 'Funga chat',
}
