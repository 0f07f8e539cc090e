import { type CardOf, isKnown } from '../../../../cards/card.ts'
import { hasRole, kinds } from '../../../../cards/kinds.ts'
import { undoAdd } from '../../../../guide/addCommands.ts'
import * as command from '../../../../guide/commands.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import type { Option } from '../../../understand/matchOption.ts'
import { addsToThat, isPart, setsNumber, takesAway } from '../../goods/changeWords.ts'
import { asksAbout, denies } from '../../line/asks.ts'
import { packIn } from '../../line/packIn.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { optionsOf } from '../answer.ts'
import { questions, takePicks } from '../questions.ts'
import { narrowList } from './narrowList.ts'
import { type Pick, PLACE, picksIn } from './picks.ts'
import { priceIn, rowIn, saysPlain, sizeIn } from './rows.ts'

/** The list that goods were taken from last, as long as nothing but goods came after it. */
export function listSeen(): CardOf<'products'> | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    if (!isKnown(card) || hasRole(card, 'words')) continue
    if (card.kind === 'products') return card
    if (!hasRole(card, 'browsing') && card.kind !== 'added' && card.kind !== 'cart') return null
  }
  return null
}

/** Goods are open, or nothing: a place then is a row of the list above. */
const looksAtGoods = (talk: Talk): boolean => {
  const accepts = talk.asked === null ? null : kinds[talk.asked.kind].accepts
  return !talk.waiting && !isBuying(talk) && (accepts === null || accepts === 'amount' || accepts === 'next')
}

const saysRow = (line: string, { filters }: Talk['meant']): boolean =>
  PLACE.test(line) ||
  isPart(filters) ||
  sizeIn(line, filters) !== undefined ||
  priceIn(line, filters) !== undefined ||
  packIn(line) !== null ||
  saysPlain(line)

/** `ya pili, tatu` after a row was put in, `ile ndogo` at its number: another row of the list above. False where the line means none. */
export async function takeOtherRow(talk: Talk): Promise<boolean> {
  const { line, meant, asked } = talk
  const list = looksAtGoods(talk) && !asksAbout(line) && !denies(line) && saysRow(line, meant) ? listSeen() : null
  if (list === null || meant.items.some(({ search }) => search !== list.search)) return false
  const options = await optionsOf(questions.list, { ...talk, asked: list })
  if (PLACE.test(line)) {
    const picks = picksIn(line, options)
    const undone = picks.length > 0 ? undoneBy(talk) : null
    return takePicks(undone === null ? picks : insteadOf(undone, picks), { ...talk, asked: list })
  }
  if (asked?.kind === 'cart' || asked?.kind === 'added') return takeNamedRow(talk, list, options)
  if (asked?.kind !== 'product' && asked?.kind !== 'quantity') return false
  const others = options.filter(({ id }) => id !== asked.productId)
  const row = rowIn(line, meant, others)
  if (row === undefined && isPart(meant.filters)) return narrowList({ ...talk, asked: { ...list, ...command.wantedOf(asked) } })
  if (row !== undefined) command.askQuantity(row, command.wantedOf(asked))
  else if (sizeIn(line, meant.filters) !== undefined) command.lookAgain(list)
  else return false
  return true
}

/** `sorry, I meant the first one`: what was put in last goes, and as many of the other come. */
function undoneBy({ asked, line }: Talk): number | null {
  if (asked?.kind !== 'added' || !MEANT.test(line)) return null
  undoAdd(asked.productId, asked.quantity)
  return asked.quantity
}
const MEANT = /(?<![a-z])(?:meant|namaanisha|nilimaanisha|nimekosea|nilikosea|wrong one|instead|badala)(?![a-z])/i
const insteadOf = (quantity: number, picks: readonly Pick[]): readonly Pick[] => picks.map((pick) => ({ quantity, ...pick }))

/** `and 2 of the 62,000 one`, `ya moshi mbili`, said after the cart was looked at: with a number, or a row and nothing else. */
async function takeNamedRow(talk: Talk, list: CardOf<'products'>, options: readonly Option[]): Promise<boolean> {
  const { line, meant } = talk
  if (takesAway(line) || setsNumber(line) || addsToThat(line)) return false
  const row = rowIn(line, meant, options)
  if (row === undefined) return isPart(meant.filters) && narrowList({ ...talk, asked: list })
  await questions.list.choose(row, { ...talk, asked: list })
  return true
}
