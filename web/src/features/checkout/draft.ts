import * as z from 'zod/mini'
import { persisted } from '#web/api/storage/persisted.ts'
import { now } from '#web/api/time.ts'
import { onPerson } from '#web/features/session/person.ts'
import { type Answers, answersOf, type CheckoutDrafts, fresh, handOver, KeptAnswers, noAnswers } from './answers.ts'

export { type Answers, NO_PREFERENCE } from './answers.ts'

const Stored = z.extend(z.object({ owner: z.nullable(z.string()), waiting: z.record(z.string(), KeptAnswers) }), KeptAnswers.shape)

/** The answers of the checkout at hand, one truth for thread and pages; kept 3 days for their person (CHAT-019). */
export const useCheckoutDraft = persisted<typeof Stored, CheckoutDrafts>(
  'checkoutDraft',
  Stored,
  () => ({ ...noAnswers, owner: null, at: 0, waiting: {} }),
  {
    pack: ({ owner, at, waiting, ...answers }) => ({ owner, at, waiting, answers }),
    unpack: ({ answers, at, owner, waiting }) => ({ ...fresh({ answers, at }, now()), owner, at, waiting }),
  },
)

export const draftNow = (): Answers => answersOf(useCheckoutDraft.getState())

export const answer = (patch: Partial<Answers>): void => useCheckoutDraft.setState({ ...patch, at: now() })

/** Opens one question again (CHAT-035). */
export const clearAnswer = (key: keyof Answers): void => answer({ [key]: noAnswers[key] })

/** The order exists, or the buyer starts afresh: its answers leave the draft (CHAT-012). */
export const clearDraft = (): void => answer(noAnswers)

/** Lines that are gone need no transporter, new ones do (CHAT-035). */
export const chooseTransporter = (productIds: readonly string[], transporterId: string): void =>
  answer({
    transporterSelections: {
      ...useCheckoutDraft.getState().transporterSelections,
      ...Object.fromEntries(productIds.map((id) => [id, transporterId])),
    },
  })

onPerson((person) => useCheckoutDraft.setState((drafts) => handOver(drafts, person, now())))
