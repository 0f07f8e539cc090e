import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readSettings } from './settings.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** The folder of the build for the mock. `npm start` serves it, and tests read it. */
export const WEB = resolve(ROOT, 'dist/web')
/** The files that a build depends on; for a folder, all files in it. */
const INPUTS = ['web', 'contract', 'scripts', 'tools', 'deploy/headers.conf', 'vite.config.ts', 'package-lock.json']
const STAMP = '.vite/built-from'

/** Returns a hash of all inputs of a build in `mode`. The same hash means the same output. */
export function inputsHash(mode: string, root = ROOT): string {
  // Other settings, such as the port, don't affect the output.
  const settings = Object.entries(readSettings(mode)).filter(([name]) => name.startsWith('VITE_'))
  const hash = createHash('sha256').update(JSON.stringify([mode, settings]))
  for (const path of INPUTS.flatMap((input) => filesIn(join(root, input))).sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Stores the hash of the inputs in the build folder. */
export function stampBuild(outDir: string, hash: string): void {
  writeFileSync(join(outDir, STAMP), hash)
}

/** Returns whether `outDir` has a build with this hash of inputs. */
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
