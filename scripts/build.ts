import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { inputsHash, stampBuild } from './build/buildStamp.ts'
import { writeFrames } from './build/frames.ts'
import { readSettings, stopOnWrongSettings, WrongSettings } from './build/settings.ts'

export const WEB = resolve(import.meta.dirname, '../dist/web')

/** Builds the web app into `outDir` and lays .br and .gz beside what is worth it, for servers that send them as they are. */
export async function buildWeb(mode = 'production', outDir = WEB): Promise<void> {
  const hash = inputsHash(mode)
  const configFile = resolve(import.meta.dirname, '../vite.config.ts')
  await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
  if (readSettings(mode).VITE_MOCK) {
    process.env['WEB_ENTRY'] = 'mock'
    await build({ configFile, mode, logLevel: 'warn', build: { outDir } })
    delete process.env['WEB_ENTRY']
  }
  await writeFrames(mode, outDir)
  compressIn(outDir)
  stampBuild(outDir, hash)
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

/** The bundler's message says what and where; its stack says nothing. */
export function stopWithMessage(error: unknown): never {
  if (error instanceof WrongSettings || !(error instanceof Error)) return stopOnWrongSettings(error)
  console.error(error.message)
  process.exit(1)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' }, out: { type: 'string', default: WEB } } })
  await buildWeb(values.mode, resolve(values.out)).catch(stopWithMessage)
}
