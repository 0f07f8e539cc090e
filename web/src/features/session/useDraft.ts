import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import { DRAFT_KEPT_FOR } from '#contract/rules/constants.ts'
import { persisted } from '#web/api/storage/persisted.ts'
import { now } from '#web/api/time.ts'
import { noPerson, PersonFields } from './join/personFields.ts'
import { onPerson, personNow, usePerson } from './person.ts'

const GUEST = 'guest'
const Draft = z.object({ at: z.number(), value: z.unknown() })
const Drafts = z.record(z.string(), z.record(z.string(), Draft))
/** The drafts on this device. The outer key is a person or `guest`, the inner key a form. */
export type Drafts = z.infer<typeof Drafts>

const useDrafts = persisted('formDrafts', z.object({ drafts: Drafts }), () => ({ drafts: {} }) as { drafts: Drafts }, {
  pack: (state) => state,
  unpack: ({ drafts }) => ({ drafts: freshDrafts(drafts, now()) }),
})

export interface DraftOf<T> {
  value: T
  /** True if the value was typed before; false if it is the initial one (SELL-010). */
  isStored: boolean
  set: (value: T) => void
  /** Removes the draft, after it was sent or discarded. */
  clear: () => void
}

/**
 * Unsent input, shared by card and page, stored for 3 days for each person (CHAT-019). A stored value that does not fit `schema` is
 * ignored, as an earlier version may have stored other fields. Never use it for a code or a PIN.
 */
export function useDraft<T>(form: string, schema: z.ZodMiniType<T>, initial: T): DraftOf<T> {
  const person = usePerson() ?? GUEST
  const stored = useDrafts((state) => state.drafts[person]?.[form])
  const set = useCallback((value: T) => storeDraftOf(person, form, { at: now(), value }), [person, form])
  const clear = useCallback(() => storeDraftOf(person, form, undefined), [person, form])
  const read = useMemo(() => z.safeParse(schema, stored?.value), [schema, stored])
  return { value: read.success ? read.data : initial, isStored: read.success, set, clear }
}

/** Like useDraft's value, for code outside components. */
export function draftNow<T>(form: string, schema: z.ZodMiniType<T>, initial: T): T {
  const read = z.safeParse(schema, useDrafts.getState().drafts[personNow() ?? GUEST]?.[form]?.value)
  return read.success ? read.data : initial
}
export const storeDraft = (form: string, value: unknown): void =>
  storeDraftOf(personNow() ?? GUEST, form, value === undefined ? undefined : { at: now(), value })

function storeDraftOf(person: string, form: string, draft: z.infer<typeof Draft> | undefined): void {
  useDrafts.setState(({ drafts }) => {
    const { [form]: _, ...others } = drafts[person] ?? {}
    return { drafts: { ...drafts, [person]: draft === undefined ? others : { ...others, [form]: draft } } }
  })
}

/** Removes drafts older than 3 days. */
export function freshDrafts(drafts: Drafts, time: number): Drafts {
  const fresh = (forms: Drafts[string]) => Object.fromEntries(Object.entries(forms).filter(([, draft]) => time - draft.at < DRAFT_KEPT_FOR))
  return Object.fromEntries(Object.entries(drafts).map(([person, forms]) => [person, fresh(forms)]))
}

/** Moves a guest's drafts to the signed-in person. They replace the person's drafts of the same form. */
export function adoptDrafts(drafts: Drafts, person: string): Drafts {
  const { [GUEST]: guest = {}, ...others } = drafts
  return { ...others, [person]: { ...others[person], ...guest } }
}

onPerson((person) => {
  if (person !== null && Object.keys(useDrafts.getState().drafts[GUEST] ?? {}).length > 0) {
    useDrafts.setState(({ drafts }) => ({ drafts: adoptDrafts(drafts, person) }))
  }
})

/** The texts typed to sign in or register. Card, page and all panels share them, and they survive a reload (CHAT-019, QA-030). */
export const useSignInDraft = (): DraftOf<PersonFields> => useDraft('signIn', PersonFields, noPerson)
