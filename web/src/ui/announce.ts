import { create } from 'zustand'

interface Announcements {
  polite: string
  assertive: string
}

export const useAnnouncements = create<Announcements>()(() => ({ polite: '', assertive: '' }))

/** Announces a text to screen readers. A repeated text gets an invisible character, or it wouldn't be read again. */
export function announce(text: string, urgency: keyof Announcements = 'polite'): void {
  useAnnouncements.setState((now) => ({ ...now, [urgency]: now[urgency] === text ? `${text}\u200B` : text }))
}
