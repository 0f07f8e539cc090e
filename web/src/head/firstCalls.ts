import { apiHost } from '#web/api/apiHost.ts'
import { languageFor } from '#web/i18n/languageFor.ts'
import { stored } from './begin.ts'
import { isMarkedTooOld } from './oldBrowser.ts'

/**
 * Starts the first requests of a page, with the app's own headers. Preload links can't send the language or the token, so the app couldn't
 * use their responses. Returns the last response.
 */
export function startFirstCalls(keys: readonly string[]): Promise<Response> | undefined {
  if (isMarkedTooOld()) return undefined
  const language = languageFor(stored('language'))
  const token = stored('token')
  const responses = keys.map((key) => [key, startRequest(key, language, token)] as const)
  window.firstCalls = { language, token, responses: new Map(responses) }
  return responses.at(-1)?.[1]
}

function startRequest(key: string, language: string, token: string | null): Promise<Response> {
  const headers = { accept: 'application/json', 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const response = fetch(`${apiHost}/v1${key}`, { headers })
  // The app handles the failure; this only prevents an "unhandled rejection".
  response.catch(() => {})
  return response
}
