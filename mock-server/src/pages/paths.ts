import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The paths of the app, from the build's paths.json. */
export interface Paths {
  /** Returns whether the app's router has a page at this path. Case and a trailing slash do not matter. */
  isKnown(path: string): boolean
  /** The sitemap's pages that are the same in every world. */
  readonly listed: readonly string[]
}

/** Reads paths.json. Returns null for a build without it, which has one page for all paths. */
export function readPaths(root: string): Paths | null {
  const file = resolve(root, 'paths.json')
  if (!existsSync(file)) return null
  const { known, listed } = JSON.parse(readFileSync(file, 'utf8')) as { known: string[]; listed: string[] }
  const patterns = known.map((path) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'))
  return { isKnown: (path) => patterns.some((pattern) => pattern.test(path)), listed }
}
