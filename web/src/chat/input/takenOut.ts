import { create } from 'zustand'
import { type CartLine, putBack, useCart } from '#web/features/cart/cart.ts'

/** What words have taken out of the cart last: it can be put back until something else is taken out (CHAT-135). */
export const useTakenOut = create<{ lines: readonly CartLine[] }>()(() => ({ lines: [] }))

/** Puts it back; false where nothing is left to put back. */
export function takeBack(): boolean {
  const { lines } = useTakenOut.getState()
  useTakenOut.setState({ lines: [] })
  for (const line of lines) putBack(line, useCart.getState().lines.length)
  return lines.length > 0
}
