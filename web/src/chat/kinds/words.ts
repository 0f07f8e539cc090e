import * as z from 'zod/mini'
import { Fact } from './fact.ts'
import type { State, StatesOf } from './galleryState.ts'
import { aside, kind, replyIds } from './row.ts'

/** Keys of the guide's texts, as stored in entries. */
export const guideTextKeys = [
  'backToOrder',
  'inCart',
  'onlyUpTo',
  'wholeUnits',
  'soldOut',
  'cartFull',
  'stopped',
  'stillOpen',
  'pinOnly',
  'neverPin',
  'signInToAdd',
  'signInToSave',
  'signedOut',
  'signedIn',
  'noOrders',
  'notFound',
  'nothingFound',
  'notUnderstood',
  'forExample',
  'useMenu',
  'cartChanged',
  'knowEnough',
  'leftOut',
  'problem',
  'nothingSent',
  'connectToOrder',
  'outboxFull',
] as const
export type GuideTextKey = (typeof guideTextKeys)[number]

const words = { ...aside, role: 'words', question: null } as const

/** A guide text, stored by its key. A key this version does not have makes the card an unknown one (CHAT-065). */
const guideText = kind('guideText', words, { text: z.enum(guideTextKeys), about: z.optional(z.string()) })

/** A reply to a typed line, or the open question repeated, stored by its key in the `topics` texts (CHAT-141, CHAT-127). */
const reply = kind('reply', words, {
  of: z.enum(['topics', 'repairs']),
  text: z.string(),
  about: z.optional(z.record(z.string(), Fact)),
  /** `sorry` starts with an apology; `again` says that the answer is still the same. */
  how: z.optional(z.enum(['sorry', 'again'])),
  /** The language of the typed line, if it differs from the chosen one (CHAT-164). */
  language: z.optional(z.enum(['en', 'sw'])),
  replies: z.optional(z.array(z.enum(replyIds))),
})

/** The buyer's words as typed, with codes and phone numbers masked (CHAT-057). */
const said = kind('said', { ...words, countsAsUnread: false }, { text: z.string() })

/** A choice tapped by the buyer, shown as words made from its value (CHAT-041). */
const chose = kind(
  'chose',
  { ...words, countsAsUnread: false },
  {
    /** `slip`: the checkout was asked for; only in threads of earlier versions. */
    of: z.enum(['slip', 'address', 'newAddress', 'delivery', 'transporters', 'method', 'payPhone']),
    value: z.union([z.string(), z.number()]),
  },
)

export const wordsKinds = [guideText, reply, said, chose] as const

export const wordsStates = () =>
  ({
    guideText: guideTextKeys.map((text): GuideTextState => ({
      name: `fresh: ${text}`,
      scene: 'words',
      card: { kind: 'guideText', text, about: '10' },
    })) as [GuideTextState, ...GuideTextState[]],
    reply: [
      { name: 'fresh: to a topic', scene: 'words', card: { kind: 'reply', of: 'topics', text: 'thanks' } },
      { name: 'fresh: the question again', scene: 'words', card: { kind: 'reply', of: 'repairs', text: 'delivery', how: 'sorry' } },
      { name: 'expired: of another version', scene: 'words', card: { kind: 'reply', of: 'topics', text: 'no such text' } },
    ],
    said: [
      { name: 'fresh', scene: 'words', card: { kind: 'said', text: 'nataka sato 2' } },
      { name: 'fresh: a long word', scene: 'words', card: { kind: 'said', text: `https://example.com/${'a'.repeat(120)}` } },
    ],
    chose: [
      { name: 'fresh', scene: 'words', card: { kind: 'chose', of: 'delivery', value: 'express' } },
      { name: 'fresh: an address', scene: 'words', card: { kind: 'chose', of: 'address', value: 'neema-home' } },
      { name: 'fresh: transporters', scene: 'words', card: { kind: 'chose', of: 'transporters', value: 'pwani-express,none' } },
      { name: 'fresh: how to pay', scene: 'words', card: { kind: 'chose', of: 'method', value: 'mobile_money' } },
      { name: 'fresh: a number', scene: 'words', card: { kind: 'chose', of: 'payPhone', value: '255754110226' } },
      { name: 'fresh: the checkout', scene: 'words', card: { kind: 'chose', of: 'slip', value: 'checkout' } },
    ],
  }) satisfies StatesOf<typeof wordsKinds>
type GuideTextState = State<z.infer<typeof guideText.schema>>
