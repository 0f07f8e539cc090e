import type { Plugin } from 'vite'

/**
 * Delays the app's dynamic imports for `npm run test:late`, as on a slow phone. A test that does not wait for them then always fails,
 * not only on a busy machine. `web/src/testing/setup.ts` defines the delay.
 */
export const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  transform(code, id) {
    const isOfApp = id.includes('/web/src/') && !/\.test\.|\/testing\//.test(id)
    if (!isOfApp || !code.includes('import(')) return null
    return { code: code.replace(dynamicImport, 'globalThis.importedLate().then(() => $&)'), map: null }
  },
}

const dynamicImport = /(?<!typeof )\bimport\(['"][^'"]+['"]\)/g
