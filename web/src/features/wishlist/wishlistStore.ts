import { useCallback } from 'react'
import * as z from 'zod/mini'
import { Product } from '#contract/catalogue.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'

export const WishlistEntry = z.object({ productId: z.string(), product: Product })
export type WishlistEntry = z.infer<typeof WishlistEntry>
const Wishlists = z.object({ byPerson: z.record(z.string(), z.array(WishlistEntry)) })

/** One list per person, stored only on the device and hidden from guests (GEN-034, WISH-019). */
export const useWishlists = persisted('wishlist', Wishlists, () => ({ byPerson: {} }))

const none: readonly WishlistEntry[] = []

export function useWishlist(): { entries: readonly WishlistEntry[]; count: number; has: (productId: string) => boolean } {
  const person = usePerson()
  const entries = useWishlists((state) => (person === null ? none : (state.byPerson[person] ?? none)))
  const has = useCallback((productId: string) => entries.some((entry) => entry.productId === productId), [entries])
  return { entries, count: entries.length, has }
}

/** Adds a product, or removes it if it is listed (WISH-017). A guest has no list; the caller asks them to sign in first (NAV-027). */
export function toggleHeart(product: Product): void {
  change((entries) =>
    entries.some((entry) => entry.productId === product.id)
      ? without(entries, product.id)
      : [{ productId: product.id, product }, ...entries],
  )
}

/** Adds a product, or moves it to the top (WISH-014). */
export const addHeart = (product: Product): void =>
  change((entries) => [{ productId: product.id, product }, ...without(entries, product.id)])

/** Updates the stored product of an entry; adds nothing if the product is not listed. */
export const renewHeart = (product: Product): void =>
  change((entries) => {
    const known = entries.find((entry) => entry.productId === product.id)
    if (!known || JSON.stringify(known.product) === JSON.stringify(product)) return entries
    return entries.map((entry) => (entry === known ? { ...entry, product } : entry))
  })

export const removeHeart = (productId: string): void => change((entries) => without(entries, productId))
export const clearWishlist = (): void => change(() => [])

const without = (entries: readonly WishlistEntry[], productId: string) => entries.filter((entry) => entry.productId !== productId)

function change(next: (entries: readonly WishlistEntry[]) => readonly WishlistEntry[]): void {
  const person = personNow()
  if (person === null) return
  const before = useWishlists.getState().byPerson[person] ?? none
  const after = next(before)
  if (after !== before) useWishlists.setState(({ byPerson }) => ({ byPerson: { ...byPerson, [person]: [...after] } }))
}
