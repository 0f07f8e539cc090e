const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Takes all controls of a card out of the tab order; they still work by pointer, and after Enter on their entry. Returns a function that restores them. */
export function parkControls(row: HTMLElement): () => void {
  park(row)
  const watch = new MutationObserver(() => park(row))
  watch.observe(row, { childList: true, subtree: true })
  return () => {
    watch.disconnect()
    for (const control of row.querySelectorAll<HTMLElement>('[data-parked]')) {
      control.removeAttribute('tabindex')
      delete control.dataset['parked']
    }
  }
}

function park(row: HTMLElement): void {
  for (const control of row.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.getAttribute('tabindex') !== null) continue
    control.tabIndex = -1
    control.dataset['parked'] = ''
  }
}
