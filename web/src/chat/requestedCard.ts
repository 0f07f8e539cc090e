import { create } from 'zustand'

/** The card a link to the thread asked for (CHAT-006, CHAT-008). */
export interface Target {
  kind: string
  id: string | null
}

export const useTarget = create<{ target: Target | null }>()(() => ({ target: null }))

/** Reads the target out of a chat address; opening one never changes cart, order or payment (CHAT-009). */
export function aimAt(search: string): void {
  const query = new URLSearchParams(search.slice(0, 512))
  const kind = query.get('card')
  useTarget.setState({ target: kind ? { kind, id: query.get('id') } : null })
}

export function takeTarget(): Target | null {
  const { target } = useTarget.getState()
  if (target) useTarget.setState({ target: null })
  return target
}
