import type { Texts } from '#web/i18n/texts.ts'
import { type Card, type CardKind, type CardOf, cardKinds, isKnown, type UnknownCard } from './card.ts'
import type { KindRow, Names, Role } from './row.ts'

type Table = { readonly [Kind in (typeof cardKinds)[number] as Kind['name']]: Kind['row'] }

/** The row of each kind of card (DX-006, docs/recipes/add-a-card.md). */
export const kinds = Object.fromEntries(cardKinds.map(({ name, row }) => [name, row])) as Readonly<Record<string, unknown>> as {
  readonly [Kind in CardKind]: KindRow<CardOf<Kind>>
}

type KindOf<Wanted extends Role> = { [Kind in keyof Table]: Table[Kind]['role'] extends Wanted ? Kind : never }[keyof Table]
/** Kinds that belong to the way to an order. */
export type JourneyKind = KindOf<'browsing' | 'question' | 'row'>
/** The rows of the slip that a typed line can answer. */
export type RowKind = KindOf<'row'>
export type WordsKind = KindOf<'words'>
/** The questions where to bring it. */
type AddressKind = { [Kind in keyof Table]: Table[Kind]['goal'] extends 'address' ? Kind : never }[keyof Table]
/** Kinds whose answer `Change` asks for again: it clears the address, or opens the row of the slip. */
export type ChangeableKind = AddressKind | RowKind
/** Kinds with a function of their own in `guide/back/goBack.ts`. */
export type OwnBackKind = { [Kind in keyof Table]: Table[Kind]['back'] extends 'own' ? Kind : never }[keyof Table]
/** Kinds that a guest may open by URL only after signing in. */
export type SignedInKind = { [Kind in keyof Table]: Table[Kind]['openedByUrl'] extends 'signedIn' ? Kind : never }[keyof Table]
/** Kinds rendered as a card, not as plain text. */
export type ShownKind = Exclude<CardKind, WordsKind | RowKind>

export const isAddress = (kind: CardKind): kind is AddressKind => kinds[kind].goal === 'address'
/** Returns whether `Change` can reopen this kind. */
export const isChangeable = (kind: CardKind): kind is ChangeableKind => isAddress(kind) || isRow(kind)
/** Returns whether a typed or stored name is a row of the slip. */
export const isRow = (kind: string): kind is RowKind => isKind(kind) && kinds[kind].role === 'row'

/** All kinds, where those on the way to a purchase are listed as a buyer meets them. */
export const allKinds = cardKinds.map(({ name }) => name)

/** Returns whether a typed or stored name is a kind of this version. */
export const isKind = (kind: string): kind is CardKind => Object.hasOwn(kinds, kind)

/** Returns whether a card has one of the roles. False for unknown kinds (CHAT-065). A card opened next to an open question counts as an aside (CHAT-133). */
export const hasRole = <Wanted extends Role>(card: Card | UnknownCard, ...roles: readonly Wanted[]): card is CardOf<KindOf<Wanted>> =>
  isKnown(card) && (roles as readonly Role[]).includes(isBeside(card) ? 'aside' : kinds[card.kind].role)

export const isBeside = (card: Card): boolean => 'beside' in card && card.beside === true
/** Returns whether the kind belongs to the way to an order, even if the card was opened next to it. */
export const isOfJourney = (card: Card | UnknownCard): card is CardOf<JourneyKind> => isKnown(card) && kinds[card.kind].goal !== null

/** Returns the path of the page that does the same as a card; null if there is none (CHAT-007). */
export const pageOf = (card: Card | UnknownCard): string | null =>
  isKnown(card) ? ((kinds[card.kind].page as ((card: Card) => string) | null)?.(card) ?? null) : null

/** Returns the sentence that a screen reader hears once for a card (CHAT-071). */
export function screenReaderText(card: Card, t: Texts<'chat'>, names: Names): string {
  const { says } = kinds[card.kind] as KindRow<Card>
  return says ? says(card, t, names) : questionText(card.kind, t)
}

/** Returns the question of a card kind, also shown in the live line (CHAT-156); '' if the kind asks nothing. */
export function questionText(kind: CardKind, { chat }: Texts<'chat'>): string {
  const { question } = kinds[kind]
  return question === null ? '' : chat[question]
}
