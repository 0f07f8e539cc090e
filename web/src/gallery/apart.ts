// Imported first: the stores read what is stored while they load. The gallery shares its origin with the shop, and nothing of it may stay there.

/** A world of its own, which always holds the seeded market. */
export const WORLD = 'cards'

const real = window.fetch.bind(window)
let answers: Answers = 'open'

/** open: what is read is answered, what is written never. slow: nothing is. failing: everything is refused. */
export type Answers = 'open' | 'slow' | 'failing'
export const setAnswers = (now: Answers): void => void (answers = now)

let changes: Readonly<Record<string, object>> = {}
/** What differs in the answers to the calls of these paths from what the server says. */
export const setChanges = (now: typeof changes): void => void (changes = now)

/** A call of the world of the gallery, whatever its scene. */
export const inWorld = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
  real(input, { ...init, headers: [...new Headers(init.headers), ['x-mock-world', WORLD]] })

window.fetch = (input, init) => {
  if (answers === 'failing') return Promise.resolve(Response.json({ code: 'unavailable' }, { status: 503 }))
  const isRead = (init?.method ?? 'GET') === 'GET'
  // Also past its time limit: a state that is busy stays so.
  if (answers === 'slow' || !isRead) return new Promise(() => {})
  const change = changes[input instanceof Request ? input.url : input.toString()]
  return change
    ? inWorld(input, init).then(async (response) => Response.json({ ...(await response.json()), ...change }))
    : inWorld(input, init)
}

for (const place of ['localStorage', 'sessionStorage'] as const) {
  const kept = new Map<string, string>()
  const storage: Storage = {
    get length() {
      return kept.size
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
  Object.defineProperty(window, place, { value: storage })
}
for (const shared of ['indexedDB', 'BroadcastChannel']) Object.defineProperty(window, shared, { value: undefined })
