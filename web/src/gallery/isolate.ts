// This module must be imported first, because stores read storage while they load. The gallery must not use the storage of the shop, which
// has the same origin.

/** The mock world of the gallery, which always holds the seeded market. */
export const WORLD = 'cards'

const real = window.fetch.bind(window)
let answers: Answers = 'open'

/** open: reads are answered, writes never. slow: nothing is answered. failing: everything is refused. */
export type Answers = 'open' | 'slow' | 'failing'
export const setAnswers = (now: Answers): void => void (answers = now)

let changes: Readonly<Record<string, object>> = {}
/** Overrides fields of the responses for these paths. */
export const setChanges = (now: typeof changes): void => void (changes = now)

/** Calls the mock in the gallery's world. `answers` and `changes` don't affect this call. */
export const inWorld = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
  real(input, { ...init, headers: [...new Headers(init.headers), ['x-mock-world', WORLD]] })

window.fetch = (input, init) => {
  if (answers === 'failing') return Promise.resolve(Response.json({ code: 'unavailable' }, { status: 503 }))
  const isRead = (init?.method ?? 'GET') === 'GET'
  // Never resolves, not even at the time limit, so that a busy state stays busy.
  if (answers === 'slow' || !isRead) return new Promise(() => {})
  const change = changes[input instanceof Request ? input.url : input.toString()]
  return change
    ? inWorld(input, init).then(async (response) => Response.json({ ...(await response.json()), ...change }))
    : inWorld(input, init)
}

for (const place of ['localStorage', 'sessionStorage'] as const) {
  const items = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  }
  Object.defineProperty(window, place, { value: storage })
}
for (const shared of ['indexedDB', 'BroadcastChannel']) Object.defineProperty(window, shared, { value: undefined })
