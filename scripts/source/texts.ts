import { isNode, type Node, nameOf, type Source } from './ast.ts'
import { at, type Check, isOfApp } from './project.ts'

const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|legend|hint|text|busyLabel)$/

/** Finds interface texts that are in a component instead of a catalogue (I18N-004). */
export const textsOutsideCatalogues: Check = ({ code }) =>
  code
    .filter((file) => isOfApp(file) && !file.path.startsWith('web/src/i18n/'))
    .flatMap((file) => {
      const shown = file.nodes.filter((node) => textsOf(node).some((text) => typeof text === 'string' && /\p{L}{2}/u.test(text)))
      return shown.map(({ start }) => at(file, start, 'move the text into the catalogues of web/src/i18n'))
    })

/** Returns the texts that an element or attribute shows. Attributes that users don't read (className, to, value …) have none. */
function textsOf(node: Node): unknown[] {
  if (node.type === 'JSXText') return [node['value']]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(words)
  return node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node['name'])) ? words(node['value']) : []
}

/** Returns the texts that an expression may yield. */
function words(value: unknown): unknown[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return [value['value']]
    case 'TemplateLiteral':
      return (value['quasis'] as Node[]).map((part) => (part['value'] as { cooked: string }).cooked)
    case 'ConditionalExpression':
      return [...words(value['consequent']), ...words(value['alternate'])]
    case 'LogicalExpression':
      return [...words(value['left']), ...words(value['right'])]
    case 'BinaryExpression':
      return value['operator'] === '+' ? [...words(value['left']), ...words(value['right'])] : []
    case 'JSXExpressionContainer':
      return words(value['expression'])
    default:
      return []
  }
}

/** Finds keys of the English texts that no file reads (I18N-003). */
export const unusedTexts: Check = ({ code }) => {
  const isReader = (file: Source) =>
    (isOfApp(file) && !/^web\/src\/i18n\/(en|sw)\//.test(file.path)) || file.path.startsWith('scripts/build/')
  const readers = code.filter(isReader)
  const catalogues = code.filter(({ path }) => /^web\/src\/i18n\/en\/\w+\.ts$/.test(path))
  return catalogues.flatMap((file) =>
    groupsOf(file).flatMap(({ group, keys }) => {
      const isUsed = usesOf(group, [...keys.keys()], readers)
      const unused = [...keys].filter(([key]) => !isUsed(key))
      return unused.map(([key, { start }]) => at(file, start, `delete ${group}.${key}: no file reads this text`))
    }),
  )
}

/** Returns the exported objects of a catalogue with the keys written in them. A group that is spread into another one has its own file. */
function groupsOf({ tree }: Source): { group: string; keys: Map<string, Node> }[] {
  const exported = (tree['body'] as Node[]).flatMap(({ declaration }) =>
    isNode(declaration) ? (declaration['declarations'] as Node[]) : [],
  )
  return exported.map(({ id, init }) => {
    const object = (isNode(init) && isNode(init['expression']) ? init['expression'] : init) as Node
    const keys = (object['properties'] as Node[]).map(({ key }) => key).filter(isNode)
    return { group: nameOf(id), keys: new Map(keys.map((key) => [String(key['name'] ?? key['value']), key])) }
  })
}

/** Returns whether a key of a group is read: by its name, by destructuring, or all of them by a computed key. */
function usesOf(group: string, keys: readonly string[], readers: readonly Source[]): (key: string) => boolean {
  const named = new RegExp(`\\b${group}\\b`)
  const used = new Set<string>()
  for (const { nodes, text } of readers) {
    if (!named.test(text) && !keys.some((key) => text.includes(`'${key}'`))) continue
    for (const node of nodes) {
      if (node.type === 'MemberExpression' && node['computed'] && tail(node['object']) === group) return () => true
      if (node.type === 'MemberExpression' && !node['computed']) used.add(nameOf(node['property']))
      if (node.type === 'Property') used.add(nameOf(node['key']))
      if (node.type === 'Literal' && typeof node['value'] === 'string') used.add(node['value'])
    }
  }
  return (key) => used.has(key)
}

function tail(node: unknown): string {
  return nameOf(isNode(node) && node.type === 'MemberExpression' ? node['property'] : node)
}
