import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { cachedFrames } from '#web/frame/frames.ts'
import type { Release } from '#web/sw/release.ts'
import type { Manifest } from '../sizes/routeSizes.ts'
import { importMapOf } from './importMap.ts'
import { releaseLists } from './releaseLists.ts'
import { readSettings } from './settings.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const SOURCE = join(ROOT, 'web/src/sw')
/** The headers of the frames. A cached frame includes its headers, so the worker must fetch it again when this file changes. */
const POLICY = join(ROOT, 'deploy/headers.conf')

/** Builds the service worker, and sw-off.js, which a host can serve instead to uninstall it. */
export async function buildWorker(mode: string, outDir: string): Promise<void> {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest
  const lists = releaseLists(
    manifest,
    cachedFrames.map(({ file }) => read(file)),
  )
  const listsUrl = writeHashed(outDir, 'lists', lists)
  const sums = sumsOf(outDir, [listsUrl, ...Object.values(lists).flat()])
  const sumsUrl = writeHashed(outDir, 'sums', sums)
  const policy = readFileSync(POLICY, 'utf8')
  const release: Release = {
    frames: cachedFrames.map(({ file, at }) => ({ url: `/${file}`, revision: hashOf(policy + read(file)), at })),
    importMap: importMapOf(read('index.html')),
    lists: listsUrl,
    sums: { url: sumsUrl, sum: sumOf(read(sumsUrl)) },
    apiHost: readSettings(mode).VITE_API_HOST.replace(/\/+$/, ''),
  }
  const outputs = { worker: 'sw.js', off: 'sw-off.js' }
  for (const [source, file] of Object.entries(outputs)) await bundle(mode, outDir, { source, file, release })
}

/** Writes data to a file with a hashed name. Returns its URL path. */
function writeHashed(outDir: string, name: string, data: object): string {
  const text = JSON.stringify(data)
  const url = `/assets/${name}-${hashOf(text)}.json`
  writeFileSync(join(outDir, url), text)
  return url
}

interface Output {
  readonly source: string
  readonly file: string
  readonly release: Release
}

async function bundle(mode: string, outDir: string, { source, file, release }: Output): Promise<void> {
  const isForMock = readSettings(mode).VITE_MOCK !== ''
  await build({
    configFile: false,
    root: SOURCE,
    envDir: false,
    mode,
    logLevel: 'warn',
    define: {
      'import.meta.env.VITE_MOCK': JSON.stringify(isForMock),
      'process.env.NODE_ENV': JSON.stringify('production'),
      RELEASE: JSON.stringify(release),
    },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'chrome105',
      modulePreload: false,
      rolldownOptions: {
        // Calls of `z` have no side effects, so unused schemas are dropped.
        treeshake: { manualPureFunctions: ['z'] },
        input: join(SOURCE, `${source}.ts`),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  })
}

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest()

/** Returns a short hash for a file name. */
const hashOf = (text: string): string => digest(text).toString('hex').slice(0, 8)

/** Returns the checksum of a content; the service worker computes the same (`web/src/sw/files.ts`). */
export const sumOf = (content: string | Buffer): string => digest(content).subarray(0, 9).toString('base64')

/** Returns the checksums of files by URL path. Text files that are listed twice count once. */
export const sumsOf = (folder: string, urls: readonly string[]): Record<string, string> =>
  Object.fromEntries([...new Set(urls)].sort().map((url) => [url, sumOf(readFileSync(join(folder, url)))]))
