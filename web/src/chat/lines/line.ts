import type { Item } from '#web/chat/input/understand/Understood.ts'

/** What kind of thing is asked; `whether` is answered by yes or no. */
export type Ask = 'when' | 'howLong' | 'who' | 'where' | 'howMuch' | 'which' | 'how' | 'why' | 'what' | 'whether'
/** `can you leave it at the gate?` is a request: it asks nothing, and may write. */
export type Mood = 'question' | 'request' | 'statement'
/** A fear for money: it was taken, it shall come back, or it shall come back instead of the goods. */
export type Worry = 'gone' | 'refund' | 'cancel'

/** A part of a line that says one thing, read without a look at the thread. */
export interface Clause {
  /** As typed: what goes into a note, or is named as not done. */
  readonly text: string
  readonly mood: Mood
  readonly ask: Ask | null
  /** What the scorer holds for possible, the likeliest first. */
  readonly senses: readonly string[]
  readonly worries: Worry | null
  readonly says: (...meanings: readonly Meaning[]) => boolean
  readonly goods: readonly Item[]
  readonly when: When | null
  readonly place: Place | null
  readonly orderNumber: string | null
  /** It dictates a note by a word of its own: `note: flat 4b`. */
  readonly dictates: boolean
}

export interface When {
  readonly day: string | null
  readonly part: string | null
  /** `before 6`, `saa nne`. */
  readonly hour: string | null
}

export interface Place {
  readonly name: string
  readonly isTown: boolean
}

/** What a buyer typed: all that any move may look at (docs/adr/040). */
export interface Line {
  readonly text: string
  readonly language: 'en' | 'sw'
  readonly clauses: readonly Clause[]
}

/** What a clause may speak of; its words are in `read/meanings.ts`. */
export type Meaning =
  | 'bring'
  | 'call'
  | 'careful'
  | 'cleanVerb'
  | 'cutVerb'
  | 'dog'
  | 'fishPart'
  | 'forMe'
  | 'gate'
  | 'house'
  | 'keeper'
  | 'knock'
  | 'lastOrder'
  | 'leaveAt'
  | 'money'
  | 'oncomingTime'
  | 'openVerb'
  | 'order'
  | 'packing'
  | 'packVerb'
  | 'past'
  | 'please'
  | 'price'
  | 'putVerb'
  | 'rider'
  | 'stopWord'
  | 'takeOff'
  | 'tellThem'
  | 'theyDid'
  | 'without'
