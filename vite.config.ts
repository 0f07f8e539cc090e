import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { preloads } from './scripts/build/preloads.ts'
import { readSettings } from './scripts/build/settings.ts'
import { tableAsText } from './tools/understand/tableAsText.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

/** Returns a file of react-router's production build. The package exports only its development build, which contains warnings. */
const router = (file: string) => at(`node_modules/react-router/dist/production/${file}.mjs`)

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const settings = readSettings(mode)
  // The mock's pages have a separate build (scripts/build.ts), so that the shop's chunks contain no code that only they use.
  const entry = process.env['WEB_ENTRY'] === 'mock' ? 'mock' : 'index'
  const { plugin: knowsBundle, resolveDependencies } = preloads()
  const defines = Object.entries(settings).filter(([name]) => name.startsWith('VITE_'))
  return {
    root: at('web'),
    // Vite must not read .env: settings.ts has already read and checked the settings.
    envDir: false,
    cacheDir: at('.cache/vite'),
    plugins: [react(), tableAsText(), knowsBundle],
    resolve: {
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: router('index') },
              { find: /^react-router\/dom$/, replacement: router('dom-export') },
              // The shim is for React before 18. React now has the same hook.
              { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
            ]
          : [],
    },
    // The separate build that renders the frames bundles all libraries, so that none is loaded in two copies.
    ssr: { noExternal: isSsrBuild ? true : [] },
    define: Object.fromEntries(defines.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    build: {
      outDir: at('dist/web'),
      emptyOutDir: entry === 'index',
      manifest: entry === 'index',
      // The design uses container queries, which Chrome has since version 105.
      target: 'chrome105',
      sourcemap: false,
      // Small files are not inlined, because browsers cache separate files for good.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies },
      // A changed file gets a new name, but the files that import it keep theirs (docs/adr/017-import-map.md).
      chunkImportMap: entry === 'index' && !isSsrBuild,
      reportCompressedSize: false,
      // On a busy machine, a warning says which plugin took long. It only means something to people who write plugins.
      rolldownOptions: { ...(!isSsrBuild && bundle(entry)), checks: { bundlerTimings: false } },
    },
  }
})

/** Returns how the files of the app, or of the mock's pages, are put into chunks. */
function bundle(entry: 'index' | 'mock'): Rolldown.RolldownOptions {
  return {
    // Calls of `z` have no side effects, so unused schemas are dropped. Otherwise phones would load each contract file completely.
    treeshake: { manualPureFunctions: ['z'] },
    // Constants of other modules are written where they are used, which makes `/chat` 0.3 kB smaller.
    optimization: { inlineConst: { mode: 'all', pass: 1 } },
    // Otherwise an entry would keep its own exports, and its modules could not move to shared chunks.
    preserveEntrySignatures: 'allow-extension',
    output: {
      // Code that loads a page lists the page's files. Names of only seven hash letters make the first view 0.9 kB smaller.
      // The manifest lists the module of each file.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: entry === 'index' ? { includeDependenciesRecursively: false, groups: chunks() } : true,
    },
    input: entry === 'mock' ? [at('web/mock.html'), at('web/cards.html')] : at('web/index.html'),
  }
}
