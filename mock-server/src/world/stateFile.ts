import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorText } from '../errorText.ts'
import { realNow } from './clock.ts'
import type { SavedWorld } from './savedWorld.ts'
import { isWorldName, type Worlds } from './worlds.ts'

export const STATE_VERSION = 1

/** Loads the worlds of the state file. A damaged file is renamed with a message (QA-046). Throws if the file cannot be written later. */
export function loadState(file: string, worlds: Worlds): void {
  refuseUnusable(file)
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  try {
    worlds.load(savedIn(text))
  } catch (error) {
    for (const { name } of worlds.list()) worlds.drop(name)
    const damagedFile = `${file}.damaged-${realNow()}`
    renameSync(file, damagedFile)
    // Show only messages written for the user, not the internal error of a world.
    const why = error instanceof Damage ? error.message : 'a world in it is not whole'
    console.error(`The state file could not be read: ${why}. It was set aside as ${damagedFile}.`)
  }
}

class Damage extends Error {}

function savedIn(text: string): SavedWorld[] {
  let state: unknown
  try {
    state = JSON.parse(text)
  } catch {
    throw new Damage(text.trim() === '' ? 'it is empty' : 'it is no JSON, or not all of it')
  }
  const { version, worlds } = (state ?? {}) as { version?: unknown; worlds?: (SavedWorld | null)[] }
  if (version !== STATE_VERSION || !Array.isArray(worlds)) throw new Damage('it is not of this version')
  return worlds.map((world) => {
    if (!isWorldName(world?.name)) throw new Damage('a world in it has a name that no world can have')
    return world as SavedWorld
  })
}

/** Returns the path of the temporary file, which is renamed to `file` once it is complete. */
export const temporaryFile = (file: string): string => `${file}.new`

function refuseUnusable(file: string): void {
  const folder = dirname(file)
  if (!existsSync(folder)) throw cannotUse(file, new Error(`there is no folder ${folder}`))
  if (existsSync(file) && !statSync(file).isFile()) throw cannotUse(file, new Error('it is no file'))
  try {
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    // Try to write a file, because the disk may be full or read-only even if the permissions are right.
    closeSync(openSync(temporaryFile(file), 'w', 0o600))
    rmSync(temporaryFile(file))
  } catch (error) {
    throw cannotUse(file, error)
  }
}

/** Returns an error whose message tells the user in one sentence why the file cannot be used. */
export function cannotUse(file: string, error: unknown): Error {
  const why = reasons[(error as { code?: string }).code ?? ''] ?? errorText(error)
  return new Error(`--state ${file} cannot be used: ${why}.`, { cause: error })
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}
