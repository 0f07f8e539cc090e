import { type RefObject, useEffect, useEffectEvent } from 'react'

const READER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export interface SizeChangeHandlers {
  /** Called when the size of the box or of its content changed. */
  onMeasured: () => void
  /** Called when the reader scrolls, taps or presses a key. */
  onRead: () => void
}

/** Reports size changes: a card is measured when it mounts, its picture and list only later. */
export function useSizeChanges(box: RefObject<HTMLElement | null>, on: SizeChangeHandlers): void {
  const measured = useEffectEvent(() => on.onMeasured())
  const read = useEffectEvent(() => on.onRead())
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => measured())
    for (const child of element.children) watch.observe(child)
    watch.observe(element)
    const reads = () => read()
    for (const kind of READER_EVENTS) element.addEventListener(kind, reads, { passive: true })
    return () => {
      watch.disconnect()
      for (const kind of READER_EVENTS) element.removeEventListener(kind, reads)
    }
  }, [box])
}
