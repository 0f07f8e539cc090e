import { later } from '#web/ui/later.tsx'

/** Comes after the first view: most people have nothing unread. */
export const UnreadCount = later(async () => (await import('./UnreadCount.tsx')).UnreadCount, { meanwhile: null, failed: null })
