import type { Likely } from './mean/scores.ts'
import type { Sense } from './words/table.ts'

/** Kinds of goods a line may ask for (CHAT-051). */
export type Goods = 'fresh' | 'smoked' | 'dried' | 'frozen' | 'salted' | 'fried' | 'boiled' | 'live'
export type Cut = 'fillet' | 'steak' | 'head' | 'tail' | 'flour' | 'pieces'
export type Size = 'large' | 'medium' | 'small'
export type Count = number | 'fraction' | null

/** One fish of a line. */
export interface Item {
  /** The English name of the catalogue. */
  fish: string
  /** The name the catalogue is searched by. */
  search: string
  quantity: Count
  kind?: Goods
  cut?: Cut
  size?: Size
  /** Told not to be wanted, or to be taken out beside others that are put in (CHAT-135). */
  not?: true
}

/** A command of CHAT-049 by its sense; `topic` is an everyday line, `unknown` may still answer an open question by its other fields. */
export type Intent = Sense | 'greeting' | 'topic'

/** A place named, in lower case. */
export interface Place {
  readonly name: string
  readonly isTown: boolean
}

/** What a typed line means: plain data, the same for the same line. */
export interface Understood {
  intent: Intent
  items: Item[]
  /** Of the one fish named, or of none; with several each item has its own. */
  quantity: Count
  /** The neighbours of a fraction (CHAT-053). */
  fraction?: { below: number; above: number }
  choices: {
    delivery?: 'standard' | 'express'
    method?: 'mobile_money' | 'cash_on_delivery'
    transporter?: 'any'
    language?: 'en' | 'sw'
    /** Everything in the cart. */
    all?: true
  }
  filters: Pick<Item, 'kind' | 'cut' | 'size'> & {
    maxPrice?: number
    /** Words that mean nothing here but may stand in a product's name. */
    words?: string
  }
  orderNumber?: string
  phone?: string
  place: Place | null
  /** A key of the voice; greetings have theirs beside the intent `greeting`. */
  topic?: string
  /** What it may be about, the likeliest first. */
  senses: readonly Likely[]
  language: 'en' | 'sw'
}
