/** Runs in the page: taps a filter, or types a search and presses Enter; from there until other content is painted, in ms. */
export async function answers(ask: { chip: number } | { search: string }): Promise<number> {
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
  if ('chip' in ask) document.querySelectorAll<HTMLButtonElement>('main .filter-chip')[ask.chip]?.click()
  else field?.form?.requestSubmit()
  while (main?.textContent === before) {
    if (performance.now() - since > 10_000) throw new Error(`nothing changed on ${location.pathname}`)
    await painted()
  }
  await painted()
  return performance.now() - since
}
