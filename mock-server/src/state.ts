import { accessSync, constants, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { realNow } from './clock.ts'
import { errorText } from './errorText.ts'
import type { SavedWorld } from './savedWorld.ts'
import type { Worlds } from './worlds.ts'

const VERSION = 1

/** Takes the worlds out of the state file; a damaged one is set aside with a message (QA-046). One that could not be written at the end stops the start. */
export function loadState(file: string, worlds: Worlds): void {
  refuseUnusable(file)
  if (!existsSync(file)) return
  const text = readFileSync(file, 'utf8')
  try {
    worlds.load(savedIn(text))
  } catch (error) {
    for (const { name } of worlds.list()) worlds.drop(name)
    const aside = `${file}.damaged-${realNow()}`
    renameSync(file, aside)
    // What failed inside of a world says nothing to who reads this.
    const why = error instanceof Damage ? error.message : 'a world in it is not whole'
    console.error(`The state file could not be read: ${why}. It was set aside as ${aside}.`)
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
  const { version, worlds } = (state ?? {}) as { version?: unknown; worlds?: SavedWorld[] }
  if (version !== VERSION || !Array.isArray(worlds)) throw new Damage('it is not of this version')
  return worlds
}

/** Written beside and moved over: a stop in the middle leaves the former file whole. */
export function saveState(file: string, worlds: Worlds): void {
  const beside = `${file}.new`
  writeFileSync(beside, JSON.stringify({ version: VERSION, worlds: worlds.saved() }), { mode: 0o600 })
  renameSync(beside, file)
}

function refuseUnusable(file: string): void {
  const folder = dirname(file)
  const cannot = (why: string) => new Error(`The state file ${file} cannot be used: ${why}.`)
  if (!existsSync(folder)) throw cannot(`there is no folder ${folder}`)
  if (existsSync(file) && !statSync(file).isFile()) throw cannot('it is no file')
  try {
    accessSync(folder, constants.W_OK)
    if (existsSync(file)) accessSync(file, constants.R_OK)
  } catch (error) {
    throw cannot(errorText(error))
  }
}
