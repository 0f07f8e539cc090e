import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const digest = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest()

/** Returns a short hash for a file name. */
export const hashOf = (text: string): string => digest(text).toString('hex').slice(0, 8)

/** Returns the checksum of a content; the service worker computes the same (`web/src/sw/files.ts`). */
export const sumOf = (content: string | Buffer): string => digest(content).subarray(0, 9).toString('base64')

/** Returns the checksums of files by URL path. Text files that are listed twice count once. */
export const sumsOf = (folder: string, urls: readonly string[]): Record<string, string> =>
  Object.fromEntries([...new Set(urls)].sort().map((url) => [url, sumOf(readFileSync(join(folder, url)))]))
