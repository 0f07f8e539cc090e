import type { Product } from '#contract/catalogue.ts'
import { languageFor } from '#web/i18n/languageFor.ts'
import { addLink, stored } from './begin.ts'
import { firstKeys } from './firstKeys.ts'

/** How many pictures are loaded before the page's code is there. On a phone, a list shows two without scrolling. */
const FIRST_PICTURES = 2
const apiHost = (import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')

/**
 * Starts the first requests of a page, with the app's own headers. Preload links can't send the language or the token, so the app couldn't
 * use their responses.
 */
export function startFirstCalls(): void {
  const language = languageFor(stored('language'))
  const token = stored('token')
  const responses = firstKeys(location.pathname, location.search).map((key) => [key, startRequest(key, language, token)] as const)
  window.firstCalls = { language, token, responses: new Map(responses) }
  // On home the products are far down.
  if (location.pathname !== '/') void preloadPictures(responses.at(-1)?.[1])
}

/** Preloads the pictures which the page shows first. A reply that is not as expected is left to the app. */
async function preloadPictures(response: Promise<Response> | undefined): Promise<void> {
  try {
    const reply = (await (await response)?.clone().json()) as { data?: Product[] } & Product
    for (const { images } of (reply.data ?? [reply]).slice(0, FIRST_PICTURES)) {
      const [first] = images
      if (first?.url.startsWith('/')) addLink({ rel: 'preload', as: 'image', href: apiHost + first.url })
    }
  } catch {
    // The app shows why it has no products.
  }
}

function startRequest(key: string, language: string, token: string | null): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = fetch(`${apiHost}/v1${key}`, { headers })
  // The app handles the failure; this only prevents an "unhandled rejection".
  response.catch(() => {})
  return response
}
