import { languageFor } from '#web/i18n/languageFor.ts'
import { stored } from './begin.ts'

/**
 * True if the browser lacks features of Chrome 105 that the build can't replace: some built-ins, lookbehind in patterns,
 * import maps, CSS layers and container queries. This file is compiled for browsers of 2018, so that old ones can run it.
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

/** Marks the page, so that the app doesn't start; `showUpdate` then shows a message. */
export function markTooOld(): void {
  document.documentElement.dataset['browser'] = 'old'
}

export const isMarkedTooOld = (): boolean => document.documentElement.dataset['browser'] === 'old'

/** Replaces the page with one sentence, styled inline because the app's styles may not work here. */
export function showUpdate({ oldEn = '', oldSw = '' }: DOMStringMap): void {
  const language = languageFor(stored('language'))
  document.documentElement.lang = language
  const main = document.createElement('main')
  main.textContent = language === 'sw' ? oldSw : oldEn
  main.style.cssText = 'max-width: 22em; margin: 20vh auto 0; padding: 0 16px; font: 700 20px/1.4 sans-serif'
  const frames = document.querySelector('.frames')
  if (!frames) return
  frames.textContent = ''
  frames.appendChild(main)
}
