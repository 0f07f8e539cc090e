import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseAst } from 'vite'

/** Any node of the syntax tree. Its other fields are untyped. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export interface Source {
  /** The path from the project's root, with slashes. */
  readonly path: string
  readonly text: string
  readonly tree: Node
}

const ROOT = resolve(import.meta.dirname, '../..')

/** Reads and parses every TypeScript file in these folders of the project. */
export function sources(...folders: string[]): Source[] {
  const files = folders.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  return files.filter(isCode).map((file) => {
    const path = join(file.parentPath, file.name)
    return source(relative(ROOT, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'))
  })
}

export function source(path: string, text: string): Source {
  return { path, text, tree: parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node }
}

/** Yields the node and all its descendants, in the order of the text. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Returns a node's place, such as `web/src/ui/Pager.tsx:12`. */
export function place({ path, text }: Source, { start }: Node): string {
  return `${path}:${text.slice(0, start).split('\n').length}`
}

function isCode(file: Dirent): boolean {
  return file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.d.ts')
}
