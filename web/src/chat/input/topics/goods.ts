import type { Product } from '#contract/catalogue.ts'
import { CART_LINE_MOST, STANDARD_FEE } from '#contract/rules/constants.ts'
import { fish } from '#contract/rules/fish/names.ts'
import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { soughtOf } from '../../cards/browse/listed.ts'
import { names } from '../../cards/browse/narrow.ts'
import { capitalized } from '../../cards/capitalized.ts'
import { showFound } from '../../guide/addCommands.ts'
import { openPeople, showProducts } from '../../guide/commands.ts'
import { headsIn } from '../reply/line/headsIn.ts'
import { reply, type TopicText } from '../reply/reply.ts'
import { isBuying, type Talk } from '../reply/Talk.ts'
import type { Item } from '../understand/Understood.ts'
import { asFish } from './asFish.ts'
import { delivery } from './delivery.ts'
import { byPrice, inStock, itemOf, market, shopPhone } from './facts.ts'
import { productInView, rowAsked, rowsInView } from './inView.ts'
import { compareRows } from './meanings.ts'

const priceOf = ({ unitPrice }: Product): string => formatTzs(wholeShillings(unitPrice))
const LISTED = 3

/** Prices, stock and what is known of a fish. */
export const goods = {
  price,
  priceAsk: price,
  // `mbona express ni ghali` is about the delivery.
  bargain: (talk: Talk) => (talk.meant.choices.delivery ? delivery.deliveryFee() : lowest(talk, 'bargain')),
  cheapest: (talk: Talk) => lowest(talk, 'cheapest'),
  budget,
  bulk: () => reply('bulk', { max: String(CART_LINE_MOST), ...shopPhone }, 'call', 'browse'),
  event: () => reply('event', { max: String(CART_LINE_MOST), ...shopPhone }, 'call', 'browse'),
  goodToday: async (talk: Talk) => {
    const products = inStock(await market())
    reply('goodToday', { n: String(products.length), lowest: products[0] ? priceOf(products[0]) : '' }, 'browse')
    if (!isBuying(talk) && products.length > 0) showProducts({})
  },
  people: ({ line }: Talk) => openPeople(headsIn(line) ?? undefined),
  notSold,
  outOfStock,
  localMeasure: (talk: Talk) =>
    ofFish(talk, 'localMeasureWhich', (one) => reply('localMeasure', { product: asFish(one.name), price: priceOf(one) })),
  freshness: (talk: Talk) =>
    ofFish(talk, 'freshnessWhich', (one) =>
      reply('freshness', { product: asFish(one.name), storage: `@storage${capitalized(one.storageType)}` }),
    ),
  whereCaught: (talk: Talk) => ofFish(talk, 'whereCaughtWhich', (one) => whereCaught(one, talk)),
  weight: (talk: Talk) =>
    ofFish(talk, 'weightWhich', (one) => {
      const { unit } = nameParts(one.name)
      return unit === null ? reply('weightWhich') : reply('weight', { unit })
    }),
  storage: (talk: Talk) => ofFish(talk, 'keepWhich', (one) => reply(`keep${capitalized(one.storageType)}` as TopicText)),
  cooking,
}

/** `sato` of `Smoked tilapia (Sato wa moshi), 1 kg`. */
const fishOf = ({ name }: Product): string => (nameParts(name).local ?? name).split(' ')[0] ?? name

/** The seller's own words stand on the card; where one must not be shown they are on the page. */
function whereCaught(product: Product, talk: Talk): void {
  const { seller } = product
  if (!seller) return reply('whereCaughtWhich', {}, 'browse')
  const about = { product: asFish(product.name), seller: seller.name }
  if (isBuying(talk)) return reply('whereCaughtPage', about)
  reply('whereCaught', about)
  showFound(product)
}

/** How each fish is cooked, by its name at the landing site. */
const COOKED: Readonly<Record<string, TopicText>> = {
  sato: 'cookFry',
  changu: 'cookFry',
  sangara: 'cookSoup',
  kambale: 'cookSoup',
  dagaa: 'cookDagaa',
  jodari: 'cookTuna',
  nguru: 'cookSteak',
  pweza: 'cookOctopus',
  ngisi: 'cookSquid',
  kamba: 'cookPrawns',
}

/** `Tilapia (Sato)`, called by the name that the language of the day leads with. */
function inBothLanguages(local: string): string {
  const english = Object.keys(fish).find((name) => fish[name]?.split(' ')[0] === local) ?? local
  return asFish(`${capitalized(english)} (${capitalized(local)})`)
}

const FRIED = /(?<![a-z])(?:fry[a-z]*|fried|grill[a-z]*|bbq|barbecue|roast[a-z]*|braai|[a-z]*kaang[a-z]*|[a-z]*chom[aw][a-z]*)(?![a-z])/i
const STEWED = /(?<![a-z])(?:soup|stew|curry|coconut|mchuzi|supu|nazi|rosti)(?![a-z])/i

/** How a fish is cooked; for a way of cooking without a fish, those that people take for it. */
function cooking(talk: Talk): void {
  const item = itemOf(talk)
  const way = FRIED.test(talk.line) ? 'cookFry' : STEWED.test(talk.line) ? 'cookSoup' : undefined
  const cooked = item && COOKED[item.search]
  if (cooked || way === undefined) return reply(cooked ?? 'cookWhich', {}, 'browse')
  const fishes = Object.keys(COOKED).filter((name) => COOKED[name] === way)
  reply('goodFor', { list: fishes.map(inBothLanguages).join(', ') }, 'browse')
}

