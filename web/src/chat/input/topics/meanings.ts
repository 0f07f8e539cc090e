import { formatTzs, wholeShillings } from '#contract/rules/money.ts'
import { capitalized } from '../../cards/capitalized.ts'
import { reply } from '../reply/reply.ts'
import type { Talk } from '../reply/Talk.ts'
import type { Cut, Goods, Item } from '../understand/Understood.ts'
import { asFish } from './asFish.ts'
import { inStock, market } from './facts.ts'
import { rowsInView } from './inView.ts'

/** Words of the fish stall, Swahili first. */
const STALL: Readonly<Record<Cut | Goods, readonly [string, string]>> = {
  fillet: ['minofu', 'fillet'],
  steak: ['steki', 'steak'],
  head: ['vichwa', 'heads'],
  tail: ['mikia', 'tails'],
  flour: ['unga', 'flour'],
  pieces: ['vipande', 'pieces'],
  fresh: ['wabichi', 'fresh'],
  smoked: ['wa moshi', 'smoked'],
  dried: ['wakavu', 'dried'],
  frozen: ['wa barafu', 'frozen'],
  salted: ['wa chumvi', 'salted'],
  fried: ['wa kukaanga', 'fried'],
  boiled: ['wa kuchemsha', 'boiled'],
  live: ['wazima', 'live'],
}

/** What words mean, and how two fish differ. */
export const meanings = {
  meaning,
  compare,
  mixx: () => reply('mixx'),
  rawFish: () => reply('rawFish'),
}

/** A fish by both its names; any other word of the stall by its own. */
function meaning({ meant }: Talk): void {
  const [item] = meant.items
  const word = meant.filters.cut ?? meant.filters.goods
  const [local, english] = item ? [item.search, item.fish] : word ? STALL[word] : []
  if (local === undefined || english === undefined) return reply('meansWhich')
  reply('means', { local: capitalized(local), english }, 'browse')
}

/** `Changu (red snapper)`: in both languages, since one of them may be what is asked about. */
const named = ({ search, fish }: Item): string => `${capitalized(search)} (${fish})`

/** The lowest price of each in stock, the cheaper first. */
async function compare(talk: Talk): Promise<void> {
  const { meant } = talk
  if (meant.items.length === 0) return compareRows(talk)
  const found = await Promise.all(
    meant.items.map(async (item) => {
      const [lowest] = inStock(await market(item))
      return { name: named(item), price: lowest && wholeShillings(lowest.unitPrice) }
    }),
  )
  const [first, second] = [...found].sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))
  if (first?.price === undefined || !second) return reply('goneNow', { names: found.map(({ name }) => name).join(', ') }, 'browse')
  const about = { first: first.name, firstPrice: formatTzs(first.price), second: second.name }
  if (second.price === undefined) reply('compareOne', about, 'browse')
  else reply('compare', { ...about, secondPrice: formatTzs(second.price) }, 'browse')
}

const ROWS = 3

/** `tofauti yao ni nini?`: the rows in view, each with its price. */
export async function compareRows(talk: Talk): Promise<void> {
  const rows = inStock(await rowsInView(talk)).slice(0, ROWS)
  if (rows.length < 2) return reply('weightWhich')
  reply('compareRows', { list: rows.map(({ name, unitPrice }) => `${asFish(name)} ${formatTzs(wholeShillings(unitPrice))}`).join('; ') })
}
