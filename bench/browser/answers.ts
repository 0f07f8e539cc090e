/** A tap on one of the buttons of this selector, or words in the search field and Enter. */
export type Ask = { press: string; at: number } | { search: string }

/** Runs in the page: from the tap or from Enter until other content is painted, in ms. */
export async function answers(ask: Ask): Promise<number> {
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const main = document.querySelector('main')
  const before = main?.textContent
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if ('search' in ask && field) {
    // React listens to the setter of the prototype only.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, ask.search)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await painted()
  }
  const since = performance.now()
  if ('press' in ask) document.querySelectorAll<HTMLButtonElement>(ask.press)[ask.at]?.click()
  else field?.form?.requestSubmit()
  while (main?.textContent === before) {
    if (performance.now() - since > 10_000) throw new Error(`nothing changed on ${location.pathname}`)
    await painted()
  }
  await painted()
  return performance.now() - since
}

/** Runs in the page: a tap whose work is done before it returns, in ms. */
export function presses(selector: string): number {
  const since = performance.now()
  document.querySelector<HTMLButtonElement>(selector)?.click()
  return performance.now() - since
}
