import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { realNow } from './clock.ts'
import { errorText } from './errorText.ts'
import type { SavedWorld } from './savedWorld.ts'
import type { Worlds } from './worlds.ts'

const VERSION = 1

/** Takes the worlds out of the state file; a damaged one is set aside with a message (QA-046). */
export function loadState(file: string, worlds: Worlds): void {
  if (!existsSync(file)) return
  try {
    const { version, worlds: saved } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown; worlds?: SavedWorld[] }
    if (version !== VERSION || !Array.isArray(saved)) throw new Error('it is not of this version')
    worlds.load(saved)
  } catch (error) {
    for (const { name } of worlds.list()) worlds.drop(name)
    const aside = `${file}.damaged-${realNow()}`
    renameSync(file, aside)
    console.error(`The state file could not be read (${errorText(error).split('\n', 1)[0]}). It was set aside as ${aside}.`)
  }
}

/** Written beside and moved over: a stop in the middle leaves the former file whole. */
export function saveState(file: string, worlds: Worlds): void {
  const beside = `${file}.new`
  writeFileSync(beside, JSON.stringify({ version: VERSION, worlds: worlds.saved() }), { mode: 0o600 })
  renameSync(beside, file)
}
