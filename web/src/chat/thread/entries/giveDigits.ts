/** The main buttons of a card in reading order. List rows show their number already (CHAT-037). */
const MAIN = '.button:not(.button-quiet), .chip, .category, .choice'
/** The digit of the first button after a list; the rows use those before it. */
const AFTER_LIST = 9
const MOST = 9

/** Returns the number of answers a card offers. */
export const choicesOf = (card: HTMLElement | null): number =>
  card ? card.querySelectorAll('.product-line').length + mainOf(card).length : 0

const mainOf = (card: HTMLElement): HTMLElement[] =>
  [...card.querySelectorAll<HTMLElement>(MAIN)].filter((control) => !control.matches(':disabled, .is-on, [hidden]'))

/** Gives each main button of a card a digit, also those that render later. Returns a function that removes them (CHAT-037, CHAT-038). */
export function giveDigits(card: HTMLElement): () => void {
  const give = () => number(card)
  give()
  card.setAttribute('data-digits', '')
  const watch = new MutationObserver(give)
  watch.observe(card, { childList: true, subtree: true, attributeFilter: ['disabled', 'class'] })
  return () => {
    watch.disconnect()
    card.removeAttribute('data-digits')
    card.removeAttribute('data-lone')
    for (const control of card.querySelectorAll<HTMLElement>('[data-digit]')) removeDigit(control)
  }
}

function number(element: HTMLElement): void {
  const hasList = element.querySelector('.product-line') !== null
  const main = asksCode(element) ? [] : mainOf(element)
  element.toggleAttribute('data-lone', !hasList && main.length === 1)
  for (const control of element.querySelectorAll<HTMLElement>('[data-digit]')) if (!main.includes(control)) removeDigit(control)
  for (const [at, control] of main.entries()) {
    const digit = hasList ? AFTER_LIST + at : at + 1
    if (digit > MOST) removeDigit(control)
    else if (control.dataset['digit'] !== String(digit)) {
      control.dataset['digit'] = String(digit)
      control.setAttribute('aria-keyshortcuts', String(digit))
    }
  }
}

/** Returns whether the card asks for a code: a digit next to the field could be mistaken for it. */
const asksCode = (card: HTMLElement): boolean => card.querySelector('[autocomplete=one-time-code]') !== null

function removeDigit(control: HTMLElement): void {
  delete control.dataset['digit']
  control.removeAttribute('aria-keyshortcuts')
}
