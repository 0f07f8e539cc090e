import { isNode, type Node, nodesOf, place, type Source } from './ast.ts'

const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|legend|hint|text|busyLabel)$/

/** Finds interface texts that are in a component instead of a catalogue (I18N-004). */
export function textsOutsideCatalogues(source: Source): string[] {
  const found: string[] = []
  for (const node of nodesOf(source.tree)) {
    if (node.type === 'JSXText') note(node, node['value'])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      (node['children'] as Node[]).forEach((child) => words(child).forEach((word) => note(child, word)))
    if (node.type === 'JSXAttribute' && SPOKEN.test(nameOf(node['name']))) words(node['value']).forEach((word) => note(node, word))
  }
  return [...new Set(found)]

  function note(node: Node, text: unknown): void {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text)) found.push(`${place(source, node)}: "${text.trim()}"`)
  }

  /** Returns the texts that an expression may show. Attributes that users don't read (className, to, value …) are not passed in. */
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
}

/** Returns the keys of a group of English texts that no file of the web app reads (I18N-003). */
export function unusedKeys(group: string, keys: readonly string[], readers: readonly Source[]): string[] {
  const used = new Set<string>()
  for (const { tree, text } of readers) {
    if (!new RegExp(`\\b${group}\\b`).test(text) && !keys.some((key) => text.includes(`'${key}'`))) continue
    for (const node of nodesOf(tree)) {
      if (node.type === 'MemberExpression' && node['computed'] && tail(node['object']) === group) return []
      if (node.type === 'MemberExpression' && !node['computed']) used.add(nameOf(node['property']))
      if (node.type === 'Property' && isNode(node['key'])) used.add(nameOf(node['key']))
      if (node.type === 'Literal' && typeof node['value'] === 'string') used.add(node['value'])
    }
  }
  return keys.filter((key) => !used.has(key))
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
}

function tail(node: unknown): string {
  if (!isNode(node)) return ''
  return node.type === 'MemberExpression' ? nameOf(node['property']) : nameOf(node)
}
