import type { Transporter } from '#contract/transporter.ts'
import type { CardKind } from '#web/chat/cards/card.ts'
import type { Item, Place, Understood } from '#web/chat/lines/lexicon/Understood.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import type { Says } from './lexicon/words/meanings.ts'
import type { NoteSaid } from './read/dictates.ts'

/** What kind of thing is asked; `whether` is answered by yes or no. */
export type Ask = 'when' | 'howLong' | 'who' | 'where' | 'howMuch' | 'which' | 'how' | 'why' | 'what' | 'whether'
/** `can you leave it at the gate?` is a request: it asks nothing, and may write. */
export type Mood = 'question' | 'request' | 'statement'
/** A fear for money: it was taken, it shall come back, it shall come back instead of the goods, it was taken twice; `asked` is whether it came. */
export type Worry = 'gone' | 'refund' | 'cancel' | 'twice' | 'asked'

/** A part of a line that says one thing, read without a look at the thread. */
export interface Clause {
  /** As typed: what goes into a note, or is named as not done. */
  readonly text: string
  /** This one and the next, read as one: meant where this one answers nothing by itself. */
  readonly whole?: Clause
  readonly mood: Mood
  readonly ask: Ask | null
  /** What the scorer holds for possible, the likeliest first. */
  readonly senses: readonly Sense[]
  /** The likeliest of them, where it is sure enough to be answered; `null` where nothing is. */
  readonly sense: Sense | null
  /** What the older reader makes of it: numbers, filters, choices; its intent has gates of its own. */
  readonly meant: Understood
  readonly worries: Worry | null
  readonly says: Says
  /** It says any of them, and nothing else but little words. */
  readonly only: Says
  /** The number that it calls wrong: `6, not 1`. */
  readonly wrong: number | null
  readonly goods: readonly Wanted[]
  /** Of a list in view the rows that it means. */
  readonly picks: (rows: readonly Option[]) => readonly Pick[]
  /** The same of what is asked: the row that it is about, whatever it says of it. */
  readonly points: (rows: readonly Option[]) => string | null
  /** The answers it gives: what is refused, doubted or put right by a later word is none of them. */
  readonly chooses: (carriers: readonly Named[], asked: CardKind | null) => Chosen
  readonly when: When | null
  readonly place: Place | null
  readonly orderNumber: string | null
  /** How many are to eat, as far as the card of people counts. */
  readonly heads: number | null
  /** An order that exists is named: by its number, its day, where it stands, or as the last one. */
  readonly isPlaced: boolean
  /** It dictates a note by a word of its own: `note: flat 4b`. */
  readonly dictates: NoteSaid | null
}

export interface Pick {
  readonly id: string
  readonly quantity?: number
}

/** A fish that a clause names. */
export interface Wanted extends Item {
  /** The weight of the pack that is meant, in grams. */
  readonly pack?: number
}

/** Whoever is free, as the draft keeps it. */
export const ANYONE = 'none'

/** Answers of the checkout, and how many of the fish in view. */
export interface Chosen {
  readonly delivery?: 'standard' | 'express'
  readonly method?: 'mobile_money' | 'cash_on_delivery'
  readonly carrier?: string
  /** Whose phone is asked to pay, as typed. */
  readonly phone?: string
  readonly amount?: number
  /** A carrier that is named, and not wanted. */
  readonly refused?: string
}

/** A carrier that may be chosen. */
export type Named = { readonly [Part in 'id' | 'businessName' | 'region']: Transporter[Part] }

/** What an open question offers, or an item of a list (CHAT-126, CHAT-137). */
export interface Option {
  readonly id: string
  /** Every name it goes by, in both languages. */
  readonly names: readonly string[]
  readonly kind?: string
  readonly size?: string
  readonly price?: number
}

export interface When {
  readonly day: string | null
  readonly part: string | null
  /** `before 6`, `saa nne`. */
  readonly hour: string | null
}

/** What a buyer typed: all that any move may look at (docs/adr/018-moves.md). */
export interface Line {
  readonly text: string
  readonly language: 'en' | 'sw'
  readonly clauses: readonly Clause[]
}
