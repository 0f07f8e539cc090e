import * as z from 'zod/mini'
import { create } from 'zustand'
import { STORED_ADD_KEPT_FOR } from '#contract/rules/constants.ts'
import { randomId } from '#web/api/ids.ts'
import { stored } from '#web/api/storage/device.ts'
import { now } from '#web/api/time.ts'

const Add = z.object({ kind: z.literal('add'), productId: z.string(), quantity: z.int().check(z.positive()), from: z.string() })
const Heart = z.object({ kind: z.literal('heart'), productId: z.string(), from: z.optional(z.string()) })
const StoredAt = { id: z.string(), at: z.number() }
const StoredIntent = z.union([z.extend(Add, StoredAt), z.extend(Heart, StoredAt)])
const device = stored('intents', z.array(StoredIntent), 'sessionStorage')

export type StoredAdd = z.infer<typeof Add>
export type Intent = StoredAdd | z.infer<typeof Heart>
export type StoredIntent = z.infer<typeof StoredIntent>

/** Actions a guest tapped that are carried out after sign-in (NAV-026, NAV-027). Stored in the tab until dropped. */
export const useIntents = create<{ intents: readonly StoredIntent[]; replaying: boolean }>()(() => ({
  intents: readStored(),
  replaying: false,
}))
/** While intents are carried out, the thread asks no other question (CHAT-016). */
export const setReplaying = (replaying: boolean): void => useIntents.setState({ replaying })

/** How long a second tap on Add counts as the same, in ms. Loading the sign-in page may take seconds, in which a guest taps again. */
const SAME_ADD_FOR = 10_000

/** Stores an intent; returns false if it is stored already. */
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
 * Returns the unexpired intents of a kind, once per page load. The caller must call `dropIntent` when an intent is done or finally
 * refused. Otherwise the intent is returned again after a reload.
 */
export function takeIntents<Kind extends Intent['kind']>(
  kind: Kind,
  fits: (intent: StoredIntent) => boolean = isFresh,
): Extract<StoredIntent, { kind: Kind }>[] {
  const { intents } = useIntents.getState()
  const taken = intents.filter((intent) => intent.kind === kind && fits(intent))
  if (taken.length > 0) useIntents.setState({ intents: intents.filter((intent) => !taken.includes(intent)) })
  return taken as Extract<StoredIntent, { kind: Kind }>[]
}

/** The page of the newest heart; the guest returns there after sign-in (NAV-027). */
export function newestHeartPage(): string | null {
  const heart = useIntents.getState().intents.findLast((intent) => intent.kind === 'heart' && intent.from !== undefined && isFresh(intent))
  return heart?.from ?? null
}

export const isFresh = (intent: StoredIntent): boolean => now() - intent.at < STORED_ADD_KEPT_FOR

/** Removes an intent that is done, declined or expired. */
export const dropIntent = (id: string): void => change((intents) => intents.filter((intent) => intent.id !== id))

/** Changes the list in memory and the stored list, which also contains the intents returned by `takeIntents`. */
function change(how: (intents: readonly StoredIntent[]) => StoredIntent[]): void {
  device.write(how(readStored()))
  useIntents.setState(({ intents }) => ({ intents: how(intents) }))
}

function readStored(): StoredIntent[] {
  return device.read() ?? []
}
