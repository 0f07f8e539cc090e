import { storeIntent } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { addHeart, removeHeart, useWishlists } from '#web/features/wishlist/wishlist.ts'
import { soughtOf } from '../../../cards/browse/listed.ts'
import { names } from '../../../cards/browse/narrow.ts'
import { openWishlist, showProducts } from '../../../guide/commands.ts'
import { append } from '../../../transcript/append.ts'
import { asFish } from '../../topics/asFish.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { productsMeant } from './productMeant.ts'

/** The list by any of its names: what is taken out of it must not leave the cart. */
export const WISHLIST = /(?<![a-z])(?:wish ?list|vipendwa|nipend[a-z]*|favou?rites?|orodha ya (?:matamanio|kupenda))(?![a-z])/i
const PUTS = /(?<![a-z])(?:(?:ni)?(?:weka|wekee|hifadhi|hifadhie|ongeza|ongezee)|add|put|save|keep|bookmark)(?![a-z])/i

const TAKES = /(?<![a-z])(?:ondo(?:a|lea)|toa|tolea|futa|remove|delete|take)(?![a-z])/i

/** Shows the wishlist, puts a fish on it or takes one off it, by typing (CHAT-118). */
export async function wish(talk: Talk): Promise<void> {
  const { meant, line } = talk
  if (meant.intent === 'remove' || TAKES.test(line)) return takeOff(talk)
  if (meant.items.length === 0 && !PUTS.test(line)) return openWishlist()
  const [product, ...others] = await productsMeant(talk)
  if (!product) return reply('wishWhich', {}, 'browse')
  // Several kinds: the heart beside each says which one.
  if (others.length > 0) return showProducts({ search: meant.items[0]?.search ?? '', ...soughtOf(meant.items[0] ?? {}, line) })
  if (personNow() === null) {
    storeIntent({ kind: 'heart', productId: product.id })
    return append({ kind: 'signIn', why: 'wishlist' })
  }
  addHeart(product)
  reply('wishAdded', { name: asFish(product.name) }, 'wishlist')
}

async function takeOff(talk: Talk): Promise<void> {
  const person = personNow()
  const entries = person === null ? [] : (useWishlists.getState().byPerson[person] ?? [])
  const [item] = talk.meant.items
  const meant = item ? entries.filter(({ product }) => names(product.name, item.search)) : await entriesSeen(entries, talk)
  const [entry, ...others] = meant
  if (!entry && item) return reply('wishNone', { name: item.search.charAt(0).toUpperCase() + item.search.slice(1) }, 'wishlist')
  if (!entry || others.length > 0) return openWishlist()
  removeHeart(entry.productId)
  reply('wishRemoved', { name: asFish(entry.product.name) }, 'wishlist')
}

/** The fish looked at last, or the only one there is. */
async function entriesSeen<Entry extends { readonly productId: string }>(entries: readonly Entry[], talk: Talk): Promise<readonly Entry[]> {
  if (entries.length < 2) return entries
  const seen = await productsMeant(talk)
  return entries.filter(({ productId }) => seen.some(({ id }) => id === productId))
}
