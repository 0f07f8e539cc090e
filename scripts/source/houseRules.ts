import { posix } from 'node:path'
import { isNode, type Node, nodesOf, place, type Source } from './ast.ts'
import { DEPTHS, refusals, type Zone } from './boundaries.ts'

/** Built-ins that Chrome 105 lacks. The build does not polyfill them. */
const TOO_NEW = new Set([
  'toSorted',
  'toReversed',
  'toSpliced',
  'groupBy',
  'withResolvers',
  'fromAsync',
  'isSubsetOf',
  'symmetricDifference',
])

/** Finds `new Date()` and `Date()`, which read the device clock. The linter itself finds `Date.now`. */
export function clockReads(source: Source): string[] {
  return where(source, (node) => {
    const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
    return isCall && nameOf(node['callee']) === 'Date' && (node['arguments'] as Node[]).length === 0
  })
}

export function tooNewBuiltIns(source: Source): string[] {
  return where(source, (node) => node.type === 'MemberExpression' && !node['computed'] && TOO_NEW.has(nameOf(node['property'])))
}

/** The calls that format or compare by a locale, with the place of that locale in their arguments. */
const BY_LOCALE: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 1],
  ['toLocaleString', 0],
  ['toLocaleDateString', 0],
  ['toLocaleTimeString', 0],
  ['toLocaleLowerCase', 0],
  ['toLocaleUpperCase', 0],
])

/** Finds calls that name no locale and therefore use the one of the machine or phone. */
export function guessedLocales(source: Source): string[] {
  return where(source, ({ type, callee, arguments: given }) => {
    if (!/^(Call|New)Expression$/.test(type) || !isNode(callee) || callee.type !== 'MemberExpression') return false
    const at = nameOf(callee['object']) === 'Intl' ? 0 : BY_LOCALE.get(nameOf(callee['property']))
    return at !== undefined && (given as Node[])[at] === undefined
  })
}

/** Finds fast-check properties without a seed. They would use other values in each run and could fail by chance. */
export function seedlessProperties(source: Source): string[] {
  return where(source, (node) => {
    const { callee } = node
    if (node.type !== 'CallExpression' || !isNode(callee)) return false
    if (nameOf(callee['object']) !== 'fc' || nameOf(callee['property']) !== 'assert') return false
    const [, options] = node['arguments'] as Node[]
    if (options?.type !== 'ObjectExpression') return options === undefined
    return !(options['properties'] as Node[]).some((field) => nameOf(field['key']) === 'seed')
  })
}

/**
 * Finds patterns that combine the flag `i` with a `\p{…}` class: the browser expands the case of thousands of letters for each. With
 * 300 of them, the first typed line took half a second on a cheap phone (PERF-013). Use `[a-z]` instead.
 */
