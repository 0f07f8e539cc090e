import * as z from 'zod/mini'
import { persisted } from '#web/api/storage/persisted.ts'
import { now } from '#web/api/time.ts'
import { onPerson } from '#web/features/session/person.ts'
import {
  type CheckoutChoices,
  type CheckoutDrafts,
  choicesOf,
  digitsOf,
  handOver,
  noChoices,
  OWN_PHONE,
  otherPhone,
  type PayingPhone,
  PHONE_TO_ASK,
  StoredChoices,
  type TimedChoices,
  unexpired,
} from './checkout.ts'

const StoredEntry = z.object({ answers: StoredChoices, at: z.number() })
const Stored = z.extend(z.object({ owner: z.nullable(z.string()), waiting: z.record(z.string(), StoredEntry) }), StoredEntry.shape)

/** The current checkout's choices, shared by thread and pages. Stored for 3 days, separately for each person (CHAT-019). */
export const useCheckoutDraft = persisted<typeof Stored, CheckoutDrafts>(
  'checkoutDraft',
  Stored,
  () => ({ ...noChoices, owner: null, at: 0, waiting: {} }),
  {
    pack: ({ owner, at, waiting, ...choices }) => ({ owner, ...packEntry({ choices, at }), waiting: mapValues(waiting, packEntry) }),
    unpack: ({ owner, answers, at, waiting }) => ({
      ...unexpired(unpackEntry({ answers, at }), now()),
      owner,
      at,
      waiting: mapValues(waiting, unpackEntry),
    }),
  },
)

export const draftNow = (): CheckoutChoices => choicesOf(useCheckoutDraft.getState())

export const setChoices = (patch: Partial<CheckoutChoices>): void => useCheckoutDraft.setState({ ...patch, at: now() })

/** Resets all choices, after an order or when the buyer starts again (CHAT-012). */
export const clearDraft = (): void => setChoices(noChoices)

onPerson((person) => useCheckoutDraft.setState((drafts) => handOver(drafts, person, now())))

function packEntry({ choices: { checkoutRequested, phone, ...rest }, at }: TimedChoices): z.infer<typeof StoredEntry> {
  return { answers: { wanted: checkoutRequested, phone: packPhone(phone), ...rest }, at }
}

function unpackEntry({
  answers: { wanted, phone, usualRead = false, addressGiven = false, ...rest },
  at,
}: z.infer<typeof StoredEntry>): TimedChoices {
  return { choices: { checkoutRequested: wanted, phone: unpackPhone(phone), usualRead, addressGiven, ...rest }, at }
}

function packPhone(phone: PayingPhone): StoredChoices['phone'] {
  return phone.is === 'own' ? null : digitsOf(phone, '')
}

function unpackPhone(stored: StoredChoices['phone']): PayingPhone {
  if (stored === null) return OWN_PHONE
  return stored === '' ? PHONE_TO_ASK : otherPhone(stored)
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
