import { create } from 'zustand'

/** The card that a link to the thread asks for (CHAT-006, CHAT-008). */
export interface CardRequest {
  kind: string
  id: string | null
}

export const useCardRequest = create<{ target: CardRequest | null }>()(() => ({ target: null }))

/** Reads the requested card from a chat URL. Opening it never changes cart, order or payment (CHAT-009). */
export function requestCardFromUrl(search: string): void {
  const query = new URLSearchParams(search.slice(0, 512))
  const basket = query.get('basket')
  const kind = basket === null ? query.get('card') : 'basket'
  useCardRequest.setState({ target: kind ? { kind, id: basket ?? query.get('id') } : null })
}

export function takeCardRequest(): CardRequest | null {
  const { target } = useCardRequest.getState()
  if (target) useCardRequest.setState({ target: null })
  return target
}
