import { type RefObject, useEffect } from 'react'
import { afterPaint } from '#web/api/time.ts'

/** Scrolls an error that appears in a live card into view, if possible with the button of its action (CHAT-184). */
export function useShowAlerts(log: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const alert = changes.flatMap(({ addedNodes }) => [...addedNodes].flatMap(alertIn)).find((one) => one.closest('.is-now'))
      // The list measures the card again before the next paint.
      if (alert) afterPaint(() => [alert.closest('.action-foot'), alert].forEach((part) => part?.scrollIntoView({ block: 'nearest' })))
    })
    if (log.current) observer.observe(log.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [log])
}

const alertIn = (node: Node): Element | [] =>
  (node instanceof Element && (node.matches('[role=alert]') ? node : node.querySelector('[role=alert]'))) || []
