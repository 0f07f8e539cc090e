import type { PointerEvent as DragStart } from 'react'

/** Follows a drag that begins on a row's picture and tells the place under the pointer. On the window: a row that moves in the page lets go of it. */
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
