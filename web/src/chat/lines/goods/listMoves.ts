import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { isWanted, names } from '#web/chat/cards/browse/narrow.ts'
import { asFish } from '#web/chat/kinds/fact.ts'
import { productOptions } from '#web/chat/lines/moment.ts'
import { type Act, type ReplyAct, tell } from '../act.ts'
import type { Clause, PickedRow } from '../line.ts'
import type { Moment } from '../moment.ts'
import type { Moves } from '../move.ts'
import { isForSeller } from '../read/wishes.ts'
import { PLACE } from './picks.ts'
import { plainest, saysSeveral, TAIL } from './rowsIn.ts'

/** Senses of a clause that only names a fish. */
export const LOOKS: ReadonlySet<string | null> = new Set([null, 'search', 'add', 'setQuantity', 'unknown', 'yes'])

/** The shop doesn't sell half a fish (CHAT-053). */
export const halfOf = ({ meant: { fraction } }: Clause): readonly ReplyAct[] =>
  fraction ? [{ do: 'say', text: 'wholeUnits', about: `${fraction.below},${fraction.above}` }] : []

/** The rows of the list in view: picks, quantities and questions (CHAT-137). */
export const list: Moves = {
  'list.pick': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) =>
      isForGoods(clause) &&
      !(clause.says('tooMuch') && clause.says('dear') && !TAIL.test(clause.text)) &&
      !/^(?:greet|anger|praise)/.test(clause.sense ?? '') &&
      picks(clause, moment).length > 0,
    acts: (clause, moment): readonly Act[] => {
      const rows = picks(clause, moment)
      const [{ id, quantity } = { id: '' }] = rows
      // `wa kwanza wawe wawili` about a fish that is in the cart already changes its quantity.
      const isIn = rows.length === 1 && clause.says('upTo') && moment.cart.some(({ productId }) => productId === id)
      if (isIn && quantity !== undefined) return [{ do: 'changeCart', changes: [{ productId: id, quantity }] }]
      const shown = shownInstead(clause, moment, rows)
      if (shown) return shown
      const [, tail] = clause.text.split(TAIL)
      // `sorry, I meant the first one`: it comes in place of the fish that was added last.
      const wrong =
        rows.length === 1 &&
        clause.says('corrects') &&
        moment.cart.find((line) => line.productId === moment.lastPut && line.productId !== id)
      if (wrong) {
        const instead: Act = { do: 'pick', rows: [{ id, quantity: quantity ?? wrong.quantity }] }
        return [{ do: 'changeCart', changes: [{ productId: wrong.productId, quantity: 0 }] }, instead]
      }
      return [{ do: 'pick', rows }, ...(tail && quantity === undefined ? [tell('notDone', { text: tail })] : [])]
    },
  },
  /** Asks for other fish: `nionyeshe wengine`, `I don't like these`. */
  'list.others': {
    at: ['looking'],
    when: ({ goods, says, meant }, { rows, asksAmount }) =>
      rows.length + Number(asksAmount) > 0 && goods.length === 0 && meant.quantity === null && says('others') && !says('keep', 'theyDid'),
    senses: ['search', 'add', 'unknown', 'no', 'complaint', 'outOfStock', 'goodToday'],
    acts: () => [{ do: 'open', card: { kind: 'categories' } }],
  },
  /** `the steaks`, `wa moshi`, `2 of those`: several rows match, so the buyer is asked which. */
  'list.narrow': {
    to: 'statement',
    neverWaits: true,
    when: (clause, moment) =>
      isForGoods(clause) &&
      clause.goods.length === 0 &&
      clause.meant.intent !== 'startFresh' &&
      !clause.says('noOrNot', 'unwanted') &&
      !saysSeveral(clause.text) &&
      ((clause.sense !== 'storage' && fitting(clause, moment.rows).length > 1) || isCount(clause, moment)),
    acts: (clause, moment) => ordered(clause, moment) ?? [{ do: 'narrow', sought: { ...soughtIn(clause), ...counted(clause) } }],
  },
  /** Asks for the price of a row: `ya pili bei gani?` */
  'list.price': {
    to: 'question',
    when: (clause, moment) => clause.goods.length === 0 && asksPrice(clause) && pricedRow(clause, moment) !== undefined,
    acts: (clause, moment) => {
      const row = pricedRow(clause, moment)
      return row ? [tell('priceOne', { product: asFish(row.name), price: formatTzs(wholeShillings(row.unitPrice)) })] : []
    },
  },
}

/** `2 of those`, `iwe mbili`: a number orders the fish of the list as its likeliest kind (CHAT-177). Null if the list has several fish. */
function ordered(clause: Clause, { asked, beside }: Moment): readonly Act[] | null {
  const card = beside ?? asked
  const { quantity } = counted(clause)
  if (card?.kind !== 'products' || card.search === undefined || quantity === undefined || quantity === 1) return null
  const { goods: kind, ...sought } = { goods: card.goods, ...soughtIn(clause) }
  return [{ do: 'want', goods: [{ fish: '', search: card.search, quantity, ...sought, ...(kind && { kind }), text: clause.text }] }]
}

