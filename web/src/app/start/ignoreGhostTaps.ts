/** Ignores the second tap of a double tap if the first one removed its target: it would hit the element below, e.g. a tab under a closed dialog. */
export function ignoreGhostTaps(): void {
  let tapped: Element | null = null
  const check = (event: MouseEvent) => {
    const isGone = tapped?.getClientRects().length === 0
    if (event.detail > 1 && isGone) {
      event.preventDefault()
      event.stopPropagation()
    } else {
      tapped = event.target instanceof Element ? (event.target.closest(CONTROL) ?? event.target) : null
    }
  }
  document.addEventListener('click', check, { capture: true })
}

const CONTROL = 'a, button, label, summary'
