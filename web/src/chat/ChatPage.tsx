import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Chat } from './Chat.tsx'
import { requestCardFromUrl } from './requestedCard.ts'
import { ChatBar } from './thread/ChatBar.tsx'

export { openOwnThread } from './openOwnThread.ts'

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
