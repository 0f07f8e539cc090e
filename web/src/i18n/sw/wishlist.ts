import type { wishlist as en } from '../en/wishlist.ts'
import type { Translation } from '../placeholders.ts'

export const wishlist: Translation<typeof en> = {
  added: '{name} iko kwenye vipendwa vyako.',
  removed: '{name} haipo tena kwenye vipendwa vyako.',
}
