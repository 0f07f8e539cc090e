import { readFileSync } from 'node:fs'
import { WEB } from '../scripts/build/buildStamp.ts'

/** Matches the address of the built file of a module below web/; the files of chunks carry no names, which saves room on a first view. */
export function chunkOf(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(`${WEB}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`${source} is not in the manifest of the last build`)
  return new RegExp(`/${file.replaceAll('.', '\\.')}$`)
}
