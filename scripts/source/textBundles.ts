import { dirname, join } from 'node:path'
import { isNode, type Node, nodesOf, type Source } from './ast.ts'

/** Returns the text bundles that a module and its static imports use, each with the files that use it. */
export function usedTextBundles(root: string, files: readonly Source[]): Map<string, string[]> {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const used = new Map<string, string[]>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = byPath.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const bundle of bundlesOf(file)) used.set(bundle, [...(used.get(bundle) ?? []), path])
    importsOf(file).forEach(visit)
  }
  visit(root)
  return used
}

/** Returns each `withTexts(() => import(module), …bundles)` call of a file. */
export function withTextsCalls(file: Source): { by: string; module: string; bundles: string[] }[] {
  const calls = [...nodesOf(file.tree)].filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'withTexts')
  return calls.flatMap((call) => {
    const [load, ...bundles] = call['arguments'] as Node[]
    const loaded = load && [...nodesOf(load)].find((node) => node.type === 'ImportExpression')
    const module = isNode(loaded?.['source']) ? pathOf(file.path, String(loaded['source']['value'])) : null
    return module ? [{ by: file.path, module, bundles: bundles.map((bundle) => String(bundle['value'])) }] : []
  })
}

function bundlesOf({ tree }: Source): string[] {
  const calls = [...nodesOf(tree)].filter((node) => node.type === 'CallExpression' && /^(useTexts|textsNow)$/.test(nameOf(node['callee'])))
  return calls.flatMap((call) => (call['arguments'] as Node[]).map((bundle) => String(bundle['value'])))
}

function importsOf({ path, tree }: Source): string[] {
  const statements = (tree['body'] as Node[]).filter(
    (node) =>
      /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node['importKind'] !== 'type' && node['exportKind'] !== 'type',
  )
  return statements.flatMap(({ source }) => {
    const from = isNode(source) ? String(source['value']) : ''
    return pathOf(path, from) ?? []
  })
}

/** Resolves an import to a path. Returns null if it is not a file of the web app. */
function pathOf(by: string, from: string): string | null {
  if (from.startsWith('#web/')) return from.replace('#web/', 'web/src/')
  return from.startsWith('.') ? join(dirname(by), from) : null
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
