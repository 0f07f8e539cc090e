import '#web/i18n/testing/allTexts.ts'

const now = setTimeout // a test may replace it

/** What `scripts/source/lateImports.ts` puts before each import that comes when it is needed. */
Object.assign(globalThis, { importedLate: () => new Promise((done) => now(done, 150)) })

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  // On a busy machine one second is not enough for a part that is loaded first.
  configure({ asyncUtilTimeout: 5_000 })
}
