import { page } from './page.ts'

/** Comes with its thread read. */
export const ChatPage = page(
  'ChatPage',
  async () => {
    const { ChatPage, openOwnThread } = await import('#web/chat/ChatPage.tsx')
    await openOwnThread()
    return { ChatPage }
  },
  'chat',
)
