import { closeSync, openSync, writev } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorText } from '../errorText.ts'
import { realNow, realTimeout } from './clock.ts'
import { piecesOf, type Written } from './savedWorld.ts'
import { beside, cannotUse, STATE_VERSION } from './stateFile.ts'
import type { Worlds } from './worlds.ts'

/** A change is written so many real ms later. */
const WITHIN = 800
/** The longest that writing blocks other work, in real ms. */
const TURN = 8

export interface KeptState {
  /** Notes a change that has no line in any journal. */
  changed(): void
  /** Writes a first time, or throws what is wrong with the file: later writes find most of their work done. */
  begin(): Promise<void>
  /** Writes a last time; throws when that fails. */
  end(): Promise<void>
}

/** Writes the state file within a second of a change, about once a second at most; at rest not at all (QA-046). */
export function keepState(file: string, worlds: Worlds): KeptState {
  const written: Written = new WeakMap()
  /** When the oldest change came that is not written yet. */
  let since: number | null = null
  let took = 0
  let writing: Promise<void> | null = null
  let cancel = () => {}
  let complaint = ''
  let isOver = false

  const changed = () => {
    if (since !== null || isOver) return
    since = realNow()
    if (!writing) plan(since)
  }
  const plan = (from: number) => {
    // So early that it ends in time. A state too large for that gets no more than half of the time.
    const wait = Math.max(WITHIN - took, took) - (realNow() - from)
    cancel = realTimeout(Math.max(0, wait), () => void write().catch(complain))
  }
  const write = () => {
    cancel()
    writing = save().finally(() => {
      writing = null
      if (since !== null) plan(since)
    })
    return writing
  }
  const save = async () => {
    const began = realNow()
    since = null
    await writeWhole(file, statePieces(worlds, written))
    took = realNow() - began
  }
  const complain = (error: unknown) => {
    const text = `The state file could not be written: ${errorText(error)}`
    if (text !== complaint) console.error(text)
    complaint = text
  }

  worlds.watch(changed)
  return {
    changed,
    begin: () =>
      write().catch((error: unknown) => {
        throw cannotUse(file, error)
      }),
    async end() {
      isOver = true
      cancel()
      await writing?.catch(() => {})
      cancel()
      await save()
    },
  }
}

function* statePieces(worlds: Worlds, written: Written): Generator<Buffer> {
  yield Buffer.from(`{"version":${STATE_VERSION},"worlds":[`)
  for (const [index, world] of worlds.list().entries()) {
    if (index > 0) yield Buffer.from(',')
    yield* piecesOf(world, written)
  }
  yield Buffer.from(']}')
}

/** Written beside and moved over: whatever ends the process in the middle leaves the former file whole. */
async function writeWhole(file: string, pieces: Iterable<Buffer>): Promise<void> {
  const all: Buffer[] = []
  let began = realNow()
  for (const piece of pieces) {
    all.push(piece)
    if (realNow() - began < TURN) continue
    await turn()
    began = realNow()
  }
  // In one go: a busy process takes long to come back to what waits.
  const handle = openSync(beside(file), 'w', 0o600)
  try {
    const { bytesWritten } = await promisify(writev)(handle, all)
    // A disk that becomes full takes a part and says nothing.
    if (bytesWritten < all.reduce((sum, { length }) => sum + length, 0)) throw new Error('the disk is full')
  } finally {
    closeSync(handle)
  }
  // A busy disk may take its time for it.
  await rename(beside(file), file)
}
