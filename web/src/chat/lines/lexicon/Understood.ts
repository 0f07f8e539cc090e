import type { Cut, Goods, Size } from '#web/chat/kinds/browse.ts'
import { keys, type Sense, STEP, sensesOf } from './words/table.ts'

export type Count = number | 'fraction' | null

/** A fish in a line. */
export interface Item {
  /** The English name in the catalogue. */
  fish: string
  /** The name for searching the catalogue. */
  search: string
  quantity: Count
  kind?: Goods
  cut?: Cut
  size?: Size
  /** True if the fish is not wanted, or is to be removed while others are added (CHAT-135). */
  not?: true
}

/**
 * A command of CHAT-049, named after its sense. `topic` is an everyday line. `unknown` may still answer an open question by its other
 * fields.
 */
export type Intent = Sense | 'greeting' | 'topic'

/** A place in lower case. */
export interface Place {
  readonly name: string
  readonly isTown: boolean
}

/** The meaning of a typed line as plain data, always the same for the same line. */
export interface Understood {
  intent: Intent
  items: Item[]
  /** The quantity of the only fish, or of a line without fish. With several fish, each item has its own. */
  quantity: Count
  /** The numbers below and above a fraction (CHAT-053). */
  fraction?: { below: number; above: number }
  choices: {
    delivery?: 'standard' | 'express'
    method?: 'mobile_money' | 'cash_on_delivery'
    transporter?: 'any'
    language?: 'en' | 'sw'
    /** True for everything in the cart. */
    all?: true
  }
  filters: Pick<Item, 'kind' | 'cut' | 'size'> & {
    maxPrice?: number
    /** Words without a meaning here that may be part of a product's name. */
    words?: string
  }
  orderNumber?: string
  phone?: string
  place: Place | null
  /** The key of the topic. Greetings have theirs with the intent `greeting`. */
  topic?: string
  /** The possible senses, the likeliest first. */
  senses: readonly Likely[]
}

export interface Likely {
  readonly key: Sense
  readonly chance: number
}

/** The lowest probability of a possible sense. */
const POSSIBLE = 0.1

/** Returns the probability of each possible sense, the likeliest first, by adding the evidence of the features. */
export function likely(features: ReadonlySet<string>): Likely[] {
  const evidence = keys.map(() => 0)
  for (const feature of features)
    for (const [sense, level] of sensesOf.get(feature) ?? []) evidence[sense] = (evidence[sense] ?? 0) + level * STEP
  const most = Math.max(...evidence)
  const shares = evidence.map((one) => Math.exp(one - most))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const senses = keys.map((key, sense) => ({ key, chance: (shares[sense] ?? 0) / all }))
  return senses.filter(({ chance }) => chance >= POSSIBLE).sort((a, b) => b.chance - a.chance || a.key.localeCompare(b.key, 'en'))
}
