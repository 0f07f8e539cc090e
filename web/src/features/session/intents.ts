import * as z from 'zod/mini'
import { create } from 'zustand'
import { STORED_ADD_KEPT_FOR } from '#contract/rules/constants.ts'
import { randomId } from '#web/api/ids.ts'
import { stored } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'

const Add = z.object({ kind: z.literal('add'), productId: z.string(), quantity: z.int().check(z.positive()), from: z.string() })
const Heart = z.object({ kind: z.literal('heart'), productId: z.string(), from: z.optional(z.string()) })
const Kept = { id: z.string(), at: z.number() }
const StoredIntent = z.union([z.extend(Add, Kept), z.extend(Heart, Kept)])
const device = stored('intents', z.array(StoredIntent), 'sessionStorage')

export type StoredAdd = z.infer<typeof Add>
export type Intent = StoredAdd | z.infer<typeof Heart>
export type StoredIntent = z.infer<typeof StoredIntent>

/** What a guest of this tab wanted and sign-in will do (NAV-026, NAV-027). The tab keeps each until it is dropped. */
export const useIntents = create<{ intents: readonly StoredIntent[]; replaying: boolean }>()(() => ({ intents: kept(), replaying: false }))
/** While they are carried out nothing else is asked (CHAT-016). */
export const setReplaying = (replaying: boolean): void => useIntents.setState({ replaying })

/** The page may stand for seconds until that of sign-in is there: an Add tapped again by then is the same one. */
const SAME_ADD_FOR = 10_000

/** False where it is stored already. */
export function storeIntent(intent: Intent): boolean {
  if (intent.kind === 'add' && useIntents.getState().intents.some((one) => isSameAdd(one, intent))) return false
  const stored = { ...intent, id: randomId(), at: now() }
  change((intents) => [
    ...intents.filter((one) => intent.kind === 'add' || one.kind !== 'heart' || one.productId !== intent.productId),
    stored,
  ])
  return true
}

const isSameAdd = (stored: StoredIntent, add: StoredAdd): boolean =>
  stored.kind === 'add' &&
  stored.productId === add.productId &&
  stored.quantity === add.quantity &&
  stored.from === add.from &&
  now() - stored.at < SAME_ADD_FOR

/**
 * Hands the fresh ones of a kind out, once a page; those older than 30 minutes stay, to be offered (CHAT-091). Whoever takes one
 * drops it once it is done, or refused for good: if the page is left before, the tab's next page hands it out again.
 */
export function takeIntents<Kind extends Intent['kind']>(kind: Kind): Extract<StoredIntent, { kind: Kind }>[] {
  const { intents } = useIntents.getState()
  const taken = intents.filter((intent) => intent.kind === kind && isFresh(intent))
  if (taken.length > 0) useIntents.setState({ intents: intents.filter((intent) => !taken.includes(intent)) })
  return taken as Extract<StoredIntent, { kind: Kind }>[]
}

/** Where the newest heart was asked for: the guest goes back there after sign-in (NAV-027). */
export function pageLeft(): string | null {
  const heart = useIntents.getState().intents.findLast((intent) => intent.kind === 'heart' && intent.from !== undefined && isFresh(intent))
  return heart?.from ?? null
}

export const isFresh = (intent: StoredIntent): boolean => now() - intent.at < STORED_ADD_KEPT_FOR

/** Done, offered and answered, or no longer wanted. */
export const dropIntent = (id: string): void => change((intents) => intents.filter((intent) => intent.id !== id))

/** The same for those at hand and for what the tab keeps, which has those handed out as well. */
function change(how: (intents: readonly StoredIntent[]) => StoredIntent[]): void {
  device.write(how(kept()))
  useIntents.setState(({ intents }) => ({ intents: how(intents) }))
}

function kept(): StoredIntent[] {
  return device.read() ?? []
}
