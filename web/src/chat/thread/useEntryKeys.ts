import type { KeyboardEvent, RefObject } from 'react'

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

export interface EntryKeysProps {
  composer: RefObject<HTMLTextAreaElement | null>
  ids: readonly string[]
  goTo: (id: string) => void
  onDigit: (digit: string) => void
}

/** Returns whether a key is a digit pressed outside a text field of a numbered card. */
const isDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, target: HTMLElement): boolean =>
  /^\d$/.test(key) &&
  !(ctrlKey || altKey || metaKey) &&
  target.closest('[data-digits]') !== null &&
  !target.matches('input:not([type=radio], [type=checkbox]), textarea, select')

/** Arrows, Home and End move between entries, Enter enters a card, Escape returns to the message box (CHAT-074). A digit taps its button (CHAT-040). */
export function useEntryKeys({ composer, ids, goTo, onDigit }: EntryKeysProps) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    if (event.key === 'Escape' && !target.closest('dialog')) {
      event.preventDefault()
      composer.current?.focus()
      return
    }
    if (isDigit(event, target)) {
      event.preventDefault()
      onDigit(event.key)
      return
    }
    const id = target.dataset['entry']
    if (id === undefined) return // the focus is inside a card, which handles its own keys
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      const next = ids[Math.min(ids.length - 1, Math.max(0, move(ids.indexOf(id), ids.length - 1)))]
      if (next !== undefined) goTo(next)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      target.querySelector<HTMLElement>('button, a[href], input, select, textarea')?.focus()
    }
  }
}
