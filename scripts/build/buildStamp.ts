import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettings } from './settings.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Where the build for the mock lies, which `npm start` serves and the tests read. */
export const WEB = resolve(ROOT, 'dist/web')
/** All that a build reads; a folder stands for every file in it. */
const INPUTS = ['web', 'contract', 'scripts', 'tools', 'deploy/headers.conf', 'vite.config.ts', 'package-lock.json']
const STAMP = '.vite/built-from'

/** A hash of everything the build in `mode` is made from: the same hash gives the same files. */
export function inputsHash(mode: string, root = ROOT): string {
  // What a port or a browser is called changes no file.
  const settings = Object.entries(readSettings(mode)).filter(([name]) => name.startsWith('VITE_'))
  const hash = createHash('sha256').update(JSON.stringify([mode, settings]))
  for (const path of INPUTS.flatMap((input) => filesIn(join(root, input))).sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Remembers beside the built files what they were made from. */
export function stampBuild(outDir: string, hash: string): void {
  writeFileSync(join(outDir, STAMP), hash)
}

/** Whether `outDir` holds the build of what lies in the checkout now. */
export function isBuilt(outDir: string, hash: string): boolean {
  const stamp = join(outDir, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
