import { posix } from 'node:path'
import { scenarios } from '#fixtures/scenarios/catalogue.ts'
import { isNode, type Node, nameOf, nodesOf, type Source, textOf } from './ast.ts'
import { at, type Check, isOfApp, isTest, rule } from './project.ts'

/** Finds `new Date()` and `Date()`, which read the device clock. The linter itself finds `Date.now`. */
export const clockReads = rule(
  'ask web/src/api/time.ts for the time',
  (file) => isOfApp(file) && file.path !== 'web/src/api/time.ts',
  (node) => /^(New|Call)Expression$/.test(node.type) && nameOf(node['callee']) === 'Date' && (node['arguments'] as Node[]).length === 0,
)

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
export const guessedLocales = rule(
  'name the locale, or the result depends on the machine',
  ({ path }) => !path.startsWith('e2e/'),
  ({ type, callee, arguments: given }) => {
    if (!/^(Call|New)Expression$/.test(type) || !isNode(callee) || callee.type !== 'MemberExpression') return false
    const place = nameOf(callee['object']) === 'Intl' ? 0 : BY_LOCALE.get(nameOf(callee['property']))
    return place !== undefined && (given as Node[])[place] === undefined
  },
)

/** Finds fast-check properties without a seed. They would use other values in each run and could fail by chance. */
export const seedlessProperties = rule('give the property a seed, so that each run has the same values', isTest, (node) => {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee)) return false
  if (nameOf(callee['object']) !== 'fc' || nameOf(callee['property']) !== 'assert') return false
  const [, options] = node['arguments'] as Node[]
  if (options?.type !== 'ObjectExpression') return options === undefined
  return !(options['properties'] as Node[]).some((field) => nameOf(field['key']) === 'seed')
})

/**
 * Finds patterns that combine the flag `i` with a `\p{…}` class: the browser expands the case of thousands of letters for each. With
 * 300 of them, the first typed line took half a second on a cheap phone (PERF-013).
 */
