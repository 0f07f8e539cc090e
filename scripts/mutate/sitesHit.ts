import { afterAll, beforeEach, onTestFailed, type RunnerTestFile } from 'vitest'

declare global {
  var sitesHit: Set<number> | undefined
}

// The thread lives on from file to file.
globalThis.sitesHit = new Set()
let file: RunnerTestFile | undefined
let isRed = false

/** One red test is enough; vitest's own `bail` ends threads. */
beforeEach(({ skip, task }) => {
  file = task.file
  skip(isRed)
  onTestFailed(() => {
    isRed = true
  })
})

afterAll(() => {
  Object.assign(file?.meta ?? {}, { sitesHit: [...(globalThis.sitesHit ?? [])] })
})
