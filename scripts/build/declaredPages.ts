import { posix } from 'node:path'
import { isNode, type Node, nodesOf, type Source, sources } from '../source/ast.ts'

export interface DeclaredPage {
  readonly name: string
  /** The route path, with `:id`. Null if the page has no route of its own. */
  readonly path: string | null
  /** The path of its module below web/, as in the manifest. */
  readonly source: string
  /** The text bundles it loads, in addition to the shell's. */
  readonly bundles: readonly string[]
  /** The area that the page belongs to, if any. Its frame loads with the page. */
  readonly area: 'seller' | 'transporter' | null
  /** True if guests can open it, so that it may be the first view. */
  readonly isPublic: boolean
}

/** Returns all pages, read from the `page(…)` calls in the source of web/src/app. Only these calls name the module and texts of a page. */
export function declaredPages(): DeclaredPage[] {
  const files = sources('web/src/app')
  const routes = files.flatMap(routesOf)
  // The area components are not pages: each renders one of the area's pages.
  const pages = files.flatMap(pagesOf).filter(({ source }) => !source.startsWith('src/app/areas/'))
  return pages.map((page) => {
    const route = routes.find(({ name }) => name === page.name)
    return { ...page, path: route?.path ?? null, isPublic: (route?.isPublic ?? false) && page.area === null }
  })
}

/** Returns all route paths of web/src/app, including redirects, such as `/products/:id`. */
export function declaredPaths(): string[] {
  const objects = sources('web/src/app').flatMap(({ tree }) => [...nodesOf(tree)].filter((node) => node.type === 'ObjectExpression'))
  const routes = objects.filter((node) => fieldOf(node, 'Component') ?? fieldOf(node, 'element'))
  const paths = routes.map((node) => fieldOf(node, 'path')?.['value'])
  return paths.filter((path) => typeof path === 'string' && path.startsWith('/')) as string[]
}

function pagesOf(file: Source): Omit<DeclaredPage, 'path' | 'isPublic'>[] {
  const calls = [...nodesOf(file.tree)].filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'page')
  return calls.flatMap((call) => {
    const [name, load, ...bundles] = call['arguments'] as Node[]
    if (!name || !load || typeof name['value'] !== 'string') return []
    const source = importedBy(file, load)
    const area = /^src\/pages\/(seller|transporter)\//.exec(source)?.[1] as DeclaredPage['area'] | undefined
    return [{ name: name['value'], source, bundles: bundles.map((one) => String(one['value'])), area: area ?? null }]
  })
}

/** Returns the path below web/ of the module that a function imports. `load` is the function or its name. */
function importedBy(file: Source, load: Node): string {
  const named = [...nodesOf(file.tree)].find((node) => node.type === 'VariableDeclarator' && nameOf(node['id']) === nameOf(load))
  const from = [...nodesOf(load.type === 'Identifier' && named ? named : load)].find((node) => node.type === 'ImportExpression')
  const path = isNode(from?.['source']) ? from['source']['value'] : undefined
  if (typeof path !== 'string') throw new Error(`${file.path}: a page without import()`)
  return path.startsWith('#web/') ? path.replace('#web/', 'src/') : posix.join(posix.dirname(file.path).replace(/^web\//, ''), path)
}

/** Returns every `{ path, Component }` route. It is public unless it is nested in a RequireUser route. */
function routesOf(file: Source): { name: string; path: string; isPublic: boolean }[] {
  const objects = [...nodesOf(file.tree)].filter((node) => node.type === 'ObjectExpression' && fieldOf(node, 'Component'))
  const guards = objects.filter((node) => nameOf(fieldOf(node, 'Component')) === 'RequireUser')
  const guarded = new Set(guards.flatMap((guard) => [...nodesOf(guard)]))
  return objects.flatMap((node) => {
    const path = fieldOf(node, 'path')?.['value']
    return typeof path === 'string' ? [{ name: nameOf(fieldOf(node, 'Component')), path, isPublic: !guarded.has(node) }] : []
  })
}

function fieldOf(object: Node, name: string): Node | undefined {
  const field = (object['properties'] as Node[]).find((one) => one.type === 'Property' && nameOf(one['key']) === name)
  return isNode(field?.['value']) ? field['value'] : undefined
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
