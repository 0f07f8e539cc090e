import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>[1]

/** The number of test files after which a new thread starts, because tests leak memory. */
const FILES_A_THREAD = 400

let shared: Worker | undefined
let files = 0
/** Resolves `free`. Vitest starts a file before the last one has stopped, but the shared thread can only run one file at a time. */
let leave: (() => void) | undefined
let free: Promise<void> = Promise.resolve()
const screens = new Set<Worker>()

/**
 * Runs all test files in one thread. Vitest would start a thread for each file, which would load all libraries again.
 * A test with a screen gets its own thread, because testing-library keeps the first document it gets.
 */
export function warmThread({ env, execArgv }: PoolOptions, isScreen: boolean): PoolWorker {
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
      await free
      free = new Promise((resolve) => {
        leave = resolve
      })
      files += 1
      if (files % FILES_A_THREAD === 0) await endShared()
      shared ??= open(env, execArgv)
      thread = shared
    },
    stop: async () => {
      for (const [event, listener] of listeners) thread?.off(event, listener)
      if (isScreen) await thread?.terminate()
      else leave?.()
    },
  }
}

/** Ends all threads, including those that hang because a mutant made an endless loop. */
export async function endThreads(): Promise<void> {
  const ended = [...screens]
  screens.clear()
  await Promise.all([endShared(), ...ended.map((thread) => thread.terminate())])
  leave?.()
}

async function endShared(): Promise<void> {
  const ended = shared
  shared = undefined
  await ended?.terminate()
}

function open(env: NodeJS.ProcessEnv, execArgv: string[]): Worker {
  const entry = resolve(import.meta.dirname, 'thread.ts')
  const opened = new Worker(entry, { env, execArgv, stdout: true, stderr: true })
  opened.stdout.resume()
  opened.stderr.resume()
  opened.setMaxListeners(0)
  return opened
}
