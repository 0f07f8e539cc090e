import { closeSync, openSync, writev } from 'node:fs'
import { rename } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorText } from '../errorText.ts'
import { realNow, realTimeout } from './clock.ts'
import { piecesOf, type Written } from './savedWorld.ts'
import { cannotUse, STATE_VERSION, temporaryFile } from './stateFile.ts'
import type { Worlds } from './worlds.ts'

/** The longest delay between a change and the end of its write, in real ms. */
const SAVE_WITHIN = 800
/** The longest time that a write blocks other work, in real ms. */
const MAX_BLOCKING = 8

export interface KeptState {
  /** Schedules a write for a change that is not in a journal. */
  changed(): void
  /** Writes the first state. Later writes reuse its pieces that have not changed. Throws if the file cannot be used. */
  begin(): Promise<void>
  /** Writes the last state; throws if that fails. */
  end(): Promise<void>
}

/** Writes the state file within a second of a change, about once a second at most; without changes it does not write (QA-046). */
export function keepState(file: string, worlds: Worlds): KeptState {
  const written: Written = new WeakMap()
  /** The real time of the oldest change that is not written yet. */
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
    // Start early enough to finish within `SAVE_WITHIN`. If a write takes longer than that, spend at most half of the time writing.
    const wait = Math.max(SAVE_WITHIN - took, took) - (realNow() - from)
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

/** Writes a new file and renames it over the old one, so that a crash during the write leaves the old file intact. */
async function writeWhole(file: string, pieces: Iterable<Buffer>): Promise<void> {
  const all: Buffer[] = []
  let began = realNow()
  for (const piece of pieces) {
    all.push(piece)
    if (realNow() - began < MAX_BLOCKING) continue
    await turn()
    began = realNow()
  }
  // Write everything with one call, because a busy process may take long to continue after each one.
  const handle = openSync(temporaryFile(file), 'w', 0o600)
  try {
    const { bytesWritten } = await promisify(writev)(handle, all)
    // On a full disk writev writes only a part and does not report an error.
    if (bytesWritten < all.reduce((sum, { length }) => sum + length, 0)) throw new Error('the disk is full')
  } finally {
    closeSync(handle)
  }
  // Rename without blocking, because it can be slow on a busy disk.
  await rename(temporaryFile(file), file)
}
