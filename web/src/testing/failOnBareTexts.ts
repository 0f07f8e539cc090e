/**
 * Fails a test in which React removes a bare text node or inserts something before one. Browser translation replaces text nodes,
 * so the page would crash (A11Y-015, docs/adr/014-translated-pages.md). The text needs an element of its own.
 */
export function failOnBareTexts(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    refuse(this, child)
    return removeChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    refuse(this, before)
    return insertBefore.call(this, node, before) as T
  }
}

function refuse(parent: Node, text: Node | null): void {
  if (text?.nodeType !== Node.TEXT_NODE || isContainer(parent)) return
  throw new Error(`The bare text "${text.nodeValue}" needs an element of its own: it comes and goes, or stands behind what does (A11Y-015)`)
}

/** True for a test's container: a component that is only a text is removed together with it. */
const isContainer = (parent: Node): boolean =>
  !(parent instanceof Element) || (parent.parentElement === document.body && parent.attributes.length === 0)
