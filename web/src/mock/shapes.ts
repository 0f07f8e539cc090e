import * as z from 'zod/mini'

/** What the pages read of the control API's answers; anything more in them is left alone. */
export const ClockMode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('real') }),
  z.object({ kind: z.literal('fast'), times: z.number() }),
  z.object({ kind: z.literal('frozen') }),
])
export type ClockMode = z.infer<typeof ClockMode>

/** A moment as it comes: ISO text, or milliseconds since epoch. */
export const Moment = z.union([z.string(), z.number()])
export const ClockReply = z.object({
  now: Moment,
  mode: ClockMode,
  pending: z.array(z.object({ id: z.string(), due: Moment, name: z.string() })),
})
export type ClockReply = z.infer<typeof ClockReply>
export const Fired = z.object({ fired: z.array(z.object({ name: z.string() })) })

export const HandsetState = z.enum(['on', 'off', 'noSignal', 'empty'])
export type HandsetState = z.infer<typeof HandsetState>
export const Message = z.object({ seq: z.number(), at: z.string(), from: z.string(), text: z.string(), code: z.optional(z.string()) })
export type Message = z.infer<typeof Message>
export const Prompt = z.object({
  reference: z.string(),
  merchant: z.string(),
  amount: z.number(),
  expiresAt: Moment,
  pinTriesLeft: z.number(),
})
export type Prompt = z.infer<typeof Prompt>
export const PaymentState = z.enum(['pending', 'success', 'failed', 'refunded'])
export type PaymentState = z.infer<typeof PaymentState>
export const Transaction = z.object({
  reference: z.string(),
  merchant: z.string(),
  amount: z.number(),
  state: PaymentState,
  at: z.string(),
})
export type Transaction = z.infer<typeof Transaction>
export const PhoneReply = z.object({
  msisdn: z.string(),
  messages: z.array(Message),
  prompt: z.nullable(Prompt),
  balance: z.number(),
  history: z.array(Transaction),
  state: HandsetState,
  /** The scenario this number runs by itself (QA-013). */
  magic: z.nullable(z.string()),
  /** Scenarios of its next payments; null is a posted one without a number. */
  queue: z.array(z.nullable(z.string())),
})
export type PhoneReply = z.infer<typeof PhoneReply>

export const JournalEntry = z.looseObject({
  seq: z.number(),
  at: z.string(),
  kind: z.string(),
  text: z.optional(z.unknown()),
  method: z.optional(z.string()),
  path: z.optional(z.string()),
  status: z.optional(z.unknown()),
  phone: z.optional(z.string()),
  reference: z.optional(z.string()),
})
export type JournalEntry = z.infer<typeof JournalEntry>
export const JournalReply = z.array(JournalEntry)

/** A row of the catalogue; a posted scenario has a name only. */
export const ScenarioRow = z.object({
  id: z.nullable(z.string()),
  slug: z.string(),
  name: z.string(),
  number: z.nullable(z.string()),
  server: z.optional(z.string()),
  test: z.optional(z.string()),
  expected: z.optional(z.object({ orders: z.number(), charges: z.number(), unfinished: z.number() })),
})
export type ScenarioRow = z.infer<typeof ScenarioRow>
export const ScenariosReply = z.array(ScenarioRow)

/** A command whose answer is not read further. */
export const Anything = z.unknown()

export const Seed = z.enum(['default', 'empty', 'large'])
export type Seed = z.infer<typeof Seed>
export const WorldReply = z.object({
  name: z.string(),
  seed: Seed,
  entries: z.number(),
  /** Labels of kept states. */
  snapshots: z.array(z.string()),
})
export type WorldReply = z.infer<typeof WorldReply>
export const WorldsReply = z.array(WorldReply)
export const SessionReply = z.object({ accessToken: z.string() })
/** A seller's or transporter's profile: what the console reads of it. */
export const Profile = z.object({ id: z.string(), userId: z.string(), isVerified: z.boolean() })
export type Profile = z.infer<typeof Profile>
export const ProfilesReply = z.array(Profile)
export const Account = z.object({ key: z.string(), name: z.string(), phone: z.string(), roles: z.array(z.string()), note: z.string() })
export type Account = z.infer<typeof Account>
export const AccountsReply = z.array(Account)
export const Violation = z.object({ invariant: z.string(), text: z.string(), entries: z.array(z.number()) })
export type Violation = z.infer<typeof Violation>
export const ViolationsReply = z.array(Violation)

export const PaymentRow = z.object({
  reference: z.string(),
  phone: z.string(),
  amount: z.number(),
  state: PaymentState,
  scenario: z.nullable(z.string()),
  startedAt: z.string(),
  charge: z.nullable(z.object({ transactionId: z.string() })),
  callbacks: z.array(z.unknown()),
  /** What is to become of its next callback. */
  handling: z.nullable(z.object({ do: z.enum(['drop', 'double', 'reorder', 'delay']) })),
})
export type PaymentRow = z.infer<typeof PaymentRow>
export const PaymentsReply = z.array(PaymentRow)

export const FaultRow = z.object({
  id: z.string(),
  method: z.optional(z.string()),
  path: z.string(),
  left: z.nullable(z.number()),
  share: z.optional(z.number()),
  status: z.optional(z.number()),
  delay: z.optional(z.number()),
  after: z.optional(z.boolean()),
  empty: z.optional(z.boolean()),
  garbage: z.optional(z.boolean()),
  drip: z.optional(z.number()),
  reset: z.optional(z.enum(['before', 'after'])),
})
export type FaultRow = z.infer<typeof FaultRow>
export const FaultsReply = z.array(FaultRow)

export const RealtimeKind = z.enum(['refuse', 'drop', 'mute', 'duplicate', 'reorder', 'delay', 'close'])
export type RealtimeKind = z.infer<typeof RealtimeKind>
export const RealtimeFaultRow = z.object({
  id: z.string(),
  kind: RealtimeKind,
  userId: z.optional(z.string()),
  event: z.optional(z.string()),
  left: z.nullable(z.number()),
  ms: z.optional(z.number()),
  after: z.optional(z.number()),
})
export type RealtimeFaultRow = z.infer<typeof RealtimeFaultRow>
export const RealtimeFaultsReply = z.array(RealtimeFaultRow)

export const ShapeName = z.enum(['bare', 'data', 'dataMeta', 'named', 'wrapped', 'textPrices', 'unexpected'])
export type ShapeName = z.infer<typeof ShapeName>
export const ShapesReply = z.record(z.string(), z.array(ShapeName))
