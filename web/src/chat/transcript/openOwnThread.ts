import { useCart } from '#web/features/cart/cart.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { preloadCard } from '../cards/registry.ts'
import { openTranscript, useTranscript } from './transcript.ts'

/** How many cards a screen shows. */
const SHOWN = 3

/** Reads the thread of whoever is here with the code of its cards, so that the page shows it at its first render and nothing moves. */
export async function openOwnThread(): Promise<void> {
  const owner = ownerOf(personNow(), useSession.getState().token)
  if (owner !== null) await openThread(owner)
  const { entries } = useTranscript.getState()
  const cards = entries.slice(-SHOWN).map(({ card }) => card.kind)
  const isCheckout = useCheckoutDraft.getState().checkoutRequested && useCart.getState().lines.length > 0
  await Promise.all([...cards, ...(isCheckout ? (['address'] as const) : [])].map(preloadCard))
}

/** Earlier versions kept a person's thread under the number. */
export const openThread = (owner: string): Promise<void> => openTranscript(owner, useSession.getState().user?.phoneNumber)

/** null while a token's user is not known yet. */
export const ownerOf = (payer: string | null, token: string | null): string | null => payer ?? (token === null ? 'guest' : null)
