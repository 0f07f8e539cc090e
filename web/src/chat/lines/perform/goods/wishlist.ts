import type { Product } from '#contract/catalogue.ts'
import { soughtOf } from '#web/chat/cards/browse/listed.ts'
import { narrow } from '#web/chat/cards/browse/narrow.ts'
import { showProducts } from '#web/chat/guide/commands.ts'
import { reply } from '#web/chat/guide/reply.ts'
import { isKnown } from '#web/chat/kinds/card.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import { append } from '#web/chat/transcript/append.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { working } from '#web/chat/transcript/working.ts'
import { basketLink } from '#web/features/cart/basketLink.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { productToShare } from '#web/features/catalogue/product/productToShare.ts'
import { storeIntent } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { addHeart } from '#web/features/wishlist/wishlist.ts'
import { type Shared, share } from '#web/ui/share.ts'
import type { FishToFind } from '../../act.ts'
import { searchProducts } from './find.ts'

/** Adds a fish to the wishlist. If there are several kinds, the heart on each row lets the buyer choose (CHAT-118). */
export async function keepForLater([fish]: readonly FishToFind[]): Promise<void> {
  const [product, ...others] = await productsMeant(fish)
  if (!product) return reply('wishWhich', {}, 'browse')
  if (fish && others.length > 0) return showProducts({ search: fish.search, ...soughtOf(fish, fish.text) })
  if (personNow() === null) {
    storeIntent({ kind: 'heart', productId: product.id })
    return append({ kind: 'signIn', why: 'wishlist' })
  }
  addHeart(product)
  reply('wishAdded', { name: asFish(product.name) }, 'wishlist')
}

/** Shares the link of the cart or a fish (CHAT-121, CHAT-122). If the device can't share, the link is shown for copying. */
export async function shareGoods([fish]: readonly FishToFind[], isCart: boolean): Promise<void> {
  const { lines } = useCart.getState()
  const [product, ...others] = isCart ? [] : await productsMeant(fish)
  if (fish && others.length > 0) return showProducts({ search: fish.search, ...soughtOf(fish, fish.text) })
  if (product) return handOver(productToShare(product))
  if (lines.length === 0) return isCart ? reply('cartEmpty', {}, 'browse') : reply('shareWhich', {}, 'browse')
  const { url, leftOut } = basketLink(lines)
  await handOver({ url })
  const names = leftOut.map(({ product: { name } }) => asFish(name))
  if (names.length > 0) reply('shareLeftOut', { names: inRow(names, ', ') }, 'cart')
}

async function handOver(shared: Shared): Promise<void> {
  const result = await share(shared)
  if (result === 'copied') reply('linkCopied')
  if (result === 'failed') reply('shareLink', { link: shared.url })
}

/** Returns the products of the named fish, else the one shown last. */
async function productsMeant(fish?: FishToFind): Promise<readonly Product[]> {
  if (fish) return narrow(await working(() => searchProducts(fish.search)), fish)
  const seen = useTranscript.getState().entries.findLast(({ card }) => isKnown(card) && 'productId' in card)?.card
  return seen && 'productId' in seen ? [await working(() => readToday(seen.productId))] : []
}
