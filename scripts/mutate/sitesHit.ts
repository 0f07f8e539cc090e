import { afterAll, afterEach, beforeEach, onTestFailed, type RunnerTestFile } from 'vitest'

declare global {
  var sitesHit: Set<number> | undefined
}

/** The marks that a test file ran, by test name; '' has those outside of any test. */
export type Hits = Record<string, number[]>

// All test files run in one thread, so each starts with an empty set.
globalThis.sitesHit = new Set()
const hits: Hits = { '': [] }
let file: RunnerTestFile | undefined
let isRed = false

function recordHits(name: string): void {
  hits[name] = [...(hits[name] ?? []), ...(globalThis.sitesHit ?? [])]
  globalThis.sitesHit?.clear()
}

/** Skips the remaining tests after a failure. Vitest's own `bail` would end the thread. */
beforeEach(({ skip, task }) => {
  file = task.file
  recordHits('')
  skip(isRed)
  onTestFailed(() => {
    isRed = true
  })
})

afterEach(({ task }) => recordHits(task.name))

afterAll(() => {
  recordHits('')
  Object.assign(file?.meta ?? {}, { hits })
})