export const slowPatterns = rule('use [a-z]: a Unicode class with the flag i is slow', isOfApp, (node, file) => {
  if (node.type === 'Literal' && node['regex']) {
    const { pattern, flags } = node['regex'] as { pattern: string; flags: string }
    return flags.includes('i') && pattern.includes('\\p{')
  }
  // A pattern may be built from string parts, so strings must not contain such a class either.
  return (node.type === 'TemplateElement' || node.type === 'Literal') && /\\p\{/.test(textOf(file, node))
})

/** The folders whose code handles words that buyers type. */
const READ_WORDS = /^(web\/src\/(chat\/lines|chat\/message|features\/addresses\/oneLine)|contract\/rules)\//

/**
 * Finds tables of type `Record<string, …>` that are read by a key which is not written in the code. A typed word such as `constructor` is a
 * property of every object, so that the table returns a function (CHAT-175).
 */
export const objectsReadByWord: Check = ({ code }) => {
  const files = code.filter((file) => READ_WORDS.test(file.path) && !isTest(file))
  const declared = new Map(files.map((file) => [file, file.nodes.filter((node) => isTable(node, file)).map(nameOf)]))
  const all = new Set([...declared.values()].flat())
  return files.flatMap((file) => {
    const imported = file.nodes.filter(({ type }) => type === 'ImportSpecifier').map(({ local }) => nameOf(local))
    const tables = new Set([...(declared.get(file) ?? []), ...imported.filter((name) => all.has(name))])
    const reads = file.nodes.filter(({ type, computed, object, property }) => {
      const isRead = type === 'MemberExpression' && computed === true && isNode(property) && property.type !== 'Literal'
      return isRead && tables.has(nameOf(object))
    })
    return reads.map(({ start }) => at(file, start, 'use a Map: a typed word may be the name of a property of every object'))
  })
}

function isTable({ typeAnnotation: type }: Node, file: Source): boolean {
  return isNode(type) && /^:\s*(?:(?:Readonly|Partial)<)*Record<string,/.test(textOf(file, type))
}

/** Finds folders whose only content is a single file. A subfolder counts as content. */
export const singleFileFolders: Check = ({ files }) => {
  const contents = new Map<string, Set<string>>()
  for (const path of files.keys())
    for (let entry = path; posix.dirname(entry) !== '.'; entry = posix.dirname(entry)) {
      const folder = posix.dirname(entry)
      contents.set(folder, (contents.get(folder) ?? new Set()).add(entry))
    }
  // `npm run replay -- --keep` adds a journal to the exception, and the check replays each of them.
  const single = [...contents].filter(([folder, entries]) => {
    return entries.size === 1 && [...entries].every((entry) => files.has(entry)) && folder !== 'mock-server/replays'
  })
  return single.map(([path]) => ({ path, message: 'move the only file of this folder into the folder above' }))
}

/** Finds doc comments that consist of a register row only. */
export const bareRowIds: Check = ({ code }) =>
  code.flatMap((file) =>
    file.comments
      .filter(({ value }) => /^\*[\s*]*\(?[A-Z\d]+-\d{3}[A-Z\d\s,()*.-]*$/.test(value))
      .map(({ start }) => at(file, start, 'write a sentence: a register row alone explains nothing')),
  )

/** Finds toasts and dialogs with texts that were read before they are shown, and so would not follow a change of language (I18N-005). */
export const staleTexts: Check = ({ code }) =>
  code.filter(isOfApp).flatMap((file) => {
    const read = textNames(file.nodes)
    const stale = file.nodes.filter((node) => {
      if (node.type !== 'CallExpression' || !isNode(node['callee']) || node['callee'].type !== 'MemberExpression') return false
      if (!/^(toast|dialogs)$/.test(nameOf(node['callee']['object']))) return false
      const given = node['arguments'] as Node[]
      const own = new Set(given.flatMap((argument) => [...textNames(nodesOf(argument))]))
      return given.some((argument) => [...readNames(argument)].some((name) => read.has(name) && !own.has(name)))
    })
    return stale.map(({ start }) => at(file, start, 'read the text inside the function, so that it follows the language'))
  })

/** Returns the variables with texts: results of useTexts or textsNow, and variables destructured from them. */
function textNames(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>()
  for (const { type, id, init } of nodes) {
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
export const unresolvedImages: Check = ({ code }) =>
  code.filter(isOfApp).flatMap((file) => {
    const drawings = drawingNames(file.nodes)
    const unresolved = file.nodes.filter((node) => {
      if (node.type !== 'JSXOpeningElement' || nameOf(node['name']) !== 'img') return false
      const given = (node['attributes'] as Node[]).find((attribute) => nameOf(attribute['name']) === 'src')?.['value']
      const from = isNode(given) && isNode(given['expression']) ? rootOf(given['expression']) : ''
      return from !== 'imageAddress' && !drawings.has(from)
    })
    return unresolved.map(({ start }) => at(file, start, 'resolve the URL with imageAddress()'))
  })

/** Returns the names of imported drawings and of tables that contain only drawings. */
function drawingNames(nodes: readonly Node[]): Set<string> {
  const names = new Set<string>()
  for (const { type, source, specifiers, id, init } of nodes) {
    if (type === 'ImportDeclaration' && isNode(source) && String(source['value']).endsWith('.svg'))
      for (const { local } of specifiers as Node[]) names.add(nameOf(local))
    const table = isNode(init) && isNode(init['expression']) ? init['expression'] : init
    if (type === 'VariableDeclarator' && isNode(table) && table.type === 'ObjectExpression')
      if ((table['properties'] as Node[]).every(({ value }) => names.has(nameOf(value)))) names.add(nameOf(id))
  }
  return names
}

/** The only files that may open another tab. They set `noopener`. */
const OPENERS = ['web/src/ui/OutLink.tsx', 'web/src/mock-link/HandsetLink.tsx']

/** Finds what opens a tab outside these files, or without `noopener`, and URLs with a scheme that a shop does not need (SEC-022). */
export const openedTabs: Check = (project) => {
  const openers = project.code.filter(({ path }) => OPENERS.includes(path))
  const unsafe = openers.filter(({ text }) => !/target="_blank" rel="noopener( noreferrer)?"/.test(text))
  return [...unsafe.map((file) => at(file, 0, 'open the tab with rel="noopener"')), ...tabs(project)]
}

const tabs = rule(
  'link with OutLink or HandsetLink, to https, tel or mailto',
  (file) => isOfApp(file) && !OPENERS.includes(file.path) && !file.path.startsWith('web/src/i18n/'),
  (node, file) => {
    if (node.type === 'CallExpression') return /^(window|globalThis)\.open\(/.test(textOf(file, node))
    if (node.type !== 'JSXAttribute') return false
    return /^target=|^href=\{?["'`](?!https:|tel:|mailto:)[a-z]+:/.test(textOf(file, node))
  },
)

/** The scenario ids and two other endings: 999 is for tests of unlisted numbers (QA-013), 000 ends the support number in `.env.example`. */
const KNOWN = new Set([...scenarios.map(({ id }) => id), '999', '000'])

/** Finds magic numbers in tests and documents that are not in the catalogue, in any spelling: 255700000101, with +, as 07… or in groups. */
export const unknownNumbers: Check = ({ files }) => {
  const read = [...files].filter(([path]) => /(\.(test|spec)\.tsx?|\.md)$/.test(path))
  return read.flatMap(([path, text]) => {
    const numbers = [...text.matchAll(/(?<!\d)(?:\+?255 ?|0)[67]\d(?: ?0){4} ?\d{3}(?!\d)/g)]
    const unknown = numbers.filter(([number]) => {
      const id = /^(?:255|0)[67]\d0000(\d{3})$/.exec(number.replace(/\D/g, ''))?.[1]
      return id !== undefined && !KNOWN.has(id)
    })
    return unknown.map(({ 0: number, index }) => at({ path, text }, index, `${number} is not a number of fixtures/scenarios`))
  })
}
