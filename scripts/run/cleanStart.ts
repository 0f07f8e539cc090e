import { rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
/** What steps write for later steps. Without it, no step can read what an older checkout wrote. */
const HANDED_ON = ['.cache/reports', '.cache/frames', '.cache/real-build']
/** The folders that steps empty or check themselves. A file with such a name would be in their way. */
const FOLDERS = ['.cache', '.cache/home', '.cache/icons', '.cache/vite', 'dist', 'dist/web', 'dist/real', 'test-results']

/** Removes what earlier runs left and the steps could trust. The last build stays until the build step, for `npm run e2e`. */
export function cleanStart(root = ROOT): void {
  const files = FOLDERS.filter((path) => statSync(resolve(root, path), { throwIfNoEntry: false })?.isDirectory() === false)
  for (const path of [...files, ...HANDED_ON]) rmSync(resolve(root, path), { recursive: true, force: true })
}
