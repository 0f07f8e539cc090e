import { page } from './page.ts'

/** Comes with its thread read. */
export const ChatPage = page(
  'ChatPage',
  async () => {
    const file = await import('#web/chat/ChatPage.tsx')
    await file.openOwnThread()
    return file
  },
  'shop',
  'payment',
  'chat',
)
