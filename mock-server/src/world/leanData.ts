import { createRequire, Module } from 'node:module'

// For request handlers and dates that the mock does not use, @mswjs/data loads some 500 files of msw, graphql and date-fns. Imported
// before it, this puts stand-ins in their place: the mock is ready a third sooner (PERF-019, ADR 009).
const fromHere = createRequire(import.meta.url)
const fromData = createRequire(fromHere.resolve('@mswjs/data'))

const unused = (library: string): object =>
  new Proxy(
    {},
    {
      get(_, name) {
        throw new Error(`${library} is not loaded, and ${String(name)} was asked for: mock-server/src/world/leanData.ts`)
      },
    },
  )
/** The library makes four types of queries when it is loaded; nobody asks for them. */
const types: object = new Proxy({}, { get: () => Object })

function replace(library: string, exports: object): void {
  const file = fromData.resolve(library)
  if (fromData.cache[file]) return
  fromData.cache[file] = Object.assign(new Module(file), { exports, loaded: true })
}

replace('msw', unused('msw'))
replace('date-fns', unused('date-fns'))
replace('graphql', types)
