import { isKnown } from '../../../../cards/card.ts'
import { addFound } from '../../../../guide/addCommands.ts'
import * as command from '../../../../guide/commands.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import { asFish } from '../../../topics/asFish.ts'
import { market } from '../../../topics/facts.ts'
import { findWords } from '../../goods/goods.ts'
import { asksAbout, denies } from '../../line/asks.ts'
import { NUMBER } from '../../line/numbers.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { PLACE, picksIn } from './picks.ts'

/** What our last words named: several fish, or the one whose price was told. */
function toldOf(): { readonly list?: string | undefined; readonly one?: string | undefined } {
  const told = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card
  if (!told || !isKnown(told) || told.kind !== 'reply') return {}
  if (told.text === 'goodFor') return { list: told.about?.['list'] }
  if (told.text === 'bargain') return { one: told.about?.['alt'] }
  return /^(?:cheapest|priceOne|inStock)$/.test(told.text) ? { one: told.about?.['product'] } : {}
}

/** `the second one` of the fish that were suggested, `take it, 3` of the one whose price was told. */
export async function takeSuggested(talk: Talk): Promise<boolean> {
  const { line, meant } = talk
  if (asksAbout(line) || denies(line) || meant.items.length > 0) return false
  const { list, one } = toldOf()
  if (one !== undefined) return TAKES.test(line) && !talk.waiting && !isBuying(talk) && takeTold(one, meant.quantity)
  if (list === undefined || meant.items.length > 0 || !PLACE.test(line)) return false
  const [pick] = picksIn(
    line,
    list.split(', ').map((name) => ({ id: name, names: [name] })),
  )
  return pick !== undefined && findWords(pick.id, pick.quantity)
}

const TAKES = new RegExp(
  `^(?:(?:ok|okay|sawa|haya|poa|yes|ndiyo|ndio|basi|i['’]ll|i will|let me)[ ,]+)*(?:take|have|add|put|give me|(?:ni)?(?:pe|wekee?|chukulie)|weka|naomba|nataka|nachukua)(?:[ ,]+(?:it|that|those|one|hiyo|hizo|hao|huyo|ile|y?ule|that one))?(?:[ ,]+${NUMBER})?(?:[ ,]+(?:of (?:it|them|those)|kg|kilos?|please|tafadhali|tu|pls))*[.! ]*$`,
  'i',
)

async function takeTold(told: string, quantity: Talk['meant']['quantity']): Promise<boolean> {
  const product = (await market()).find(({ name }) => asFish(name) === told)
  if (!product) return false
  if (typeof quantity === 'number') await addFound(product, quantity)
  else command.askQuantity(product.id)
  return true
}
