/** Kinds of goods a line may ask for (CHAT-051). */
export type Goods = 'fresh' | 'smoked' | 'dried' | 'frozen' | 'salted' | 'fried' | 'boiled' | 'live'
export type Cut = 'fillet' | 'steak' | 'head' | 'tail' | 'flour' | 'pieces'
export type Size = 'large' | 'medium' | 'small'
export type Count = number | 'fraction' | null
/** The other network a wallet may be of. */
export type Network = 'mpesa' | 'mixx' | 'airtel' | 'halopesa'

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

/** Intents of CHAT-049; `topic` is an everyday line of its own, `unknown` may still answer an open question by its other fields. */
export type Intent =
  | 'search'
  | 'add'
  | 'setQuantity'
  | 'remove'
  | 'showCart'
  | 'checkout'
  | 'pay'
  | 'trackOrder'
  | 'buyAgain'
  | 'wishlist'
  | 'share'
  | 'help'
  | 'language'
  | 'undo'
  | 'back'
  | 'cancel'
  | 'startFresh'
  | 'yes'
  | 'no'
  | 'greeting'
  | 'topic'
  | 'unknown'

/** The intents that are no topic of the voice. */
export const COMMANDS: ReadonlySet<string> = new Set<Intent>([
  'search',
  'add',
  'setQuantity',
  'remove',
  'showCart',
  'checkout',
  'pay',
  'trackOrder',
  'buyAgain',
  'wishlist',
  'share',
  'help',
  'language',
  'undo',
  'back',
  'cancel',
  'startFresh',
  'yes',
  'no',
])

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
    network?: Network
    transporter?: 'any'
    language?: 'en' | 'sw'
    /** Everything in the cart. */
    all?: true
  }
  filters: {
    maxPrice?: number
    goods?: Goods
    cut?: Cut
    size?: Size
    cheapest?: true
    /** Words that mean nothing here but may stand in a product's name. */
    words?: string
  }
  orderNumber?: string
  phone?: string
  /** A place named, in lower case. */
  place?: string
  /** A key of the voice; greetings have theirs beside the intent `greeting`. */
  topic?: string
  /** No meaning is complete: the topic is the likeliest of those named in part. An option of the open question comes before it. */
  isGuess?: boolean
  language: 'en' | 'sw'
}

/** What is known around the line. */
export interface Context {
  /** What the open question asks: a bare number then is the quantity. */
  asks?: 'quantity'
  /** Of the interface: of a line that could be either. */
  language?: 'en' | 'sw'
}
