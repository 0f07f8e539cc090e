import { afterEach, vi } from 'vitest'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'

// In the app, the seller and transporter areas register their own texts.
addBundles({ ...sellerTexts, ...transporterTexts })

/** The timeout for waiting, in real ms. One second isn't enough on a busy machine or for lazily loaded parts. */
const WAITS = 20_000
const { waitFor } = vi
vi.waitFor = (act, options) => waitFor(act, typeof options === 'number' ? options : { timeout: WAITS, ...options })

const now = setTimeout // a test may replace it

/** Delays a lazy import. In `npm run test:late`, scripts/source/lateImports.ts inserts a call of `importedLate` before each one. */
Object.assign(globalThis, { importedLate: () => new Promise((done) => now(done, 150)) })

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  const { emptyCache } = await import('./emptyCache.ts')
  const { failOnBareTexts } = await import('./failOnBareTexts.ts')
  failOnBareTexts()
  configure({ asyncUtilTimeout: WAITS })
  Element.prototype.scrollIntoView = () => {} // jsdom does not implement it
  // jsdom has the element of a dialog, but cannot open and close it.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
    this.querySelector('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  // Remove screens and cached responses after each test.
  afterEach(() => {
    cleanup()
    emptyCache()
  })
}
