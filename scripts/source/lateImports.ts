import type { Plugin } from 'vite'

/**
 * For `npm run test:late`: what the app imports when it is needed comes late, as it does on a phone. A test that forgets
 * to wait for it fails then every time, not only on a busy machine. `web/src/testing/setup.ts` holds the wait.
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
