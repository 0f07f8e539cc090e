import { isNode, type Node, nodesOf, place, type Source } from './ast.ts'

/**
 * Returns texts that break a page translated by the browser. The browser wraps each text node; React then fails if it removes a bare
 * text or inserts an element before one (docs/adr/014-translated-pages.md). A text with siblings is returned if it is conditional or
 * follows a conditional sibling.
 */
export function bareTexts(source: Source): string[] {
  return [...nodesOf(source.tree)].filter(isMarkup).flatMap((parent) => {
    const children = (parent['children'] as Node[]).filter((child) => !isBlank(child)).map(valueOf)
    if (children.length < 2) return []
    const moving = children.findIndex(isConditional)
    return children
      .filter((child, at) => (isChoice(child) ? branches(child).some(isText) : moving >= 0 && at > moving && isText(child)))
      .map((child) => place(source, child))
  })
}

const isMarkup = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment'
const isChoice = ({ type }: Node): boolean => type === 'ConditionalExpression' || type === 'LogicalExpression'
const isConditional = (child: Node): boolean => isChoice(child) && branches(child).some(isMarkup)

/** Returns whether a child is only white space, which translating browsers leave unchanged. */
function isBlank(child: Node): boolean {
  const value = valueOf(child)
  if (value.type === 'JSXEmptyExpression') return true
  return (value.type === 'JSXText' || value.type === 'Literal') && String(value['value']).trim() === ''
}

function valueOf(child: Node): Node {
  const { expression } = child
  return (child.type === 'JSXExpressionContainer' || child.type === 'ParenthesizedExpression') && isNode(expression)
    ? valueOf(expression)
    : child
}

/** Returns all possible results of a conditional expression. */
function branches(node: Node): Node[] {
  const { type, left, right, consequent, alternate, operator } = node
  if (type === 'ConditionalExpression') return [consequent, alternate].filter(isNode).map(valueOf).flatMap(branches)
  if (type === 'LogicalExpression') return [operator === '&&' ? null : left, right].filter(isNode).map(valueOf).flatMap(branches)
  return [node]
}

const MAKES_TEXT = /^(fill|format[A-Z]\w*|\w+Text|\w+Name)$/

/** Returns whether a node is certainly text: a literal, a template, a formatted value or a text of the catalogues. */
function isText(node: Node): boolean {
  const { type, value, callee, object } = node
  if (type === 'JSXText' || type === 'TemplateLiteral') return true
  if (type === 'Literal') return typeof value === 'string' || typeof value === 'number'
  if (type === 'CallExpression') return isNode(callee) && typeof callee['name'] === 'string' && MAKES_TEXT.test(callee['name'])
  return type === 'MemberExpression' && isNode(object) && (object['name'] === 't' || object['name'] === 'common' || isText(object))
}