export function slowPatterns(source: Source): string[] {
  return where(source, (node) => {
    if (node.type === 'Literal' && node['regex']) {
      const { pattern, flags } = node['regex'] as { pattern: string; flags: string }
      return flags.includes('i') && pattern.includes('\\p{')
    }
    // A pattern may be built from string parts, so strings must not contain such a class either.
    return isText(node) && !node['regex'] && /\\p\{/.test(source.text.slice(node.start, node['end'] as number))
  })
}
const isText = ({ type }: Node): boolean => type === 'TemplateElement' || type === 'Literal'

/**
 * Finds tables of type `Record<string, …>` that are read by a key which is not written in the code. A typed word such as `constructor` is a
 * property of every object, so that the table returns a function (CHAT-175). Use a Map.
 */
export function objectsReadByWord(files: readonly Source[]): string[] {
  const declared = new Map(files.map((file) => [file, [...nodesOf(file.tree)].filter((node) => isTable(node, file)).map(nameOf)]))
  const all = new Set([...declared.values()].flat())
  return files.flatMap((file) => {
    const imported = [...nodesOf(file.tree)].filter(({ type }) => type === 'ImportSpecifier').map(({ local }) => nameOf(local))
    const tables = new Set([...(declared.get(file) ?? []), ...imported.filter((name) => all.has(name))])
    return where(file, ({ type, computed, object, property }) => {
      const isRead = type === 'MemberExpression' && computed === true && isNode(property) && property.type !== 'Literal'
      return isRead && tables.has(nameOf(object))
    })
  })
}

function isTable({ typeAnnotation: type }: Node, { text }: Source): boolean {
  return isNode(type) && /^:\s*(?:(?:Readonly|Partial)<)*Record<string,/.test(text.slice(type.start, type['end'] as number))
}

/** Finds folders whose only content is a single file: the file could be in the folder above. A subfolder counts as content. */
export function singleFileFolders(paths: readonly string[]): string[] {
  const contents = new Map<string, Set<string>>()
  for (const path of paths)
    for (let entry = path; posix.dirname(entry) !== '.'; entry = posix.dirname(entry)) {
      const folder = posix.dirname(entry)
      contents.set(folder, (contents.get(folder) ?? new Set()).add(entry))
    }
  const files = new Set(paths)
  return [...contents]
    .filter(([, entries]) => entries.size === 1 && [...entries].every((entry) => files.has(entry)))
    .map(([folder]) => folder)
}

/** Finds doc comments that consist of a register row only. */
export function bareRowIds({ path, text }: Source): string[] {
  return [...text.matchAll(/\/\*\*[\s*]*\(?[A-Z\d]+-\d{3}[A-Z\d\s,()*.-]*\*\//g)].map(
    ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
  )
}

/** Finds `import()` calls that break the import rules. The linter only checks static imports (DX-005). */
export function forbiddenDynamicImports(source: Source, zones: readonly Zone[]): string[] {
  const zone = zones.findLast(({ folder }) => source.path.startsWith(`${folder}/`))
  if (!zone) return []
  const depth = source.path.slice(zone.folder.length + 1).split('/').length - 1
  const rules = refusals(zone, Math.min(depth, DEPTHS.length - 1)).filter((rule) => !rule.importNames)
  return where(source, (node) => dynamicImport(node).some((target) => rules.some(({ regex }) => new RegExp(regex).test(target))))
}

function dynamicImport(node: Node): string[] {
  const target = node.type === 'ImportExpression' && isNode(node['source']) ? node['source']['value'] : undefined
  return typeof target === 'string' ? [target] : []
}

/** Finds toasts and dialogs with texts that were read before they are shown, and so would not follow a change of language (I18N-005). */
export function staleTexts(source: Source): string[] {
  const read = textNames(source.tree)
  return where(source, (node) => {
    if (node.type !== 'CallExpression' || !isNode(node['callee']) || node['callee'].type !== 'MemberExpression') return false
    if (!/^(toast|dialogs)$/.test(nameOf(node['callee']['object']))) return false
    const given = node['arguments'] as Node[]
    const own = new Set(given.flatMap((argument) => [...textNames(argument)]))
    return given.some((argument) => [...readNames(argument)].some((name) => read.has(name) && !own.has(name)))
  })
}

/** Returns the variables with texts: results of useTexts or textsNow, and variables destructured from them. */
function textNames(tree: Node): Set<string> {
  const names = new Set<string>()
  for (const { type, id, init } of nodesOf(tree)) {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) continue
    const from = rootOf(init)
    if (!/^(useTexts|textsNow)$/.test(from) && !names.has(from)) continue
    for (const node of nodesOf(id)) names.add(nameOf(node['type'] === 'Property' ? node['value'] : node))
    // `nameOf` returns '' for nodes such as destructuring patterns. Remove it, or every node without a name would match.
    names.delete('')
  }
  return names
}

/** Returns the leftmost name: `t` for `t.cart.title`, `useTexts` for `useTexts('shop').cart`, '' for anything else. */
function rootOf(node: Node): string {
  const inner = node.type === 'CallExpression' ? node['callee'] : node.type === 'MemberExpression' ? node['object'] : null
  return isNode(inner) ? rootOf(inner) : nameOf(node)
}

/** Yields the identifiers that are read as values, without the names of fields. */
function* readNames(node: Node): Generator<string> {
  if (node.type === 'Identifier') yield nameOf(node)
  for (const [field, value] of Object.entries(node)) {
    const isName = (field === 'property' || field === 'key') && !node['computed']
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child) && !isName) yield* readNames(child)
  }
}

/** Finds images whose URL is neither a drawing of the app nor resolved. URLs in replies are relative to the API's host (WAY-010). */
export function unresolvedImages(source: Source): string[] {
  const drawings = drawingNames(source.tree)
  return where(source, (node) => {
    if (node.type !== 'JSXOpeningElement' || nameOf(node['name']) !== 'img') return false
    const given = (node['attributes'] as Node[]).find((attribute) => nameOf(attribute['name']) === 'src')?.['value']
    const from = isNode(given) && isNode(given['expression']) ? rootOf(given['expression']) : ''
    return from !== 'imageAddress' && !drawings.has(from)
  })
}

/** Returns the names of imported drawings and of tables that contain only drawings. */
function drawingNames(tree: Node): Set<string> {
  const names = new Set<string>()
  for (const { type, source, specifiers, id, init } of nodesOf(tree)) {
    if (type === 'ImportDeclaration' && isNode(source) && String(source['value']).endsWith('.svg'))
      for (const { local } of specifiers as Node[]) names.add(nameOf(local))
    const table = isNode(init) && isNode(init['expression']) ? init['expression'] : init
    if (type === 'VariableDeclarator' && isNode(table) && table.type === 'ObjectExpression')
      if ((table['properties'] as Node[]).every(({ value }) => names.has(nameOf(value)))) names.add(nameOf(id))
  }
  return names
}

function where(source: Source, isWrong: (node: Node) => boolean): string[] {
  return [...nodesOf(source.tree)].filter(isWrong).map((node) => place(source, node))
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}
