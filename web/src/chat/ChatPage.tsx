import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Chat } from './Chat.tsx'
import { requestCardFromUrl } from './requestedCard.ts'
import { ChatBar } from './thread/ChatBar.tsx'

export { openOwnThread } from './transcript/openOwnThread.ts'

/** The thread as a page: below 640 px it fills the screen with its own bar (CHAT-001). */
export function ChatPage() {
  const { search, key } = useLocation()

  // A new navigation to the same address asks for the card again.
  useEffect(() => {
    if (key) requestCardFromUrl(search)
  }, [search, key])

  return (
    <div className="chat chat-page">
      <ChatBar />
      <Chat />
    </div>
  )
}
