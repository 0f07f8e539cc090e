import { isWanted } from '../../../../cards/browse/narrow.ts'
import * as command from '../../../../guide/commands.ts'
import { isPart } from '../../goods/changeWords.ts'
import { pick } from '../../goods/goods.ts'
import type { Talk } from '../../Talk.ts'
import { productsOf } from './productsOf.ts'

/** `the steaks`, `wa barafu mbili`: rows of the list of a fish by their cut, kind or size; its only one is taken. False where none is that. */
export async function narrowList(talk: Talk): Promise<boolean> {
  const { asked, meant } = talk
  const { cut, goods, size } = meant.filters
  if (asked?.kind !== 'products' || asked.search === undefined || meant.items.length > 0 || !isPart(meant.filters)) return false
  const products = await productsOf(asked)
  const wanted = { ...(cut && { cut }), ...(goods && { kind: goods }), ...(size && { size }) }
  const fitting = products.filter((product) => isWanted(product, wanted))
  const [only, ...others] = fitting
  if (only === undefined || fitting.length === products.length) return false
  if (others.length === 0) await pick(only, talk)
  else {
    const { beside: _beside, ...list } = asked
    const quantity = typeof meant.quantity === 'number' ? { quantity: meant.quantity } : {}
    command.lookAgain({ ...list, ...(cut && { cut }), ...(goods && { goods }), ...(size && { size }), ...quantity })
  }
  return true
}
