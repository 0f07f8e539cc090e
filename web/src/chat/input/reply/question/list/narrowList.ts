import { isWanted } from '../../../../cards/browse/narrow.ts'
import * as command from '../../../../guide/commands.ts'
import { isPart } from '../../goods/changeWords.ts'
import { isOnlyOne, pick } from '../../goods/goods.ts'
import { askAgain } from '../../reply.ts'
import type { Talk } from '../../Talk.ts'
import { changeOpenWish, listOf } from './openWish.ts'
import { productsOf } from './productsOf.ts'

const OF_THEM =
  /(?<![a-z])(?:of (?:them|those|these|it)|please|tafadhali|i['’]?ll (?:have|take)|nipe|naomba|nataka|niwekee|give me)(?![a-z])/i
/** `ok 2 of those`, said to several rows: the number is kept, and the row asked for. */
export async function keepCount({ asked, meant, line }: Talk): Promise<boolean> {
  const { quantity, items, filters } = meant
  if (asked?.kind !== 'products' || typeof quantity !== 'number' || quantity < 1 || items.length > 0 || isPart(filters)) return false
  if (!OF_THEM.test(line)) return false
  const products = await productsOf(asked)
  if (products.length < 2) return false
  const { beside: _beside, ...list } = asked
  command.lookAgain({ ...list, quantity })
  askAgain('list', { n: String(products.length) }, true)
  return true
}

/** `the steaks`, `wa barafu mbili`: rows of the list of a fish by their cut, kind or size; its only one is taken. False where none is that. */
export async function narrowList(talk: Talk): Promise<boolean> {
  const { asked, meant } = talk
  const { cut, goods, size } = meant.filters
  if (listOf(asked)?.search === undefined || meant.items.length > 0 || !isPart(meant.filters)) return false
  const products = await productsOf(asked)
  const wanted = { ...(cut && { cut }), ...(goods && { kind: goods }), ...(size && { size }) }
  const fitting = products.filter((product) => isWanted(product, wanted))
  const [only, ...others] = fitting
  if (only === undefined || fitting.length === products.length) return false
  const quantity = typeof meant.quantity === 'number' && !isOnlyOne(meant, talk.line) ? { quantity: meant.quantity } : {}
  const sought = { ...(cut && { cut }), ...(goods && { goods }), ...(size && { size }), ...quantity }
  if (others.length === 0) await pick(only, talk)
  else if (asked?.kind === 'wishes') await changeOpenWish(sought)
  else if (asked?.kind === 'products') {
    const { beside: _beside, ...list } = asked
    command.lookAgain({ ...list, ...sought })
  }
  return true
}
