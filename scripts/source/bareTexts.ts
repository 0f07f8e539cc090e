import { isNode, type Node, nameOf } from './ast.ts'
import { at, type Check, isOfApp } from './project.ts'

/**
 * Finds texts that break a page translated by the browser. The browser wraps each text node; React then fails if it removes a bare
 * text or inserts an element before one (docs/adr/014-translated-pages.md). A text with siblings is found if it is conditional or
 * follows a conditional sibling.
 */
export const bareTexts: Check = ({ code }) =>
  code
    .filter((file) => isOfApp(file) && file.path.endsWith('.tsx'))
    .flatMap((file) =>
      file.nodes
        .filter(isMarkup)
        .flatMap(movedTexts)
        .map(({ start }) => at(file, start, 'put the text into an element of its own: React moves or removes it among other children')),
    )

function movedTexts(parent: Node): Node[] {
  const children = (parent['children'] as Node[]).filter((child) => !isBlank(child)).map(valueOf)
  if (children.length < 2) return []
  const moving = children.findIndex(isConditional)
  return children.filter((child, place) =>
    isChoice(child) ? branches(child).some(isText) : moving >= 0 && place > moving && isText(child),
  )
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
  if (type === 'CallExpression') return MAKES_TEXT.test(nameOf(callee))
  return type === 'MemberExpression' && isNode(object) && (/^(t|common)$/.test(nameOf(object)) || isText(object))
}
