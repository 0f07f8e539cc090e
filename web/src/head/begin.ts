import { HOME_PRODUCTS } from '#contract/rules/constants.ts'
import { withoutLinkEnd } from '#contract/rules/linkEnd.ts'
import { callQuery, readQuery } from '#web/features/catalogue/query.ts'
import { languageFor } from '#web/i18n/languageFor.ts'
import { isChat, isSignInScreen } from '#web/paths.ts'

/**
 * Runs in the head: sets the language, preloads its texts and starts the first requests, with the app's own headers.
 * Preload links can't send the language or the token, so the app couldn't use their responses.
 */
export function begin({ at = '', titleSw, descriptionSw, textsEn, textsSw }: DOMStringMap): void {
  const address = withoutLinkEnd(location.pathname + location.search)
  if (address !== location.pathname + location.search) history.replaceState(history.state, '', address + location.hash)
  const language = languageFor(stored('language'))
  const token = stored('token')
  const page = document.documentElement
  if (language === 'sw') switchToSwahili(titleSw, descriptionSw)
  // The dock is shown under the same conditions as in useDockFits and useDock. Only the width of the window is left to CSS.
  if (isChat(location.pathname) || isSignInScreen(location.pathname)) page.dataset['dock'] = 'none'
  else if (stored('dock')?.includes('"open":true')) page.dataset['dock'] = 'open'
  // Some hosts answer every path with index.html, whose frame belongs to another page.
  if (!new RegExp(at).test(location.pathname)) page.dataset['frame'] = 'off'
  for (const href of (language === 'sw' ? textsSw : textsEn)?.split(' ') ?? []) preload(href)
  const responses = firstKeys(location.pathname, location.search).map((key) => [key, startRequest(key, language, token)] as const)
  window.firstCalls = { language, token, responses: new Map(responses) }
}

function switchToSwahili(title?: string, description?: string): void {
  document.documentElement.lang = 'sw'
  if (title) document.title = title
  if (description) document.querySelector('[name=description]')?.setAttribute('content', description)
}

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

function startRequest(key: string, language: string, token: string | null): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = fetch(`${(import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')}/v1${key}`, { headers })
  // The app handles the failure; this only prevents an "unhandled rejection".
  response.catch(() => {})
  return response
}

/** Returns the requests a page makes when it starts, as path and query below /v1. A test compares them with the pages' real requests. */
export function firstKeys(pathname: string, search: string): string[] {
  if (pathname === '/') return ['/categories', `/products?${query({ take: HOME_PRODUCTS })}`]
  if (pathname === '/products') return ['/categories', `/products?${query(callQuery(readQuery(new URLSearchParams(search))))}`]
  const id = /^\/products\/([^/]+)$/.exec(pathname)?.[1]
  return id === undefined ? [] : [`/products/${normal(id)}`]
}

const query = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))

function normal(id: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(id))
  } catch {
    return id
  }
}
