import { afterAll, afterEach, beforeEach, onTestFailed, type RunnerTestFile } from 'vitest'

declare global {
  var sitesHit: Set<number> | undefined
}

/** What a test file ran: by the name of a test, and under '' what it ran outside of any. */
export type Hits = Record<string, number[]>

// The thread lives on from file to file.
globalThis.sitesHit = new Set()
const hits: Hits = { '': [] }
let file: RunnerTestFile | undefined
let isRed = false

function take(name: string): void {
  hits[name] = [...(hits[name] ?? []), ...(globalThis.sitesHit ?? [])]
  globalThis.sitesHit?.clear()
}

/** One red test is enough; vitest's own `bail` ends threads. */
beforeEach(({ skip, task }) => {
  file = task.file
  take('')
  skip(isRed)
  onTestFailed(() => {
    isRed = true
  })
})

afterEach(({ task }) => take(task.name))

afterAll(() => {
  take('')
  Object.assign(file?.meta ?? {}, { hits })
})
