import type { Transporter } from '#contract/transporter.ts'
import type { CardKind } from '#web/chat/kinds/card.ts'
import type { Item, Place, Understood } from './lexicon/Understood.ts'
import type { Says, Sense } from './lexicon/words/table.ts'
import type { NoteSaid } from './read/dictates.ts'

/** The question word of a clause. `whether` is answered by yes or no. */
export type Ask = 'when' | 'howLong' | 'who' | 'where' | 'howMuch' | 'which' | 'how' | 'why' | 'what' | 'whether'
/** `can you leave it at the gate?` is a request: it isn't a question and may change something. */
export type Mood = 'question' | 'request' | 'statement'
/**
 * A worry about money. `gone`: it was taken. `refund`: it must come back. `cancel`: it must come back instead of the goods. `twice`: it was
 * taken twice. `asked`: the buyer asks whether it arrived.
 */
export type Worry = 'gone' | 'refund' | 'cancel' | 'twice' | 'asked'

/** A part of a line that says one thing, parsed without reading the thread. */
export interface Clause {
  /** The clause as typed, for a note or to name it as not done. */
  readonly text: string
  /** This clause and the next one read as one, used if this one answers nothing by itself. */
  readonly whole?: Clause
  readonly mood: Mood
  readonly ask: Ask | null
  /** The senses that the scorer considers possible, the likeliest first. */
  readonly senses: readonly Sense[]
  /** The likeliest sense if it is certain enough to be answered; otherwise null. */
  readonly sense: Sense | null
  /** The result of the word parser: numbers, filters, choices. Its intent has stricter rules. */
  readonly meant: Understood
  readonly worries: Worry | null
  readonly says: Says
  /** Returns true if the clause says one of these meanings and otherwise only little words. */
  readonly only: Says
  /** The number that the clause calls wrong, as in `6, not 1`. */
  readonly wrong: number | null
  readonly goods: readonly NamedFish[]
  /** Returns the rows of a list in view that the clause picks. */
  readonly picks: (rows: readonly Option[]) => readonly PickedRow[]
  /** Returns the row that a question is about, whatever it asks. */
  readonly points: (rows: readonly Option[]) => string | null
  /** Returns the answers in the clause, without those that are refused, doubted or corrected by a later word. */
  readonly chooses: (transporters: readonly TransporterOption[], asked: CardKind | null) => CheckoutAnswers
  readonly when: When | null
  readonly place: Place | null
  readonly orderNumber: string | null
  /** The number of people to feed. */
  readonly people: number | null
  /** True if an existing order is named: by its number, its day, its status, or as the last one. */
  readonly isPlaced: boolean
  /** The note that the clause dictates, as in `note: flat 4b`. */
  readonly dictates: NoteSaid | null
}

/** A row of the list in view that a line picks. */
export interface PickedRow {
  readonly id: string
  readonly quantity?: number
}

/** A fish that a clause names. */
export interface NamedFish extends Item {
  /** The weight of the wanted pack in grams. */
  readonly pack?: number
}

/** Answers of the checkout, and the quantity of the fish in view. */
export interface CheckoutAnswers {
  readonly delivery?: 'standard' | 'express'
  readonly method?: 'mobile_money' | 'cash_on_delivery'
  readonly transporter?: string
  /** The number of the phone that is asked to pay, as typed. */
  readonly phone?: string
  readonly amount?: number
  /** A transporter that is named but not wanted. */
  readonly refused?: string
}

/** A transporter that can be chosen. */
export type TransporterOption = { readonly [Part in 'id' | 'businessName' | 'region']: Transporter[Part] }

/** An option of an open question, or an item of a list (CHAT-126, CHAT-137). */
export interface Option {
  readonly id: string
  /** All names of the option, in both languages. */
  readonly names: readonly string[]
  readonly kind?: string
  readonly size?: string
  readonly price?: number
}

export interface When {
  readonly day: string | null
  readonly part: string | null
  /** The hour, as in `before 6` or `saa nne`. */
  readonly hour: string | null
}

/** A parsed line: everything that a move may read (docs/adr/018-moves.md). */
export interface Line {
  readonly text: string
  readonly clauses: readonly Clause[]
}
