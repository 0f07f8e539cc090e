import type { DeclaredPage } from '../build/declaredPages.ts'
import { isNode, type Node, nameOf, nodesOf, type Source } from './ast.ts'
import { fileOf } from './imports.ts'
import { at, type Check } from './project.ts'

/** Finds pages that do not load the text bundles they use, or load others (I18N-003). */
export const bundlesOfPages =
  (pages: readonly Pick<DeclaredPage, 'name' | 'source' | 'bundles' | 'area'>[]): Check =>
  ({ code }) => {
    const files = new Map(code.map((file) => [file.path, file]))
    return pages.flatMap(({ name, source, bundles, area }) => {
      const path = `web/${source}`
      const used = usedTextBundles(path, files)
      // The frame of an area loads the texts `areas` before it renders a page.
      if (area !== null) used.delete('areas')
      const missing = [...used].filter(([bundle]) => !bundles.includes(bundle))
      return [
        ...missing.map(([bundle, user]) => ({ path, message: `${name} needs the texts '${bundle}', which ${user} reads` })),
        ...bundles
          .filter((bundle) => !used.has(bundle))
          .map((bundle) => ({ path, message: `${name} does not need the texts '${bundle}'` })),
      ]
    })
  }

/** Finds `withTexts(() => import(module), …bundles)` calls that do not load a text bundle which the module uses (I18N-003). */
export const bundlesOfLoads: Check = ({ code }) => {
  const files = new Map(code.map((file) => [file.path, file]))
  return code
    .filter(({ text }) => text.includes('withTexts('))
    .flatMap((file) => {
      const loaded = usedTextBundles(file.path, files)
      return withTextsCalls(file).flatMap(({ start, module, bundles }) =>
        [...usedTextBundles(module, files)]
          .filter(([bundle]) => !bundles.includes(bundle) && !loaded.has(bundle))
          .map(([bundle, user]) => at(file, start, `load the texts '${bundle}', which ${user} reads`)),
      )
    })
}

/** Returns the text bundles that a module and its static imports use, each with a file that uses it. */
function usedTextBundles(root: string, files: ReadonlyMap<string, Source>): Map<string, string> {
  const used = new Map<string, string>()
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = files.get(path)
    if (!file || seen.has(path)) return
    seen.add(path)
    for (const bundle of bundlesOf(file)) used.set(bundle, path)
    importsOf(file).forEach(visit)
  }
  visit(root)
  return used
}

function withTextsCalls(file: Source): { start: number; module: string; bundles: string[] }[] {
  const calls = file.nodes.filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'withTexts')
  return calls.flatMap((call) => {
    const [load, ...bundles] = call['arguments'] as Node[]
    const loaded = load && nodesOf(load).find((node) => node.type === 'ImportExpression')
    const module = isNode(loaded?.['source']) ? fileOf(file.path, String(loaded['source']['value'])) : null
    return module ? [{ start: call.start, module, bundles: bundles.map((bundle) => String(bundle['value'])) }] : []
  })
}

function bundlesOf({ nodes }: Source): string[] {
  const calls = nodes.filter((node) => node.type === 'CallExpression' && /^(useTexts|textsNow)$/.test(nameOf(node['callee'])))
  return calls.flatMap((call) => (call['arguments'] as Node[]).map((bundle) => String(bundle['value'])))
}

function importsOf({ path, tree }: Source): string[] {
  const statements = (tree['body'] as Node[]).filter(
    (node) =>
      /^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type) && node['importKind'] !== 'type' && node['exportKind'] !== 'type',
  )
  return statements.flatMap(({ source }) => {
    const from = isNode(source) ? String(source['value']) : ''
    return fileOf(path, from)
  })
}
