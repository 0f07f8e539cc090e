import type { Hearts } from '#web/features/catalogue/HeartButton.tsx'
import { storeIntent } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { toggleHeart, useWishlist } from '#web/features/wishlist/wishlistStore.ts'
import { append } from '../../transcript/append.ts'
import { useTranscript } from '../../transcript/transcript.ts'

/** Wishlist hearts in the thread. A guest's heart is stored, and the thread asks for the phone number (CHAT-092). */
export function useThreadHearts(): Hearts {
  const { has } = useWishlist()
  return {
    has,
    toggle: (product) => {
      if (personNow() !== null) return toggleHeart(product)
      storeIntent({ kind: 'heart', productId: product.id })
      const last = useTranscript.getState().entries.at(-1)
      if (last?.card.kind !== 'signIn') append({ kind: 'signIn', why: 'wishlist' })
    },
  }
}
