import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { languageFor } from '#web/i18n/languageFor.ts'
import { isChat, isSignInScreen } from '#web/paths.ts'

/** Runs in the head: sets the language, and loads styles and texts without delaying the first paint. */
export function begin({ at = '', titleSw = '', descriptionSw = '', styles, textsEn = '', textsSw = '' }: DOMStringMap): void {
  dropLinkEnd()
  const language = languageFor(stored('language'))
  const page = document.documentElement
  if (language === 'sw') switchToSwahili(titleSw, descriptionSw)
  // The dock is shown under the same conditions as in useDockFits and useDock. Only the width of the window is left to CSS.
  if (isChat(location.pathname) || isSignInScreen(location.pathname)) page.dataset['dock'] = 'none'
  else if (stored('dock')?.includes('"open":true')) page.dataset['dock'] = 'open'
  // Some hosts answer every path with index.html, whose frame belongs to another page.
  if (!new RegExp(at).test(location.pathname)) page.dataset['frame'] = 'off'
  window.firstStyles = Promise.all(styles ? styles.split(' ').map(addStyles) : [])
  for (const href of (language === 'sw' ? textsSw : textsEn).split(' '))
    addLink({ rel: 'modulepreload', fetchPriority: 'low', crossOrigin: '', href })
}

/** Removes punctuation after a link that was copied with it, before anything reads the address (NAV-017). */
function dropLinkEnd(): void {
  const address = location.pathname + location.search
  if (withoutLinkEnd(address) !== address) history.replaceState(history.state, '', withoutLinkEnd(address) + location.hash)
}

function switchToSwahili(title: string, description: string): void {
  document.documentElement.lang = 'sw'
  document.title = title
  document.querySelector('[name=description]')?.setAttribute('content', description)
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function addLink(fields: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), fields)
  document.head.append(link)
  return link
}

/** Adds a style sheet, and resolves when it has arrived or failed. A sheet that a script adds does not block the first paint. */
function addStyles(href: string): Promise<unknown> {
  const link = addLink({ rel: 'stylesheet', crossOrigin: '', href })
  return new Promise((done) => {
    link.onload = link.onerror = done
  })
}
