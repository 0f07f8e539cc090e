import type { Product } from '#contract/catalogue.ts'
import { isWanted } from '../../cards/browse/narrow.ts'
import { isPart } from '../reply/goods/changeWords.ts'
import { listSeen } from '../reply/question/list/listSeen.ts'
import { PLACE, picksIn } from '../reply/question/list/picks.ts'
import { productsOf } from '../reply/question/list/productsOf.ts'
import { rowIn } from '../reply/question/list/rows.ts'
import { productOptions } from '../reply/question/options.ts'
import type { Talk } from '../reply/Talk.ts'
import { market } from './facts.ts'

/** The rows of the list that is asked, or was used last; none without one. */
export async function rowsInView({ asked, goodsBeside }: Talk): Promise<readonly Product[]> {
  const card = [asked, goodsBeside, listSeen()].find((one) => one?.kind === 'products')
  return productsOf(card ?? null)
}

/** The row that a question names by its place, price, pack or size: `hiyo ya pili ni bei gani?`. */
export async function rowAsked(talk: Talk): Promise<Product | undefined> {
  const rows = await rowsInView(talk)
  if (rows.length === 0) return undefined
  const options = productOptions(rows)
  const place = PLACE.exec(talk.line)?.[0]
  const [id] = place === undefined ? [rowIn(talk.line, talk.meant, options)] : picksIn(place, options).map((pick) => pick.id)
  return rows.find((row) => row.id === id) ?? onlyPart(talk, rows)
}

/** `how much is the loin`: the one row of that cut or kind. */
function onlyPart({ meant: { filters } }: Talk, rows: readonly Product[]): Product | undefined {
  const { cut, goods, size } = filters
  if (!isPart(filters)) return undefined
  const fitting = rows.filter((row) => isWanted(row, { ...(cut && { cut }), ...(goods && { kind: goods }), ...(size && { size }) }))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** What a question is about that names no fish: the row it points to, else the product on the open card. */
export async function productInView(talk: Talk): Promise<Product | undefined> {
  const { asked } = talk
  const row = await rowAsked(talk)
  if (row || !asked || !('productId' in asked)) return row
  return (await market()).find(({ id }) => id === asked.productId)
}
