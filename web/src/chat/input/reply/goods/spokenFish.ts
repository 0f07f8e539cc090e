import { useCart } from '#web/features/cart/cart.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { isKnown } from '../../../cards/card.ts'
import { useTranscript } from '../../../transcript/transcript.ts'
import { understand } from '../../understand/understand.ts'

/**
 * The fish spoken of last, by its name at the landing site: in words of the buyer, or on a list. What came into the cart counts only where
 * neither is there: it may have waited for a sign-in, with other fish spoken of since.
 */
export function spokenFish(): string | null {
  let put: string | null = null
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    if (!isKnown(card)) continue
    if (card.kind === 'products' && card.search) return card.search
    const [item, ...others] = card.kind === 'said' ? understand(card.text).items : []
    if (item && others.length === 0 && !item.not) return item.search
    if ('productId' in card) put ??= fishInCart(card.productId)
  }
  return put
}

function fishInCart(productId: string): string | null {
  const name = useCart.getState().lines.find((line) => line.productId === productId)?.product.name
  const [fish] = name === undefined ? [] : (nameParts(name).local ?? name).split(' ')
  return fish?.toLowerCase() ?? null
}
