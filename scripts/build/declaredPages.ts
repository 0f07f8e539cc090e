import { posix } from 'node:path'
import { isNode, type Node, nodesOf, type Source, sources } from '../source/ast.ts'

export interface DeclaredPage {
  readonly name: string
  /** As the router knows it, with `:id`; null where a page is part of another. */
  readonly path: string | null
  /** Its module below web/, as the manifest names it. */
  readonly source: string
  /** Areas of texts it waits for, beside the shell's. */
  readonly areas: readonly string[]
  /** The area it is a page of: it loads with the area's frame. */
  readonly area: 'seller' | 'transporter' | null
  /** A guest may open it, hence perhaps as the first view of all. */
  readonly isPublic: boolean
}

/** What each `page(…)` of web/src/app says, read from its source: the one place that names module and texts of a page. */
export function declaredPages(): DeclaredPage[] {
  const files = sources('web/src/app')
  const routes = files.flatMap(routesOf)
  // The areas themselves are no pages: they choose one.
  const pages = files.flatMap(pagesOf).filter(({ source }) => !source.startsWith('src/app/areas/'))
  return pages.map((page) => {
    const route = routes.find(({ name }) => name === page.name)
    return { ...page, path: route?.path ?? null, isPublic: (route?.isPublic ?? false) && page.area === null }
  })
}

/** Every path of web/src/app that is a page or leads to one, as the router knows it: `/products/:id`. */
export function declaredPaths(): string[] {
  const objects = sources('web/src/app').flatMap(({ tree }) => [...nodesOf(tree)].filter((node) => node.type === 'ObjectExpression'))
  const routes = objects.filter((node) => fieldOf(node, 'Component') ?? fieldOf(node, 'element'))
  const paths = routes.map((node) => fieldOf(node, 'path')?.['value'])
  return paths.filter((path) => typeof path === 'string' && path.startsWith('/')) as string[]
}

function pagesOf(file: Source): Omit<DeclaredPage, 'path' | 'isPublic'>[] {
  const calls = [...nodesOf(file.tree)].filter((node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'page')
  return calls.flatMap((call) => {
    const [name, load, ...areas] = call['arguments'] as Node[]
    if (!name || !load || typeof name['value'] !== 'string') return []
    const source = importedBy(file, load)
    const area = /^src\/pages\/(seller|transporter)\//.exec(source)?.[1] as DeclaredPage['area'] | undefined
    return [{ name: name['value'], source, areas: areas.map((one) => String(one['value'])), area: area ?? null }]
  })
}

/** The module below web/ which a function brings, given in place or by name. */
function importedBy(file: Source, load: Node): string {
  const named = [...nodesOf(file.tree)].find((node) => node.type === 'VariableDeclarator' && nameOf(node['id']) === nameOf(load))
  const from = [...nodesOf(load.type === 'Identifier' && named ? named : load)].find((node) => node.type === 'ImportExpression')
  const path = isNode(from?.['source']) ? from['source']['value'] : undefined
  if (typeof path !== 'string') throw new Error(`${file.path}: a page without import()`)
  return path.startsWith('#web/') ? path.replace('#web/', 'src/') : posix.join(posix.dirname(file.path).replace(/^web\//, ''), path)
}

/** Every `{ path, Component }`, and whether it stands below RequireUser. */
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
