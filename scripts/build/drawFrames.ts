import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Frame } from '#web/frame/renderFrames.tsx'
import type { HeadName } from './headOf.ts'
import { readSettings } from './settings.ts'

const WEB_SOURCE = resolve(import.meta.dirname, '../../web/src')
const DRAWN = resolve(import.meta.dirname, '../../.cache/frames')

/** Builds the components for Node and renders each frame. */
export async function drawFrames(mode: string, bundles: readonly string[]): Promise<Frame[]> {
  await build({
    configFile: resolve(import.meta.dirname, '../../vite.config.ts'),
    mode,
    logLevel: 'warn',
    build: {
      ssr: join(WEB_SOURCE, 'frame/renderFrames.tsx'),
      outDir: DRAWN,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 10_000,
    },
  })
  const file = readdirSync(DRAWN).find((name) => name.startsWith('renderFrames'))
  // Node caches imports by URL, so each build needs a new one.
  const address = pathToFileURL(join(DRAWN, file ?? 'renderFrames.js'))
  address.searchParams.set('build', String(performance.now()))
  const drawn = (await import(address.href)) as { renderFrames: (bundles: readonly string[]) => Promise<Frame[]> }
  return drawn.renderFrames(bundles)
}

/** Builds a classic script for the head. */
export async function buildHead(mode: string, name: HeadName): Promise<string> {
  const defines = Object.entries(readSettings(mode)).filter(([key]) => key.startsWith('VITE_'))
  const built = await build({
    configFile: false,
    root: resolve(WEB_SOURCE, '..'),
    envDir: false,
    mode,
    logLevel: 'warn',
    define: Object.fromEntries(defines.map(([key, value]) => [`import.meta.env.${key}`, JSON.stringify(value)])),
    build: {
      write: false,
      copyPublicDir: false,
      // Old browsers must be able to run it, because it tells them to update (head/oldBrowser.ts).
      target: 'es2018',
      modulePreload: false,
      rolldownOptions: { input: join(WEB_SOURCE, `head/${name}.ts`), output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error("the script of the head can't be in a page")
  return chunk.code.trim()
}
