import { create } from 'zustand'
import { now } from '#web/api/time.ts'
import { UNDO_FOR } from '#web/ui/useUndoTime.ts'
import { type CartLine, lineOf } from '../cart.ts'
import { removeLine, restoreLine, setQuantity, useCart } from '../cartStore.ts'

interface LastChange {
  /** Lines that were removed or had another quantity, with their place. */
  readonly before: readonly { readonly line: CartLine; readonly place: number }[]
  /** Products that were not in the cart before. */
  readonly added: readonly string[]
  /** The cart's contents after the change. If they differ from the cart, something else was changed since. */
  readonly after: string
  readonly at: number
}

const none: LastChange = { before: [], added: [], after: '', at: 0 }
/** The last change of the cart, which can be undone until the cart changes otherwise or a question is answered (CHAT-036, CHAT-135). */
export const useLastChange = create<LastChange>()(() => none)
export const forgetChange = (): void => useLastChange.setState(none)

const contents = (lines: readonly CartLine[]): string => lines.map(({ productId, quantity }) => `${productId} ${quantity}`).join()
const isCurrent = ({ before, added, after }: LastChange, lines: readonly CartLine[]): boolean =>
  before.length + added.length > 0 && contents(lines) === after

/** Runs a change of the cart and stores it, so that it can be undone. */
export function changeLines<Done>(act: () => Done): Done {
  const before = useCart.getState().lines
  const done = act()
  if (contents(before) !== contents(useCart.getState().lines)) remember(before)
  return done
}

/** Sets a quantity. Repeated steps on one line within the undo time count as one change. */
export function stepTo(productId: string, quantity: number): void {
  const before = useCart.getState().lines
  const last = useLastChange.getState()
  const begun = isCurrent(last, before) && now() - last.at < UNDO_FOR && last.before.length === 1 ? last.before[0]?.line : undefined
  setQuantity(productId, quantity)
  remember(begun?.productId === productId ? before.map((line) => (line.productId === productId ? begun : line)) : before)
}

function remember(linesBefore: readonly CartLine[]): void {
  const { lines } = useCart.getState()
  const before = linesBefore.flatMap((line, place) => (lineOf(lines, line.productId)?.quantity === line.quantity ? [] : [{ line, place }]))
  const added = lines.flatMap(({ productId }) => (lineOf(linesBefore, productId) ? [] : [productId]))
  useLastChange.setState(before.length + added.length > 0 ? { before, added, after: contents(lines), at: now() } : none)
}

export function useCanTakeBack(): boolean {
  const last = useLastChange()
  return isCurrent(
    last,
    useCart((cart) => cart.lines),
  )
}

/** Undoes the last change; returns false if there is nothing to undo. */
export function takeBack(): boolean {
  const last = useLastChange.getState()
  if (!isCurrent(last, useCart.getState().lines)) return false
  last.added.forEach(removeLine)
  for (const { line, place } of last.before) {
    if (lineOf(useCart.getState().lines, line.productId)) setQuantity(line.productId, line.quantity)
    else restoreLine(line, place)
  }
  forgetChange()
  return true
}
