import { posix } from 'node:path'
import type { Node, Source } from './ast.ts'

/** The folders of the `imports` in package.json. */
const ROOTS: Readonly<Record<string, string>> = {
  '#contract': 'contract',
  '#fixtures': 'fixtures',
  '#mock': 'mock-server/src',
  '#tools': 'tools',
  '#web': 'web/src',
}

/** Returns the imports of each file as paths from the project's root: type imports too, but not dynamic ones. */
export function importsOf(sources: readonly Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map((source) => [
      source.path,
      specifiersIn(source)
        .map((name) => fileOf(source.path, name))
        .filter((file) => known.has(file)),
    ]),
  )
}

/** Returns groups of files from more than one folder that import each other in a circle, each sorted. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reachable = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]))
  const groups = new Map<string, string[]>()
  for (const [file, reached] of reachable) {
    const group = [...reached].filter((other) => reachable.get(other)?.has(file)).sort()
    const folders = new Set(group.map((member) => posix.dirname(member)))
    if (folders.size > 1) groups.set(group.join(), group)
  }
  return [...groups.values()]
}

function reachableFrom(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>()
  const open = [...(imports.get(file) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(imports.get(next) ?? []))
  }
  return reached
}

function specifiersIn({ tree }: Source): string[] {
  return (tree['body'] as Node[]).flatMap((statement) => {
    const source = statement['source'] as Node | null | undefined
    return typeof source?.['value'] === 'string' ? [source['value']] : []
  })
}

/** Resolves an import to a path from the project's root. Returns the name of a package unchanged. */
export function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const root = specifier.split('/', 1)[0] ?? ''
  return specifier.replace(root, ROOTS[root] ?? root)
}
