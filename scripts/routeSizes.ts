/** One chunk of Vite's manifest. */
export interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

export interface Route {
  readonly name: string
  /** Keys of the manifest: the page, and what it loads before it shows itself. */
  readonly keys: readonly string[]
}

const ENTRY = 'index.html'
export const LANGUAGES = ['en', 'sw'] as const

/** Which areas of texts a folder, or a page of it, loads before it renders; the shell's come with the entry. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  buyer: ['shop'],
  'static/AboutPage': ['about'],
  'static/ContactPage': ['contact', 'footer'],
  'static/FaqPage': ['faq'],
  'static/ShippingPage': ['policies', 'footer'],
  'static/ReturnsPage': ['policies', 'footer'],
  'static/TermsPage': ['policies', 'footer'],
  'static/PrivacyPage': ['policies', 'footer'],
  seller: ['seller'],
  transporter: ['transporter'],
  chat: ['shop', 'payment', 'chat'],
}

/** Opened by `/chat` before the newest card and the composer are ready (PERF-005). */
const CHAT = /^src\/(chat\/thread\/|pages\/.*ChatPage|chat\/ChatPage|chat\/understand\/|chat\/cards\/WelcomeCard)/

/** What every first view loads: the entry with its static imports, and the shell's texts in one language. */
export function shellOf(manifest: Manifest): Set<string> {
  return staticFiles(manifest, [ENTRY, ...textKeys(manifest, ['shell'])])
}

/** Each lazy page of the manifest, and the chat. */
export function routesOf(manifest: Manifest): Route[] {
  const pages = reachable(manifest).filter((key) => /^src\/pages\/.*Pages?\.tsx$/.test(key) && !CHAT.test(key))
  const routes = pages.map((key) => {
    const name = key.replace('src/pages/', '').replace('.tsx', '')
    return { name, keys: [key, ...textKeys(manifest, TEXTS[name] ?? TEXTS[name.split('/')[0] ?? ''] ?? [])] }
  })
  const chat = reachable(manifest).filter((key) => CHAT.test(key))
  return chat.length > 0 ? [...routes, { name: 'chat', keys: [...chat, ...textKeys(manifest, TEXTS['chat'] ?? [])] }] : routes
}

/** The JavaScript files of some chunks and all they import statically. */
export function staticFiles(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = walk(manifest, keys, (chunk) => chunk.imports ?? [])
  return new Set([...seen].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}

/** Every style sheet that the app can load; the mock's own pages are no part of it. */
export function styleSheets(manifest: Manifest): Set<string> {
  const chunks = reachable(manifest).map((key) => manifest[key])
  return new Set(chunks.flatMap((chunk) => [...(chunk?.css ?? []), ...(chunk?.file.endsWith('.css') ? [chunk.file] : [])]))
}

function reachable(manifest: Manifest): string[] {
  return [...walk(manifest, [ENTRY], (chunk) => [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])]
}

function walk(manifest: Manifest, from: readonly string[], next: (chunk: Chunk) => readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    next(chunk).forEach(visit)
  }
  from.forEach(visit)
  return seen
}

/** The chunks of texts of some areas. */
export function textKeys(manifest: Manifest, areas: readonly string[], language: (typeof LANGUAGES)[number] = 'en'): string[] {
  return areas.map((area) => `src/i18n/${language}/areas/${area}.ts`).filter((key) => key in manifest)
}
