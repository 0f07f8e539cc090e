import { posix } from 'node:path'
import { isNode, nodesOf, type Source } from './ast.ts'

/** The folders of the `imports` in package.json. */
const ROOTS: Readonly<Record<string, string>> = {
  '#contract': 'contract',
  '#fixtures': 'fixtures',
  '#mock': 'mock-server/src',
  '#tools': 'tools',
  '#web': 'web/src',
}

/** Returns the imports of each file as paths from the project's root: type imports and dynamic ones too. */
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

/** Returns groups of files that import each other in a circle, each sorted. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const reachable = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]))
  const groups = new Map<string, string[]>()
  for (const [file, reached] of reachable) {
    const group = [...reached].filter((other) => reachable.get(other)?.has(file)).sort()
    if (group.length > 0) groups.set(group.join(), group)
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
  return [...nodesOf(tree)].flatMap(({ type, source }) =>
    IMPORTS.has(type) && isNode(source) && typeof source['value'] === 'string' ? [source['value']] : [],
  )
}

const IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Resolves an import to a path from the project's root. Returns the name of a package unchanged. */
export function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const root = specifier.split('/', 1)[0] ?? ''
  return specifier.replace(root, ROOTS[root] ?? root)
}
