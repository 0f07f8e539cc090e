import { create } from 'zustand'

interface Spoken {
  polite: string
  assertive: string
}

export const useSpoken = create<Spoken>()(() => ({ polite: '', assertive: '' }))

/** Says something to screen readers once. The same words twice in a row are told apart by an invisible mark. */
export function announce(text: string, urgency: keyof Spoken = 'polite'): void {
  useSpoken.setState((spoken) => ({ ...spoken, [urgency]: spoken[urgency] === text ? `${text}\u200B` : text }))
}
