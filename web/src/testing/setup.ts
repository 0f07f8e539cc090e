import { afterEach, vi } from 'vitest'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addAreas } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'

// In the app the seller's and the transporter's part of the site make their texts known.
addAreas({ ...sellerTexts, ...transporterTexts })

/** In real ms; a second is not enough on a busy machine, or for a part that is loaded first. */
const WAITS = 20_000
const { waitFor } = vi
vi.waitFor = (act, options) => waitFor(act, typeof options === 'number' ? options : { timeout: WAITS, ...options })

const now = setTimeout // a test may replace it

/** What `scripts/source/lateImports.ts` puts before each import that comes when it is needed. */
Object.assign(globalThis, { importedLate: () => new Promise((done) => now(done, 150)) })

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  const { emptyCache } = await import('./emptyCache.ts')
  const { keepBareTexts } = await import('./keepBareTexts.ts')
  keepBareTexts()
  configure({ asyncUtilTimeout: WAITS })
  // No screen and no answer of one test is there in the next.
  afterEach(() => {
    cleanup()
    emptyCache()
  })
}
