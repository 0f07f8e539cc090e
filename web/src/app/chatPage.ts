import { page } from './page.ts'

/** The thread as a page; the stored thread is loaded together with its code. */
export const ChatPage = page(
  'ChatPage',
  async () => {
    const { ChatPage, openOwnThread } = await import('#web/chat/ChatPage.tsx')
    await openOwnThread()
    return { ChatPage }
  },
  'chat',
)
