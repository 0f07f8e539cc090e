import type { Product } from '#contract/catalogue.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { soughtOf } from '#web/chat/cards/browse/listed.ts'
import { names } from '#web/chat/cards/browse/narrow.ts'
import { capitalized } from '#web/chat/kinds/capitalized.ts'
import { asFish, type Fact, inRow } from '#web/chat/kinds/fact.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import type { Moves, NeededData } from '../move.ts'
import { asksBones } from './payTalk.ts'
import { trade } from './topic.ts'

export const priceOf = ({ unitPrice }: Product): string => formatTzs(wholeShillings(unitPrice))
const LISTED = 3
const notFish = tell('notFish', {}, 'browse')
const inStock = (products: readonly Product[]): readonly Product[] => products.filter(({ availableQuantity }) => availableQuantity > 0)
const itemOf = ({ goods }: Clause) => goods.find(({ not }) => !not)

/**
 * Tells the price of a fish and shows its list if nothing else is asked. Without a fish, tells the price range of the market (CHAT-138,
 * CHAT-140).
 */
function price(clause: Clause, moment: Moment, known: NeededData): readonly ReplyAct[] {
  const item = itemOf(clause)
  if (!item) return priceInView(clause, known)
  if (clause.goods.length === 2 && clause.goods.every(({ not }) => !not)) return compare(clause, known)
  const products = inStock(known.fish?.named[0] ?? [])
  const [first] = products
  if (!first) return tellStock(clause, moment, known)
  const isAlone = products.length === 1
  const told = tell('price', { fish: capitalized(item.search), n: String(products.length), lowest: priceOf(first) })
  if (moment.stage !== 'looking') return [told]
  const wanted = typeof item.quantity === 'number' ? { quantity: item.quantity } : {}
  // The heading of a list with several products already tells the price, so the reply tells only a single one.
  return [
    ...(isAlone ? [told] : []),
    { do: 'open', card: { kind: 'products', search: item.search, ...soughtOf(item, clause.text), byPrice: true, ...wanted } },
  ]
}

/** Tells the price of the goods in view, or the price range of the market. */
function priceInView({ text }: Clause, { fish, market }: NeededData): readonly ReplyAct[] {
  if (fish?.one && wholeShillings(fish.one.unitPrice) > 0)
    return [tell('priceOne', { product: asFish(fish.one.name), price: priceOf(fish.one) })]
  const isShort = text.split(/\s+/).length <= LISTED
  if (isShort && fish && fish.rows.length > 1) return [tell('compareRows', { list: pricesOf(inStock(fish.rows)) })]
  const [first] = market
  const last = market.at(-1)
  return [first && last ? tell('priceAsk', { lowest: priceOf(first), highest: priceOf(last) }, 'browse') : notFish]
}

const pricesOf = (rows: readonly Product[]): Fact =>
  inRow(
    rows.slice(0, LISTED).map((row) => [asFish(row.name), ` ${priceOf(row)}`]),
    '; ',
  )

/** Tells whether a fish is in stock, and otherwise what is close to it. */
function tellStock(clause: Clause, _moment: Moment, { fish, market }: NeededData): readonly ReplyAct[] {
  const item = itemOf(clause)
  const found = item ? (fish?.named[0] ?? []) : fish?.one ? [fish.one] : []
  const [there] = inStock(found)
  if (there) {
    const about = { product: asFish(there.name), n: String(Math.floor(there.availableQuantity)), price: priceOf(there) }
    return [tell('inStock', about, 'browse')]
  }
  if (!item && found.length === 0) return [tell('outOfStockWhich', {}, 'browse')]
  const [alt] = market
  if (!alt) return [notFish]
  const product = found[0] ? asFish(found[0].name) : capitalized(item?.search ?? '')
  return [tell('outOfStock', { product, alt: asFish(alt.name), altPrice: priceOf(alt) }, 'browse')]
}

/** Returns `sato` for `Smoked tilapia (Sato wa moshi), 1 kg`. */
const fishOf = ({ name }: Product): string => (nameParts(name).local ?? name).split(' ')[0] ?? name

