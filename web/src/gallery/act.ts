import type { Act } from '#web/chat/kinds/galleryState.ts'

/** Performs an action in the card. Returns false while its control is not rendered yet. */
export function act(card: HTMLElement, todo: Act): boolean {
  if ('press' in todo) {
    const button = card.querySelector<HTMLElement>(todo.press)
    button?.click()
    return button !== null
  }
  const field = card.querySelector<HTMLInputElement>(todo.fill)
  if (!field) return false
  // React ignores input events for values it set itself; only the native setter makes it see a new one.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, todo.text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
