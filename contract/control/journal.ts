import * as z from 'zod/mini'
import { Empty } from '../rules/fields.ts'
import type { ControlCall } from './controlCall.ts'

export const JournalKind = z.enum([
  'request',
  'answer',
  'frame-in',
  'frame-out',
  'timer',
  'ledger',
  'message',
  'webhook',
  'fault',
  'control',
  'violation',
])
export type JournalKind = z.infer<typeof JournalKind>

const facts = {
  kind: JournalKind,
  text: z.optional(z.string()),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  status: z.optional(z.int()),
  /** Without plus, as in `255712345678`. */
  phone: z.optional(z.string()),
  reference: z.optional(z.string()),
}
/** The fields of an entry: its kind and any others. `phone`, `reference` and `path` can be used as filters. */
export const JournalFacts = z.looseObject(facts)
export type JournalFacts = z.infer<typeof JournalFacts>
/** One entry of a world's journal (QA-040). */
export const JournalEntry = z.looseObject({ seq: z.int(), at: z.string(), ...facts })
export type JournalEntry = z.infer<typeof JournalEntry>

/** The journal entry of a charge. `amount` is what the market receives, in TZS. */
export const ChargeEntry = z.extend(JournalEntry, {
  kind: z.literal('ledger'),
  text: z.literal('charge'),
  reference: z.string(),
  transactionId: z.string(),
  amount: z.number(),
  phone: z.string(),
})
export type ChargeEntry = z.infer<typeof ChargeEntry>

const wholeText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))
const listText = (one: RegExp) =>
  z.pipe(
    z.string().check(z.regex(one)),
    z.transform((text: string) => text.split(',')),
  )
/** Journal filters. `kind` and `seq` take comma-separated lists, `after` is a `seq`, and `limit` keeps the newest entries. */
export const JournalQuery = z.strictObject({
  kind: z.optional(listText(/^[a-z-]+(,[a-z-]+)*$/)),
  phone: z.optional(z.string().check(z.maxLength(40))),
  reference: z.optional(z.string().check(z.maxLength(64))),
  path: z.optional(z.string().check(z.maxLength(200))),
  seq: z.optional(listText(/^\d{1,9}(,\d{1,9}){0,999}$/)),
  after: z.optional(wholeText),
  limit: z.optional(wholeText),
})

export const listJournal = {
  method: 'GET',
  path: '/journal',
  about: 'Lists the journal entries that match a filter.',
  status: 200,
  query: JournalQuery,
  reply: z.array(JournalEntry),
} as const satisfies ControlCall
export const countJournal = {
  method: 'GET',
  path: '/journal/count',
  about: 'Counts the journal entries that match a filter, and those that were dropped.',
  status: 200,
  query: JournalQuery,
  reply: z.object({ count: z.int(), gone: z.int() }),
} as const satisfies ControlCall
export const exportJournal = {
  method: 'GET',
  path: '/journal/export',
  about:
    'Returns the journal as JSON lines that are safe to share and that `npm run replay` accepts. Phone numbers (except magic numbers) and all texts that are not listed as harmless, such as names, streets and notes, are replaced.',
  status: 200,
  query: JournalQuery,
  reply: z.string(),
  media: 'application/jsonl',
} as const satisfies ControlCall
export const clearJournal = {
  method: 'DELETE',
  path: '/journal',
  about: 'Empties the journal.',
  status: 204,
  reply: Empty,
} as const satisfies ControlCall
