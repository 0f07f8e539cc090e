import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolOptions, PoolWorker, WorkerRequest } from 'vitest/node'

type Listener = Parameters<PoolWorker['on']>[1]

/** After so many test files a new thread: what tests leave in memory adds up. */
const FILES_A_THREAD = 400

let shared: Worker | undefined
let files = 0
/** Vitest starts the next file while it still stops the last one; the same thread can only do one after the other. */
let leave: (() => void) | undefined
let free: Promise<void> = Promise.resolve()
const screens = new Set<Worker>()

/**
 * One thread for all runs; vitest starts one for each test file, and each would load every library anew.
 * A test of a screen still gets its own: testing-library keeps the first document it saw.
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

/** Also what hangs in a thread: a mutant may have made a loop without end. */
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
