import { readdirSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'html',
  '.js': 'js',
  '.css': 'css',
  '.svg': 'pictures',
  '.png': 'pictures',
  '.webp': 'pictures',
}

interface Size {
  files: number
  plain: number
  gzip: number
  brotli: number
}

/** Returns a table of the files of a build: count and kB of 1,000 bytes by kind, plain and compressed (WAY-011). */
export function builtFiles(outDir: string): string {
  const kinds = new Map<string, Size>()
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(outDir, name)).isFile())
  for (const name of names.filter((name) => !/\.(gz|br)$/.test(name))) {
    const bytes = (end: string) =>
      names.includes(name + end) ? statSync(join(outDir, name + end)).size : statSync(join(outDir, name)).size
    const one = { files: 1, plain: bytes(''), gzip: bytes('.gz'), brotli: bytes('.br') }
    for (const kind of [KINDS[extname(name)] ?? 'other', 'all']) kinds.set(kind, sum(kinds.get(kind), one))
  }
  const order = [...new Set(Object.values(KINDS)), 'other', 'all']
  const rows = order.flatMap((kind) => {
    const size = kinds.get(kind)
    return size ? [[kind, String(size.files), ...[size.plain, size.gzip, size.brotli].map(kb)]] : []
  })
  const lines = [['', 'files', 'kB', 'gzip', 'brotli'], ...rows].map(([kind = '', ...cells]) =>
    [kind.padEnd(10), ...cells.map((cell) => cell.padStart(9))].join(''),
  )
  return `${relative('', outDir) || '.'}\n${lines.join('\n')}`
}

const kb = (bytes: number): string => (bytes / 1_000).toFixed(1)

function sum(before: Size | undefined, more: Size): Size {
  if (!before) return more
  return {
    files: before.files + more.files,
    plain: before.plain + more.plain,
    gzip: before.gzip + more.gzip,
    brotli: before.brotli + more.brotli,
  }
}
