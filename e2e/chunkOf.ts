import { readFileSync } from 'node:fs'
import { WEB } from '../scripts/build/buildStamp.ts'

/** Returns a pattern for the URL of a module's built file. Chunk file names are only hashes, so the manifest is needed. */
export function chunkOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(`${WEB}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`${source} is not in the manifest of the last build`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
