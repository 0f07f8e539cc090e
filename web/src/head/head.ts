import { begin } from './begin.ts'
import { isMarkedTooOld, isTooOld, markTooOld, showUpdate } from './oldBrowser.ts'

// A classic script runs before the first paint; the policy of the page allows no inline script but the import map (SEC-001). Each page loads it twice: in head and body.
const { dataset } = document.currentScript as HTMLScriptElement
if (dataset['part'] !== 'head') {
  if (isMarkedTooOld()) showUpdate(dataset)
  else showSwahiliFrame()
} else if (isTooOld()) markTooOld()
else begin(dataset)

/** Replaces the English frame with the Swahili one, whose template precedes this script. */
export function showSwahiliFrame(): void {
  const frames = document.querySelector('.frames')
  const swahili = document.querySelector('template')
  if (frames && swahili && document.documentElement.lang === 'sw') frames.replaceChildren(swahili.content)
  swahili?.remove()
}
