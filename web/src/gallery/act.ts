import type { Act } from './state.ts'

/** Does it in the card; false while the control is not there yet. */
export function act(card: HTMLElement, todo: Act): boolean {
  if ('press' in todo) {
    const button = card.querySelector<HTMLElement>(todo.press)
    button?.click()
    return button !== null
  }
  const field = card.querySelector<HTMLInputElement>(todo.fill)
  if (!field) return false
  // React listens to the value it set itself; only the element's own setter tells it of another.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, todo.text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
