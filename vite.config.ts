import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { classNames } from './scripts/build/classNames.ts'
import { readSettings } from './scripts/build/settings.ts'
import { tableAsText } from './tools/understand/tableAsText.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

/** The router names its development build for every use; its production build lies beside it, without the warnings. */
const router = (file: string) => at(`node_modules/react-router/dist/production/${file}.mjs`)

/** A phone reads with 1 kB what zod reads with 9 (docs/adr/010-room-for-code.md). */
const ownZodMini = { find: /^zod\/mini$/, replacement: at('web/src/zodMini/zodMini.ts') }

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const settings = readSettings(mode)
  // The mock's pages are built apart (scripts/build.ts): what only they use must not reach the phone in a shared chunk.
  const entry = process.env['WEB_ENTRY'] === 'mock' ? 'mock' : 'index'
  const defines = Object.entries(settings).filter(([name]) => name.startsWith('VITE_'))
  return {
    root: at('web'),
    // settings.ts has read and checked them already.
    envDir: false,
    cacheDir: at('.cache/vite'),
    plugins: [react(), tableAsText(), classNames],
    resolve: {
      alias:
        command === 'build'
          ? [
              ownZodMini,
              { find: /^react-router$/, replacement: router('index') },
              { find: /^react-router\/dom$/, replacement: router('dom-export') },
              // For React before 18; it would stand beside React's own.
              { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
            ]
          : [ownZodMini],
    },
    // The frames are drawn by a build of their own, which must not mix two copies of a library.
    ssr: { noExternal: isSsrBuild ? true : [] },
    css: { modules: { localsConvention: 'camelCaseOnly', ...(command === 'build' && { generateScopedName: '[hash:base64:4]' }) } },
    define: Object.fromEntries(defines.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    build: {
      outDir: at('dist/web'),
      emptyOutDir: entry === 'index',
      manifest: entry === 'index',
      // Container queries of the design need Chrome 105.
      target: 'chrome105',
      sourcemap: false,
      // The page's own small chunks are cached for good; inlined copies would not be.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // A changed file gets another name, and none of those that import it (docs/adr/017-import-map.md).
      chunkImportMap: entry === 'index' && !isSsrBuild,
      reportCompressedSize: false,
      rolldownOptions: isSsrBuild ? {} : bundle(entry),
    },
  }
})

/** Returns how the files of the app, or of the mock's pages, are put into chunks. */
function bundle(entry: 'index' | 'mock'): Rolldown.RolldownOptions {
  return {
    // A schema nobody uses has no effect: without this each contract file goes to the phone whole with its first call.
    treeshake: { manualPureFunctions: ['z'] },
    // For the names of CSS modules (scripts/build/classNames.ts).
    optimization: { inlineConst: { mode: 'all', pass: 1 } },
    // Without this an entry keeps its exports to itself, and no chunk could take its modules.
    preserveEntrySignatures: 'allow-extension',
    output: {
      // Each lazy page names its files: without their own names and the eighth letter of the hash 0.9 kB less on a first view.
      // The manifest knows who is who.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: entry === 'index' ? { includeDependenciesRecursively: false, groups: chunks() } : true,
    },
    // A function of zod that zodMini.ts lacks.
    onwarn: (warning, warn) => {
      if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
      warn(warning)
    },
    input: entry === 'mock' ? [at('web/mock.html'), at('web/cards.html')] : at('web/index.html'),
  }
}
