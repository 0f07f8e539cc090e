import { posix } from 'node:path'
import { isNode, type Node, type Source } from './ast.ts'
import { CHAT_PARTS, DEPTHS, isPureFile, refusals, type Zone } from './boundaries.ts'
import { at, type Check, isTest } from './project.ts'

/** The folders of the `imports` in package.json. */
const ROOTS: Readonly<Record<string, string>> = {
  '#contract': 'contract',
  '#fixtures': 'fixtures',
  '#mock': 'mock-server/src',
  '#tools': 'tools',
  '#web': 'web/src',
}

/** Finds files that import each other in a circle (DX-005). The linter's import/no-cycle ignores type imports and dynamic ones. */
export const circles: Check = ({ code }) => {
  const imports = importsOf(code.filter((file) => !isTest(file)))
  const reachable = new Map([...imports.keys()].map((file) => [file, reachableFrom(file, imports)]))
  const groups = new Map<string, string[]>()
  for (const [file, reached] of reachable) {
    const group = [...reached].filter((other) => reachable.get(other)?.has(file)).sort()
    if (group.length > 0) groups.set(group.join(', '), group)
  }
  return [...groups].map(([names, [path = '']]) => ({ path, message: `these files import each other in a circle: ${names}` }))
}

/** Finds `import()` calls that break the import rules. The linter only checks static imports (DX-005). */
export const dynamicImports =
  (zones: readonly Zone[]): Check =>
  ({ code }) =>
    code
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const zone = zones.findLast(({ folder }) => file.path.startsWith(`${folder}/`))
        if (!zone) return []
        const depth = file.path.slice(zone.folder.length + 1).split('/').length - 1
        const rules = refusals(zone, Math.min(depth, DEPTHS.length - 1)).filter((rule) => !rule.importNames)
        return file.nodes.flatMap(({ type, source, start }) => {
          const target = type === 'ImportExpression' && isNode(source) ? source['value'] : undefined
          const broken = typeof target === 'string' && rules.find(({ regex }) => new RegExp(regex).test(target))
          return broken ? [at(file, start, broken.message)] : []
        })
      })

/** Finds imports by which a feature's pure file could load a store, a component or a call (DX-005). Types are not loaded. */
export const impureFiles: Check = ({ code }) =>
  code
    .filter(({ path }) => isPureFile(path))
    .flatMap((file) =>
      file.nodes.flatMap((node) => {
        const target = targetOf(node)
        if (target === undefined || node['importKind'] === 'type' || node['exportKind'] === 'type' || node.type === 'TSImportType')
          return []
        const path = fileOf(file.path, target)
        return PURE.test(path) || isPureFile(path) ? [] : [at(file, node.start, `this file is pure, so it does not import ${target}`)]
      }),
    )
const PURE = /^(zod\/mini$|contract\/|web\/src\/i18n\/placeholders\.ts$|web\/src\/(\w+P|p)aths\.ts$)/

/** Finds folders of the chat without a place in their order (DX-005). */
export const chatParts: Check = ({ files }) => {
  const folders = new Set([...files.keys()].flatMap((path) => /^web\/src\/chat\/([^/]+)\//.exec(path)?.[1] ?? []))
  return [...folders]
    .filter((name) => !CHAT_PARTS.some((part) => part === name))
    .map((name) => ({ path: `web/src/chat/${name}`, message: 'add this folder to CHAT_PARTS in scripts/source/boundaries.ts' }))
}

/** Returns the imports of each file as paths from the project's root: type imports and dynamic ones too. */
function importsOf(sources: readonly Source[]): Map<string, string[]> {
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

function specifiersIn({ nodes }: Source): string[] {
  return nodes.flatMap((node) => targetOf(node) ?? [])
}

/** Returns what a node imports; undefined if it imports nothing. */
function targetOf({ type, source }: Node): string | undefined {
  return IMPORTS.has(type) && isNode(source) && typeof source['value'] === 'string' ? source['value'] : undefined
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
