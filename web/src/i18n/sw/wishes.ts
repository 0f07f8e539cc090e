import type { wishes as english } from '../en/wishes.ts'
import type { Translation } from '../placeholders.ts'

export const wishes: Translation<typeof english> = {
  which: 'Aina gani?',
  moreKinds: 'Aina zaidi',
  each: '{n} × {price}',
  add: 'Weka {n} kikapuni · {sum}',
  adding: 'Naziweka…',
  inCart: 'Nimeweka kikapuni: {n}',
  soldOut: 'Imeisha',
  notFound: 'Hatuna',
  full: 'Huwezi kuongeza zaidi ya hii',
  fewer: '{n} tu kati ya {asked} ulizotaka',
  leaveOut: 'Ondoa {name}',
}
