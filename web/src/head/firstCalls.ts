import type { Product } from '#contract/catalogue.ts'
import { apiHost } from '#web/api/apiHost.ts'
import type { Language } from '#web/i18n/bundles.ts'
import { languageFor } from '#web/i18n/languageFor.ts'
import { stored } from './begin.ts'
import { firstKeys } from './firstKeys.ts'
import { showProducts } from './firstProducts.ts'
import { frameShown } from './head.ts'

/** How many products are shown before the app is there: as many as fit a phone's screen. */
const FIRST = 4

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
  if (location.pathname !== '/') void showFirstProducts(responses.at(-1)?.[1], language)
}

/** Shows the first products in the frame, before the app is there. A reply that is not as expected is left to the app. */
async function showFirstProducts(response: Promise<Response> | undefined, language: Language): Promise<void> {
  try {
    const reply = (await (await response)?.clone().json()) as { data?: Product[] } & Product
    // The page's first rules have none for pictures.
    await Promise.all([frameShown, window.firstStyles])
    showProducts((reply.data ?? [reply]).slice(0, FIRST), language)
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
