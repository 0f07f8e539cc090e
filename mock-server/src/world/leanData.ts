import { createRequire, Module } from 'node:module'

// @mswjs/data needs msw, graphql and date-fns for features that the mock does not use. They would be 85 MB of packages and 500 files to
// load at each start, so `overrides` in package.json puts an empty package in the place of each. This file must be imported first: it
// replaces the three empty packages with stubs, which @mswjs/data can load and which name themselves if something uses them (ADR 009).
const fromHere = createRequire(import.meta.url)
const fromData = createRequire(fromHere.resolve('@mswjs/data'))

const unused = (library: string): object =>
  new Proxy(
    {},
    {
      get(_, name) {
        throw new Error(`${library} is not loaded, but ${String(name)} was used: mock-server/src/world/leanData.ts`)
      },
    },
  )
/** @mswjs/data creates four GraphQL types when it is loaded, which nothing uses. */
const types: object = new Proxy({}, { get: () => Object })

function replace(library: string, exports: object): void {
  const file = fromData.resolve(library)
  if (fromData.cache[file]) return
  fromData.cache[file] = Object.assign(new Module(file), { exports, loaded: true })
}

replace('msw', unused('msw'))
replace('date-fns', unused('date-fns'))
replace('graphql', types)
