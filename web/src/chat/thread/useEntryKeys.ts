import type { KeyboardEvent, RefObject } from 'react'

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrows, Home and End move between entries, Enter goes into a card, Escape back to the message box (CHAT-074). */
export function useEntryKeys(composer: RefObject<HTMLTextAreaElement | null>, ids: readonly string[], goTo: (id: string) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement
    if (event.key === 'Escape' && !target.closest('dialog')) {
      event.preventDefault()
      composer.current?.focus()
      return
    }
    const id = target.dataset['entry']
    if (id === undefined) return // inside a card its own keys rule
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
