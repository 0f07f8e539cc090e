import { begin } from './begin.ts'
import { isMarkedTooOld, isTooOld, markTooOld, showUpdate } from './oldBrowser.ts'

// A classic script, so that it runs before the first paint; the policy allows no inline one (SEC-001). It stands twice in a page.
const { dataset } = document.currentScript as HTMLScriptElement
if (dataset['part'] !== 'head') {
  if (isMarkedTooOld()) showUpdate(dataset)
  else speakSwahili()
} else if (isTooOld()) markTooOld()
else begin(dataset)

/** Puts the Swahili frame, which lies before this script, into the place of the English one. */
export function speakSwahili(): void {
  const frames = document.querySelector('.frames')
  const swahili = document.querySelector('template')
  if (frames && swahili && document.documentElement.lang === 'sw') frames.replaceChildren(swahili.content)
  swahili?.remove()
}
