import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

/**
 * Returns the paths of the project's files from its root, sorted. It does not ask git, because a checkout may have no `.git` folder, or
 * belong to another user. Hidden folders belong to git and to editors.
 */
export function projectFiles(root = ROOT): string[] {
  const isIgnored = ignoredBy(readFileSync(join(root, '.gitignore'), 'utf8'))
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder + entry.name
      // In a worktree, `.git` is a file.
      if (entry.name === '.git' || isIgnored(path) || isIgnored(`${path}/`)) return []
      if (!entry.isDirectory()) return [path]
      return entry.name.startsWith('.') ? [] : filesIn(`${path}/`)
    })
  return filesIn('').sort()
}

/** Returns a check for the patterns of a .gitignore: names with `*`, from the root if they begin with a slash. */
function ignoredBy(text: string): (path: string) => boolean {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const patterns = lines.map((line) => {
    const name = line
      .replace(/^\//, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*')
    return new RegExp(`${line.startsWith('/') ? '^' : '(^|/)'}${name}$`)
  })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
