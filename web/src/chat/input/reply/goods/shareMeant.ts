import { basketLink } from '#web/features/cart/basketLink.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { productToShare } from '#web/features/catalogue/product/productToShare.ts'
import { type Shared, share } from '#web/ui/share.ts'
import { soughtOf } from '../../../cards/browse/listed.ts'
import { showProducts } from '../../../guide/commands.ts'
import { asFish } from '../../topics/asFish.ts'
import { reply } from '../reply.ts'
import type { Talk } from '../Talk.ts'
import { productsMeant } from './productMeant.ts'

const CART = /(?<![a-z])(?:kikapu[a-z]*|vikapu|cart|basket|vyote|yote|everything)(?![a-z])/i

/** Shares the cart or a fish by its link (CHAT-121, CHAT-122); what cannot be handed over is told, to be copied by hand. */
export async function shareMeant(talk: Talk): Promise<void> {
  const { lines } = useCart.getState()
  const wantsCart = talk.meant.items.length === 0 && CART.test(talk.line)
  const [product, ...others] = wantsCart ? [] : await productsMeant(talk)
  if (product && others.length > 0)
    return showProducts({ search: talk.meant.items[0]?.search ?? '', ...soughtOf(talk.meant.items[0] ?? {}, talk.line) })
  if (product) return handOver(productToShare(product))
  if (lines.length === 0) return wantsCart ? reply('cartEmpty', {}, 'browse') : reply('shareWhich', {}, 'browse')
  const { url, leftOut } = basketLink(lines)
  await handOver({ url })
  if (leftOut.length > 0) reply('shareLeftOut', { names: leftOut.map(({ product: { name } }) => asFish(name)).join(', ') }, 'cart')
}

async function handOver(shared: Shared): Promise<void> {
  const result = await share(shared)
  if (result === 'copied') reply('linkCopied')
  if (result === 'failed') reply('shareLink', { link: shared.url })
}
