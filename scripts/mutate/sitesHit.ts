import { afterAll } from 'vitest'

declare global {
  var sitesHit: Set<number> | undefined
}

// The thread lives on from file to file.
globalThis.sitesHit = new Set()
// Vitest reads the names of its fixtures from the first argument: none.
afterAll(({}, suite) => {
  Object.assign(suite.meta, { sitesHit: [...(globalThis.sitesHit ?? [])] })
})
