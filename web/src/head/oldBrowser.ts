/**
 * Whether a browser lacks what the app is built with (Chrome 105): built-ins that no build step adds, patterns that look back, import
 * maps, and the layers and container queries of the styles. This file is built for browsers of 2018, so that an old one can read it.
 */
export function isTooOld(): boolean {
  try {
    RegExp('(?<!a)b')
    const has = [Array.prototype.at, Array.prototype.findLast, Object.hasOwn, Promise.allSettled, HTMLDialogElement.prototype.showModal]
    const understands = CSS.supports('container-type', 'inline-size') && HTMLScriptElement.supports('importmap')
    return !understands || has.some((one) => typeof one !== 'function')
  } catch {
    return true
  }
}

/** Marks the page, which keeps the app from starting; `showUpdate` tells what to do. */
export function markTooOld(): void {
  document.documentElement.dataset['browser'] = 'old'
}

export const isMarkedTooOld = (): boolean => document.documentElement.dataset['browser'] === 'old'

/** One sentence in the place of the page; the styles of the app may not work here. */
export function showUpdate({ oldEn = '', oldSw = '' }: DOMStringMap): void {
  const isSwahili = /^sw/i.test(navigator.language) || choseSwahili()
  if (isSwahili) document.documentElement.lang = 'sw'
  const frames = document.querySelector('.frames')
  if (!frames) return
  const main = document.createElement('main')
  const sentence = document.createElement('p')
  sentence.textContent = isSwahili ? oldSw : oldEn
  sentence.style.cssText = 'max-width: 22em; margin: 20vh auto 0; padding: 0 16px; font: 700 20px/1.4 sans-serif'
  main.appendChild(sentence)
  frames.textContent = ''
  frames.appendChild(main)
}

/** The script that reads the choice does not run in an old browser. */
function choseSwahili(): boolean {
  try {
    return localStorage.getItem('language') === 'sw'
  } catch {
    return false
  }
}
