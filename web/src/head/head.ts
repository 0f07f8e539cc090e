import { begin } from './begin.ts'
import { isTooOld, markTooOld, showUpdate } from './oldBrowser.ts'

declare global {
  interface Window {
    /** Shows the frame in the buyer's language. The page calls it after its frames. */
    showFrame: () => void
  }
}

// A classic script that runs in the head before the first paint. Each page holds it itself, and the policy allows it by its hash (SEC-001).
const { dataset } = document.currentScript as HTMLScriptElement
const isOld = isTooOld()
if (isOld) markTooOld()
else begin(dataset)

/** Resolves when the frame is in the document, in the buyer's language. */
export const frameShown = new Promise<void>((done) => {
  window.showFrame = () => {
    if (isOld) showUpdate(dataset)
    else showSwahiliFrame()
    done()
  }
})

/** Replaces the English frame with the Swahili one, whose template follows it. */
function showSwahiliFrame(): void {
  const swahili = document.querySelector('template')
  if (swahili && document.documentElement.lang === 'sw') document.querySelector('.frames')?.replaceChildren(swahili.content)
  swahili?.remove()
}
