import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCart } from '#web/features/cart/cartStore.ts'
import { useCheckoutDraft } from '#web/features/checkout/draft.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { preloadCard } from './cards/registry.ts'
import { Chat } from './Chat.tsx'
import { requestCardFromUrl } from './requestedCard.ts'
import { ChatBar } from './thread/ChatBar.tsx'
import { openThread, ownerOf } from './transcript/openThread.ts'
import { useTranscript } from './transcript/transcript.ts'

/** The thread as a page. Below 640 px it fills the screen and has its own title bar (CHAT-001). */
export function ChatPage() {
  const { search, key } = useLocation()

  // Navigating to the same URL again requests its card again.
  useEffect(() => {
    if (key) requestCardFromUrl(search)
  }, [search, key])

  return (
    <div className="chat">
      <ChatBar />
      <Chat />
    </div>
  )
}

/** How many cards fit on a screen. */
const SHOWN = 3

/** Loads the thread of the current person and the code of its last cards, so that the first render shows them without a shift. */
export async function openOwnThread(): Promise<void> {
  const owner = ownerOf(personNow(), useSession.getState().token)
  if (owner !== null) await openThread(owner)
  const { entries } = useTranscript.getState()
  const cards = entries.slice(-SHOWN).map(({ card }) => card.kind)
  const isCheckout = useCheckoutDraft.getState().checkoutRequested && useCart.getState().lines.length > 0
  await Promise.all([...cards, ...(isCheckout ? (['address'] as const) : [])].map(preloadCard))
}
