import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

type Listener = (...args: never[]) => void

/** After so many test files a new thread: what tests leave in memory adds up. */
const FILES_A_THREAD = 400

let shared: Worker | undefined
let files = 0
const screens = new Set<Worker>()

/**
 * One thread for all runs; vitest starts one for each test file, and each would load every library anew.
 * A test of a screen still gets its own: testing-library keeps the first document it saw.
 */
export function warmThread({ env, execArgv, environment }: PoolOptions): PoolWorker {
  const isScreen = environment.name !== 'node'
  const listeners: [event: string, listener: Listener][] = []
  let thread: Worker | undefined
  return {
    name: 'warm',
    on: (event, listener) => {
      listeners.push([event, listener])
      thread?.on(event, listener)
    },
    off: (event, listener) => thread?.off(event, listener),
    send: (message: WorkerRequest) => thread?.postMessage(message),
    deserialize: (data) => data,
    start: async () => {
      if (isScreen) {
        thread = open(env, execArgv)
        screens.add(thread)
        return
      }
      files += 1
      if (files % FILES_A_THREAD === 0) await endThreads()
      shared ??= open(env, execArgv)
      thread = shared
    },
    stop: async () => {
      for (const [event, listener] of listeners) thread?.off(event, listener)
      if (isScreen) await thread?.terminate()
    },
  }
}

/** Also what hangs in a thread: a mutant may have made a loop without end. */
export async function endThreads(): Promise<void> {
  const ended = [...screens, ...(shared === undefined ? [] : [shared])]
  screens.clear()
  shared = undefined
  await Promise.all(ended.map((thread) => thread.terminate()))
}

function open(env: NodeJS.ProcessEnv, execArgv: string[]): Worker {
  const entry = resolve(import.meta.dirname, 'thread.ts')
  const opened = new Worker(entry, { env, execArgv, stdout: true, stderr: true })
  opened.stdout.resume()
  opened.stderr.resume()
  opened.setMaxListeners(0)
  return opened
}
