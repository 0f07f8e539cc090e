import { afterPaint } from '#web/api/time.ts'

/** A ref that scrolls what just opened into view, once the list around it has measured it. */
export const scrollIntoView = (opened: HTMLElement | null): void => {
  if (opened) afterPaint(() => opened.scrollIntoView({ block: 'nearest' }))
}
