import type { PointerEvent as DragStart } from 'react'

/**
 * Follows a drag that starts on a row's picture and reports the position under the pointer.
 * It listens on the window, because moving a row in the DOM releases pointer capture.
 */
export function dragRow(start: DragStart, list: HTMLElement | null, onPlace: (place: number) => void): void {
  if (!list || start.button !== 0) return
  start.preventDefault()
  const ended = new AbortController()
  const { signal } = ended
  const follow = ({ clientY }: PointerEvent) => {
    const place = [...list.children].findIndex((row) => clientY < row.getBoundingClientRect().bottom)
    onPlace(place === -1 ? list.children.length - 1 : place)
  }
  window.addEventListener('pointermove', follow, { signal })
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, () => ended.abort(), { signal })
}
