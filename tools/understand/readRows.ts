import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Reads the rows `name: text` of a file in this folder. A row that begins with `#` is a comment. */
export const readRows = (file: string): ReadonlyArray<readonly [name: string, text: string]> =>
  readFileSync(resolve(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, name = '', text = ''] = /^([^:]+):\s?(.*)$/.exec(row) ?? []
      return [name, text] as const
    })
