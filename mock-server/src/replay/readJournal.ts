import * as z from 'zod/mini'
import { JournalEntry } from '#contract/control/journal.ts'
import { SeedName } from '#contract/control/worlds.ts'
import { errorText } from '../errorText.ts'
import { EXPORT_VERSION } from './exportJournal.ts'
import { withNumbers } from './standIns.ts'

const Head = z.object({
  kind: z.literal('world'),
  version: z.literal(EXPORT_VERSION),
  seed: z.object({ name: SeedName, products: z.optional(z.int()), orders: z.optional(z.int()) }),
  bornAt: z.string(),
  isWhole: z.boolean(),
})
const FromFile = z.object({ kind: z.literal('world'), seed: z.object({ name: z.literal('file') }) })
/** A journal entry with the fields that a replay uses to match entries. */
export const Line = z.extend(JournalEntry, {
  userId: z.optional(z.string()),
  socket: z.optional(z.string()),
  event: z.optional(z.string()),
})
export type Line = z.infer<typeof Line>
export interface ReadJournal {
  readonly head: z.infer<typeof Head>
  /** The entries with phone numbers instead of their stand-ins. */
  readonly lines: Line[]
  /** The entries as exported, for the comparison. */
  readonly exported: Line[]
}

/** Thrown for a file that is not a complete exported journal; the message gives the reason. */
export class WrongJournal extends Error {}

export function readJournal(text: string): ReadJournal {
  const raw = text.split('\n').filter((line) => line.trim() !== '')
  const [first = '', ...rest] = raw
  const began = parsed(first, 1)
  // The people of a seed file are not in fixtures/, so their stand-ins cannot be resolved.
  if (FromFile.safeParse(began).success) throw new WrongJournal('A world that began with a seed file cannot be replayed.')
  const head = Head.safeParse(began)
  if (!head.success)
    throw new WrongJournal('Line 1 names no world: this is no journal exported by the console or /__mock/api/journal/export.')
  if (!head.data.isWhole)
    throw new WrongJournal('The journal is not whole: export it without a filter, before it is cleared or has more than 10,000 entries.')
  const read = (lines: readonly string[]) =>
    lines.map((line, index) => {
      const result = Line.safeParse(parsed(line, index + 2))
      if (!result.success) throw new WrongJournal(`Line ${index + 2} is no journal entry.`)
      return result.data
    })
  return { head: head.data, lines: read(rest.map(withNumbers)), exported: read(rest) }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new WrongJournal(`Line ${number} is not JSON: ${errorText(error)}`)
  }
}
