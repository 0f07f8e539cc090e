import type { FirstCalls } from '#web/api/firstCalls.ts'
import { firstKeys } from './firstKeys.ts'

// A classic script in the head, before the first paint: the static words in the chosen language, its texts, and the first calls
// with the headers that the app's own would carry. A preload link could send neither language nor token, so no call would use it.
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const { dataset } = document.currentScript as HTMLScriptElement
const language = stored('language') === 'sw' ? 'sw' : 'en'
const token = stored('token')

if (language === 'sw') {
  document.documentElement.lang = 'sw'
  document.title = dataset['titleSw'] ?? document.title
}
// A host that answers every path with index.html sends the frame of another page.
if (!new RegExp(dataset['at'] ?? '').test(location.pathname)) document.documentElement.dataset['frame'] = 'off'
for (const href of (language === 'sw' ? dataset['textsSw'] : dataset['textsEn'])?.split(' ') ?? []) preload(href)
window.firstCalls = { language, token, answers: new Map(firstKeys(location.pathname, location.search).map((key) => [key, ask(key)])) }

function preload(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

function ask(key: string): FirstCalls['answers'] extends Map<string, infer Answer> ? Answer : never {
  const headers = { accept: 'application/json', 'accept-language': language, ...(token ? { authorization: `Bearer ${token}` } : {}) }
  const answer = fetch(`${(import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '')}/v1${key}`, { headers })
  // Whoever takes it hears of a failure.
  answer.catch(() => {})
  return answer
}