/** For half a fish, and for a row that is only spoken of, the fish is shown and nothing is added. Null if the rows are picked. */
function shownInstead(clause: Clause, { rows: inView }: Moment, [pick, ...others]: readonly PickedRow[]): readonly Act[] | null {
  const row = inView.find(({ id }) => id === pick?.id)
  const show: readonly Act[] = row ? [{ do: 'showFish', product: row }] : []
  if (clause.meant.fraction) return [...halfOf(clause), ...show]
  return row && others.length === 0 && pick?.quantity === undefined && isDescribed(clause) ? show : null
}

/**
 * A row that a clause only speaks of is shown, not added: `ni freshi kweli`, `nichagulie`, `show all your frozen seafood`. One that is told
 * apart from the others is added: `mbichi, sio wa chumvi`.
 */
const isDescribed = ({ text, sense, says }: Clause): boolean =>
  !NUMBERED.test(text) && !says('noOrNot') && (SPEAKS_OF.has(sense) || /(?<![a-z])(?:samaki|fish|seafood)(?![a-z])/i.test(text))
const NUMBERED = /\d|(?<![a-z])(?:first|second|third|last|kwanza|pili|tatu|mwisho)(?![a-z])/i
const SPEAKS_OF: ReadonlySet<string | null> = new Set(['freshness', 'cheapest', 'goodToday', 'gift'])

/** `how much is the frozen one` asks for the price, not the weight. */
const asksPrice = ({ sense, ask, says }: Clause): boolean =>
  ask === 'howMuch' && (LOOKS.has(sense) || sense === 'deliveryFee' || (sense === 'weight' && !says('weight')))

/** A product that came without a price has none to tell (GEN-028). */
function pricedRow(clause: Clause, { rows }: Moment): Product | undefined {
  const row = rowAsked(clause, rows)
  return row && wholeShillings(row.unitPrice) > 0 ? row : undefined
}

/** Returns the row that a question points at, or the only one of its kind. */
export function rowAsked(clause: Clause, rows: readonly Product[]): Product | undefined {
  const id = clause.points(productOptions(rows))
  const [only, ...others] = fitting(clause, rows)
  return rows.find((one) => one.id === id) ?? (others.length === 0 ? only : undefined)
}

/** True if the clause isn't about an order, a place or a time. */
const isForGoods = ({ isPlaced, orderNumber, when, place, dictates, says }: Clause): boolean =>
  (!isPlaced || says('lastOrder')) &&
  orderNumber === null &&
  when === null &&
  place === null &&
  !dictates &&
  !says('order', 'myOrder', 'theFare', 'buysAgain')

/** Returns the rows that a clause picks; otherwise the only one of its kind or cut. */
function picks(clause: Clause, moment: Moment): readonly PickedRow[] {
  const { goods, says } = clause
  const picked = clause.picks(productOptions(moment.rows))
  if (picked.length > 0 && (NUMBERED.test(clause.text) || !isElsewhere(clause))) return picked
  const plain = plainRow(clause, moment)
  if (plain) return [{ id: plain.id }]
  const isElse =
    goods.length > 0 ||
    !LOOKS.has(clause.sense) ||
    PLACE.test(clause.text) ||
    says('takesOut', 'fewer', 'noOrNot', 'unwanted', 'oneMore', 'tooMuch')
  const [only, ...others] = isElse ? [] : fitting(clause, moment.rows)
  return only && others.length === 0 ? [{ id: only.id, ...counted(clause) }] : []
}

/** `can you give me a small discount`, `mtu wa kawaida`: a size or `plain` picks no row in a clause about something else (CHAT-178). */
const isElsewhere = (clause: Clause): boolean => {
  const { sense, says, meant } = clause
  const isSized = meant.filters.size !== undefined
  if (sense === 'cleaning') return isSized || isForSeller(clause)
  if (sense === 'bulk' || sense === 'event') return true
  return says('plainKind') ? sense === 'person' || sense === 'deliveryTime' : isSized && says('lower')
}

/** `changu` in a list of changu: the row with the shortest name. */
function plainRow({ goods: [fish, ...others], sense, says }: Clause, { rows }: Moment): Product | undefined {
  if (!fish || others.length > 0 || fish.not || fish.pack || fish.quantity !== null || !LOOKS.has(sense) || says('dear')) return undefined
  const [plain, ...more] = rows.every(({ name }) => names(name, fish.search)) ? plainest(rows.filter((row) => isWanted(row, fish))) : []
  return more.length === 0 ? plain : undefined
}

function soughtIn({ meant: { filters } }: Clause) {
  const { cut, kind, size } = filters
  return { ...(cut && { cut }), ...(kind && { goods: kind }), ...(size && { size }) }
}
/** In `the fresh one`, `one` isn't a quantity. */
const counted = ({ meant: { quantity }, chooses }: Clause): { readonly quantity?: number } =>
  typeof quantity === 'number' && (quantity !== 1 || chooses([], 'product').amount === 1) ? { quantity } : {}

const isCount = (clause: Clause, moment: Moment): boolean =>
  moment.rows.length > 1 &&
  (moment.beside ?? moment.asked)?.kind === 'products' &&
  clause.chooses([], 'product').amount !== undefined &&
  picks(clause, moment).length === 0

function fitting({ meant: { filters } }: Clause, rows: readonly Product[]) {
  const found = rows.filter((row) => isWanted(row, filters))
  return found.length === rows.length ? [] : found
}
