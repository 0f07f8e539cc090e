/** An action on the page: tap the button at this index among those with a selector, or search for a text. */
export type PageAction = { press: string; at: number } | { search: string }

/** Runs in the page. Returns the time from the tap or from Enter until changed content is painted, in ms. */
export async function timeUntilChange(action: PageAction): Promise<number> {
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const main = document.querySelector('main')
  const before = main?.textContent
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if ('search' in action && field) {
    // React only notices values set by the prototype's setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, action.search)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await painted()
  }
  const since = performance.now()
  if ('press' in action) document.querySelectorAll<HTMLButtonElement>(action.press)[action.at]?.click()
  else field?.form?.requestSubmit()
  while (main?.textContent === before) {
    if (performance.now() - since > 10_000) throw new Error(`nothing changed on ${location.pathname}`)
    await painted()
  }
  await painted()
  return performance.now() - since
}

/** Runs in the page. Returns the time of a tap that is handled synchronously, in ms. */
export function timeOfTap(selector: string): number {
  const since = performance.now()
  document.querySelector<HTMLButtonElement>(selector)?.click()
  return performance.now() - since
}
