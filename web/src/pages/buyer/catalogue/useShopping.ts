import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Product } from '#contract/catalogue.ts'
import { lineLimit } from '#web/features/cart/cart.ts'
import { addToCart } from '#web/features/cart/cartStore.ts'
import type { Hearts } from '#web/features/catalogue/HeartButton.tsx'
import { storeIntent } from '#web/features/session/intents.ts'
import { usePerson } from '#web/features/session/person.ts'
import { toggleHeart, useWishlist } from '#web/features/wishlist/wishlistStore.ts'
import { fill, textsNow } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { fishName } from '#web/ui/fishName.ts'
import { toastOf } from '#web/ui/toast.ts'

export interface Shopping {
  hearts: Hearts
  /** Returns true if something was added; a guest is sent to sign-in instead. */
  add: (product: Product, quantity: number) => boolean
}

/**
 * The actions of hearts and Add buttons on a page. A guest's actions are stored and done after sign-in (NAV-026, NAV-027). They stay the
 * same while the page loads again, so that its cards aren't rendered again.
 */
export function useShopping(): Shopping {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const guest = usePerson() === null
  const { has } = useWishlist()
  return useMemo(
    () => ({
      hearts: {
        has,
        toggle: (product) => {
          if (guest) {
            storeIntent({ kind: 'heart', productId: product.id, from: pathname + search })
            void navigate(paths.login())
          } else toggleWithToast(product, has(product.id))
        },
      },
      add: (product, quantity) => {
        if (!guest) return addWithToast(product, quantity)
        const from = paths.product(product.id)
        storeIntent({ kind: 'add', productId: product.id, quantity, from })
        void navigate(paths.login(from))
        return false
      },
    }),
    [navigate, pathname, search, guest, has],
  )
}

function toggleWithToast(product: Product, wasOn: boolean): void {
  toggleHeart(product)
  toastOf('wishlist').success(() => fill(textsNow('shop').wishlist[wasOn ? 'removed' : 'added'], { name: fishName(product.name) }))
}

function addWithToast(product: Product, quantity: number): boolean {
  const { addedQuantity, capped } = addToCart(product, quantity)
  const { name } = product
  const t = () => textsNow('shop').cart
  const cartToast = toastOf(`add ${product.id}`)
  if (capped) cartToast.notice(() => fill(t().atMost, { name, n: lineLimit(product) }))
  else cartToast.success(() => fill(t().added, { name, n: addedQuantity }))
  return addedQuantity > 0
}
