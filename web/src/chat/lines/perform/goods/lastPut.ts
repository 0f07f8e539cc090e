import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { lineOf } from '#web/features/cart/lines.ts'
import { useLastChange } from '#web/features/cart/undo/lastChange.ts'

/**
 * Returns the product whose line of the cart was changed last. Before any change: the only line, or the one whose adding was just told. A
 * number without a fish means this one.
 */
export function lastPutNow(): string | null {
  const { lines } = useCart.getState()
  const { added, before } = useLastChange.getState()
  const ids = [...before.map(({ line }) => line.productId), ...added].filter((id) => lineOf(lines, id))
  return ids.at(-1) ?? (lines.length === 1 || hasJustPut() ? (lines.at(-1)?.productId ?? null) : null)
}

/** Returns whether our last reply says that goods are in the cart. */
export function hasJustPut(): boolean {
  const told = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said' && card.kind !== 'slip')?.card
  return (told?.kind === 'guideText' && told.text === 'inCart') || (told?.kind === 'reply' && told.text === 'putIn')
}
