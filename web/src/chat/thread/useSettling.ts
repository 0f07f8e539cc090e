import { type RefObject, useEffect, useEffectEvent } from 'react'

const READS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export interface Settling {
  /** Something in the box was measured anew. */
  onMeasured: () => void
  /** The reader did something. */
  onRead: () => void
}

/** A card is measured when it is there, its picture and its list later still. */
export function useSettling(box: RefObject<HTMLElement | null>, on: Settling): void {
  const measured = useEffectEvent(() => on.onMeasured())
  const read = useEffectEvent(() => on.onRead())
  useEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => measured())
    for (const child of element.children) watch.observe(child)
    watch.observe(element)
    const reads = () => read()
    for (const kind of READS) element.addEventListener(kind, reads, { passive: true })
    return () => {
      watch.disconnect()
      for (const kind of READS) element.removeEventListener(kind, reads)
    }
  }, [box])
}
