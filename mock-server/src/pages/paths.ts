import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The paths of the app, as the build wrote them. */
export interface Paths {
  /** Tells whether the router of the app has a page at this path, which it compares without regard to case and to a slash at the end. */
  isKnown(path: string): boolean
  /** The pages of the sitemap that are the same in every world. */
  readonly listed: readonly string[]
}

/** Reads paths.json; null for a build without it, which has one page for all paths. */
export function readPaths(root: string): Paths | null {
  const file = resolve(root, 'paths.json')
  if (!existsSync(file)) return null
  const { known, listed } = JSON.parse(readFileSync(file, 'utf8')) as { known: string[]; listed: string[] }
  const patterns = known.map((path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))
  return { isKnown: (path) => patterns.some((pattern) => pattern.test(path)), listed }
}