/** The fish of the line, else the one in view; without one the reply asks which. */
async function ofFish(talk: Talk, which: TopicText, say: (product: Product) => void): Promise<void> {
  const item = itemOf(talk)
  const found = item ? await market(item) : []
  const inView = item ? await rowOfFish(item, talk) : await productInView(talk)
  const product = inView ?? inStock(found)[0] ?? found[0]
  if (product) say(product)
  else reply(which, {}, 'browse')
}

/** `hao changu wa 18,500`: one row of that fish. */
async function rowOfFish({ search }: Item, talk: Talk): Promise<Product | undefined> {
  const row = await productInView(talk)
  return row && names(row.name, search) ? row : undefined
}

/** What a fish costs, with its list where nothing else is asked; without a fish the range of the market (CHAT-138, CHAT-140). */
async function price(talk: Talk): Promise<void> {
  const item = itemOf(talk)
  const row = item ? undefined : await rowAsked(talk)
  if (row) return reply('priceOne', { product: asFish(row.name), price: priceOf(row) })
  if (!item && isShort(talk.line) && (await priceInView(talk))) return
  const products = inStock(await market(item))
  const [first] = products
  const last = products.at(-1)
  if (!first || !last) return item ? outOfStock(talk) : reply('notFish', {}, 'browse')
  if (!item) return reply('priceAsk', { lowest: priceOf(first), highest: priceOf(last) }, 'browse')
  // A list of several is headed by the same words.
  if (isBuying(talk) || products.length === 1)
    reply('price', { fish: capitalized(item.search), n: String(products.length), lowest: priceOf(first) })
  if (!isBuying(talk))
    showProducts({
      search: item.search,
      ...soughtOf(item, talk.line),
      byPrice: true,
      ...(typeof item.quantity === 'number' ? { quantity: item.quantity } : {}),
    })
}

const SHORTEST = 3
const isShort = (line: string): boolean => line.trim().split(/\s+/).length < SHORTEST

/** `bei?` of the goods that are looked at; false where none are. */
async function priceInView(talk: Talk): Promise<boolean> {
  const rows = isBuying(talk) ? [] : inStock(await rowsInView(talk))
  const one = rows.length > 1 || isBuying(talk) ? undefined : (rows[0] ?? (await productInView(talk)))
  if (one) reply('priceOne', { product: asFish(one.name), price: priceOf(one) })
  else if (rows.length > 1) await compareRows(talk)
  return one !== undefined || rows.length > 1
}

async function lowest(talk: Talk, text: 'bargain' | 'cheapest'): Promise<void> {
  const { asked } = talk
  const item = itemOf(talk)
  const listed = item || asked?.kind !== 'products' ? [] : await rowsInView(talk)
  const products = listed.length > 0 ? byPrice(inStock(listed)) : inStock(await market(item))
  const inView = !item && asked && 'productId' in asked ? products.find(({ id }) => id === asked.productId) : undefined
  const [first] = inView ? products.filter(({ name }) => names(name, fishOf(inView))) : products
  if (!first) return reply('notFish', {}, 'browse')
  if (first === inView && text === 'bargain') return reply('bargainLowest', { price: priceOf(first) })
  if (text === 'bargain') reply('bargain', { alt: asFish(first.name), altPrice: priceOf(first) }, 'browse')
  else reply('cheapest', { product: asFish(first.name), price: priceOf(first) }, 'browse')
}

async function budget(talk: Talk): Promise<void> {
  const { maxPrice } = talk.meant.filters
  if (maxPrice === undefined) return price(talk)
  const products = inStock(await market(itemOf(talk)))
  const within = products.filter(({ unitPrice }) => wholeShillings(unitPrice) <= maxPrice)
  const [first] = products
  if (within.length === 0)
    return first
      ? reply('budgetNone', { budget: formatTzs(maxPrice), product: asFish(first.name), price: priceOf(first) }, 'browse')
      : reply('notFish', {}, 'browse')
  const list = within.slice(0, LISTED).map((one) => `${asFish(one.name)} ${priceOf(one)}`)
  reply('budget', { budget: formatTzs(maxPrice), list: list.join('; '), fee: formatTzs(STANDARD_FEE) }, 'browse')
}

const PROTECTED = /kasa|turtle|nguva|dugong|pomboo|dolphin/i
const NO_FISH = /kuku|nyama|mayai|chips|ugali|soda|chicken|meat|beef|egg|pork|rice|wali/i

async function notSold(talk: Talk): Promise<void> {
  if (PROTECTED.test(talk.line)) return reply('protected', {}, 'browse')
  const [alt, alt2] = NO_FISH.test(talk.line) ? [] : inStock(await market()).filter(({ name }) => CLOSE.test(name))
  if (!alt || !alt2) return reply('notFish', {}, 'browse')
  reply('notSold', { alt: asFish(alt.name), alt2: asFish(alt2.name) }, 'browse')
}
/** Whole firm fish, for who asked for salmon, cod or shark. */
const CLOSE = /red snapper|tuna|kingfish|grouper/i

async function outOfStock(talk: Talk): Promise<void> {
  const item = itemOf(talk)
  if (!item) return reply('outOfStockWhich', {}, 'browse')
  const found = await market(item)
  const there = inStock(found)[0]
  if (there)
    return reply(
      'inStock',
      { product: asFish(there.name), n: String(Math.floor(there.availableQuantity)), price: priceOf(there) },
      'browse',
    )
  const [alt] = inStock(await market())
  const gone = found[0]
  if (!alt) return reply('notFish', {}, 'browse')
  reply(
    'outOfStock',
    { product: gone ? asFish(gone.name) : capitalized(item.search), alt: asFish(alt.name), altPrice: priceOf(alt) },
    'browse',
  )
}
