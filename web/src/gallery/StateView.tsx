import { useEffect, useRef, useState } from 'react'
import { now } from '#web/api/time.ts'
import type { Act } from '#web/chat/kinds/galleryState.ts'
import { EntryView } from '#web/chat/thread/entries/EntryView.tsx'
import type { Entry } from '#web/chat/transcript/entry.ts'
import type { StateOfKind } from './states.ts'

/** Shows one card in one state. Sets `data-reached` once the state is reached. */
export function StateView({ state }: { state: StateOfKind }) {
  const box = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(false)
  const [entry] = useState(() => entryOf(state))
  useEffect(() => {
    const shown = box.current
    if (!shown) return undefined
    return reach(shown, state, () => setReached(true))
  }, [state])
  return (
    <section className="gallery-state" id={state.id} aria-label={`${state.card.kind}, ${state.name}`} data-reached={reached || undefined}>
      <p className="gallery-name">
        <b>{state.card.kind}</b> {state.name}
      </p>
      <div ref={box} className="thread gallery-thread">
        <EntryView entry={entry} live={!state.isOver} over={false} />
      </div>
    </section>
  )
}

function entryOf({ id, card, answer }: StateOfKind): Entry {
  return { id, at: now(), run: 1, card, ...(answer && { answer }) }
}

/** Performs the actions of a state once the card has rendered, then calls `done` when the state is reached. */
function reach(
  box: HTMLElement,
  { name, acts = [], shows = 'article, .past, .said, .from-me' }: StateOfKind,
  done: () => void,
): () => void {
  const open = [...acts]
  const look = () => {
    const next = open[0]
    if (next) {
      if (isThere(box, 'article', name) && act(box, next)) open.shift()
    } else if (isThere(box, shows, name)) {
      watcher.disconnect()
      done()
    }
    if (open.length > 0 && open[0] !== next) look()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(box, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
  return () => watcher.disconnect()
}

const isThere = (box: HTMLElement, selector: string, name: string): boolean =>
  box.querySelector(selector) !== null && (name.startsWith('busy') || box.querySelector('.skeleton') === null)

/** Performs an action in the card. Returns false while its control is not rendered yet. */
function act(card: HTMLElement, todo: Act): boolean {
  if ('press' in todo) {
    const button = card.querySelector<HTMLElement>(todo.press)
    button?.click()
    return button !== null
  }
  const field = card.querySelector<HTMLInputElement>(todo.fill)
  if (!field) return false
  // React ignores input events for values it set itself; only the native setter makes it see a new one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, todo.text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