/** Returns the cheapest of the named fish, its kind, the list in view, or all. */
function lowestOf(clause: Clause, { fish, market }: NeededData): Product | undefined {
  // If a fish is called expensive, the reply names the cheapest of all.
  if (clause.says('dear')) return market[0]
  if (itemOf(clause)) return inStock(fish?.named[0] ?? [])[0]
  const listed = inStock(fish?.rows ?? [])
  if (listed.length > 0) return [...listed].sort((a, b) => wholeShillings(a.unitPrice) - wholeShillings(b.unitPrice))[0]
  const { one } = fish ?? {}
  return one ? market.find(({ name }) => names(name, fishOf(one))) : market[0]
}

function bargain(clause: Clause, _moment: Moment, known: NeededData): readonly ReplyAct[] {
  const first = lowestOf(clause, known)
  if (!first) return [notFish]
  const isAlready = first.id === known.fish?.one?.id && !itemOf(clause)
  if (isAlready) return [tell('bargainLowest', { price: priceOf(first) })]
  return [tell('bargain', { alt: asFish(first.name), altPrice: priceOf(first) }, 'browse')]
}

/** Tells what a sum of money buys, the cheapest first. */
function budget(clause: Clause, moment: Moment, known: NeededData): readonly ReplyAct[] {
  const { maxPrice } = clause.meant.filters
  if (maxPrice === undefined) return price(clause, moment, known)
  const products = itemOf(clause) ? inStock(known.fish?.named[0] ?? []) : known.market
  const [first] = products
  if (!first) return [notFish]
  const within = products.filter(({ unitPrice }) => wholeShillings(unitPrice) <= maxPrice)
  const sum = formatTzs(maxPrice)
  if (within.length === 0) return [tell('budgetNone', { budget: sum, product: asFish(first.name), price: priceOf(first) }, 'browse')]
  return [tell('budget', { budget: sum, list: pricesOf(within) }, 'browse')]
}

/** Compares the lowest prices of two fish, named in both languages, the cheaper first. */
function compare({ goods }: Clause, { fish }: NeededData): readonly ReplyAct[] {
  const found = goods
    .map(({ search, fish: english }, at) => {
      const [lowest] = inStock(fish?.named[at] ?? [])
      return { name: `${capitalized(search)} (${english})`, price: lowest && wholeShillings(lowest.unitPrice) }
    })
    .sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  const [first, second] = found
  if (first?.price === undefined || !second) return [tell('goneNow', { names: found.map(({ name }) => name).join(', ') }, 'browse')]
  const about = { first: first.name, firstPrice: formatTzs(first.price), second: second.name }
  if (second.price === undefined) return [tell('compareOne', about, 'browse')]
  return [tell('compare', { ...about, secondPrice: formatTzs(second.price) }, 'browse')]
}

/** After an order was shown, a clause without a fish is about that order. */
export const isOfNoOrder = ({ goods, meant }: Clause, { showsOrder }: Moment): boolean =>
  meant.choices.delivery === undefined && (goods.length > 0 || !showsOrder)

const ofGoods = {
  needs: ['fish', 'market'],
  when: ({ meant }: Clause) => meant.choices.delivery === undefined,
} as const

/** Prices and stock. */
export const prices: Moves = {
  'shop.price': trade('price', price, ofGoods),
  'shop.priceAsk': trade('priceAsk', price, ofGoods),
  'shop.bargain': trade('bargain', bargain, ofGoods),
  'shop.cheapest': trade(
    'cheapest',
    (clause, _moment, known) => {
      const first = lowestOf(clause, known)
      return [first ? tell('cheapest', { product: asFish(first.name), price: priceOf(first) }, 'browse') : notFish]
    },
    {
      ...ofGoods,
      // `hakuna ya bei ndogo?` of the delivery means no fish.
      when: (clause, moment) =>
        ofGoods.when(clause) && (moment.question !== 'delivery' || clause.goods.length > 0 || /fish|samaki/i.test(clause.text)),
    },
  ),
  'shop.budget': trade('budget', budget, { ...ofGoods, when: isOfNoOrder }),
  'shop.outOfStock': trade('outOfStock', tellStock, { ...ofGoods, when: isOfNoOrder }),
  'compare.two': {
    needs: ['fish'],
    when: (clause, moment) => comparesTwo(clause) && !asksBones(clause, moment),
    acts: (clause, _moment, known) => compare(clause, known),
  },
}

const comparesTwo = ({ goods, says, mood }: Clause): boolean =>
  goods.length === 2 &&
  goods.every(({ not }) => !not) &&
  (says('price') || (mood === 'question' && says('differs', 'orWord') && goods.every(({ quantity }) => quantity === null))) &&
  !says('putVerb', 'bring')
