import * as z from 'zod/mini'
import { persisted } from '#web/api/storage/persisted.ts'
import { threadShown } from '#web/features/payment/threadOnScreen.ts'
import { usePerson } from '#web/features/session/person.ts'

const Unread = z.object({ owner: z.nullable(z.string()), first: z.string(), count: z.number() })
const nothing: z.infer<typeof Unread> = { owner: null, first: '', count: 0 }

/** The number of entries added while nobody looked at the thread, and the first of them (CHAT-062). */
export const useUnread = persisted('unread', Unread, () => nothing)

/** Returns the number of unread entries of the current person. */
export function useUnreadCount(): number {
  const owner = usePerson() ?? 'guest'
  return useUnread((unread) => (unread.owner === owner ? unread.count : 0))
}

export const isThreadSeen = (): boolean => threadShown() && document.visibilityState === 'visible'

export function countUnread(owner: string, ids: readonly string[]): void {
  const [first] = ids
  if (first === undefined) return
  const { owner: before, count } = useUnread.getState()
  useUnread.setState(before === owner && count > 0 ? { count: count + ids.length } : { owner, first, count: ids.length })
}

/** Marks everything as read. Returns the first unread entry, or null. */
export function takeUnread(owner: string): string | null {
  const unread = useUnread.getState()
  if (unread.owner !== owner || unread.count === 0) return null
  useUnread.setState(nothing)
  return unread.first
}
