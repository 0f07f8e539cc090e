import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** Any node of the syntax tree. Its other fields are untyped. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

export interface Comment {
  readonly start: number
  readonly end: number
  readonly value: string
}

export interface Source {
  /** The path from the project's root, with slashes. */
  readonly path: string
  readonly text: string
  readonly tree: Node
  /** All nodes of the tree. Every check reads them, so they are collected once. */
  readonly nodes: readonly Node[]
  readonly comments: readonly Comment[]
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
  const { program, comments } = parseSync(path, text)
  const tree = program as unknown as Node
  return { path, text, tree, nodes: nodesOf(tree), comments }
}

/** Returns the node and all its descendants, in the order of the text. */
export function nodesOf(node: Node, found: Node[] = []): Node[] {
  found.push(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) nodesOf(child, found)
  }
  return found
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
}

/** Returns the name of an identifier, or '' for any other node. */
export function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

/** Returns the source text of a node. */
export function textOf({ text }: Source, { start, end }: Node): string {
  return text.slice(start, Number(end))
}

function isCode(file: Dirent): boolean {
  return file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.d.ts')
}
