import { page } from './page.ts'

/** The thread as a page; it is loaded together with the stored thread. */
export const ChatPage = page(
  'ChatPage',
  async () => {
    const { ChatPage, openOwnThread } = await import('#web/chat/ChatPage.tsx')
    await openOwnThread()
    return { ChatPage }
  },
  'chat',
)
