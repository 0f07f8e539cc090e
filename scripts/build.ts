import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inputsHash, stampBuild, WEB } from './build/buildStamp.ts'
import { builtFiles } from './build/builtFiles.ts'
import { writeFrames } from './build/frames.ts'
import { drawIcons } from './build/icons.ts'
import { writePolicies } from './build/importMap.ts'
import { drawSharePicture } from './build/seo/sharePicture.ts'
import { readSettings, stopOnWrongSettings, WrongSettings } from './build/settings.ts'
import { buildWorker } from './build/worker.ts'

/**
 * Builds the web app into `outDir`, with .br and .gz files for servers that send precompressed files. A build for a real API contains
 * no bundler files: without the build stamp it is always built again (WAY-011).
 */
export async function buildWeb(mode = 'production', outDir = WEB): Promise<void> {
  // A NODE_ENV of the machine, or of the tests, would put React's development version into the files.
  process.env['NODE_ENV'] = 'production'
  const hash = inputsHash(mode)
  const configFile = resolve(import.meta.dirname, '../vite.config.ts')
  const isForMock = readSettings(mode).VITE_MOCK !== ''
  await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
  if (isForMock) {
    process.env['WEB_ENTRY'] = 'mock'
    await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
    delete process.env['WEB_ENTRY']
  }
  await writeFrames(mode, outDir)
  writePolicies(outDir)
  await drawIcons(outDir)
  await drawSharePicture(outDir)
  await buildWorker(mode, outDir)
  if (!isForMock) rmSync(join(outDir, '.vite'), { recursive: true })
  compressIn(outDir)
  if (isForMock) stampBuild(outDir, hash)
}

export function compressIn(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|css|html|svg|json|webmanifest)$/.test(file)) compress(resolve(folder, file))
  }
}

function compress(path: string): void {
  const bytes = readFileSync(path)
  if (bytes.length < 1_000) return
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' }, out: { type: 'string', default: WEB } } })
  const outDir = resolve(values.out)
  await buildWeb(values.mode, outDir).catch(stopWithMessage)
  console.log(builtFiles(outDir))
  const { VITE_SITE_URL, VITE_MOCK } = readSettings(values.mode)
  if (VITE_MOCK === '' && VITE_SITE_URL === '') console.log('\nNo sitemap.xml: VITE_SITE_URL does not say where the shop will be found.')
}

/** Prints only the message: the bundler's message has the cause and place, and its stack is useless. */
function stopWithMessage(error: unknown): never {
  if (error instanceof WrongSettings || !(error instanceof Error)) return stopOnWrongSettings(error)
  console.error(error.message)
  process.exit(1)
}
