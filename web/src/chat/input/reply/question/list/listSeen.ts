import { type CardOf, isKnown } from '../../../../cards/card.ts'
import { hasRole, kinds } from '../../../../cards/kinds.ts'
import * as command from '../../../../guide/commands.ts'
import { useTranscript } from '../../../../transcript/transcript.ts'
import { findWords } from '../../goods/goods.ts'
import { asksAbout, denies } from '../../line/asks.ts'
import { packIn } from '../../line/packIn.ts'
import { isBuying, type Talk } from '../../Talk.ts'
import { optionsOf } from '../answer.ts'
import { questions, takePicks } from '../questions.ts'
import { PLACE, picksIn } from './picks.ts'
import { rowIn, saysPlain, sizeIn } from './rows.ts'

/** The list that goods were taken from last, as long as nothing but goods came after it. */
export function listSeen(): CardOf<'products'> | null {
  for (const { card } of [...useTranscript.getState().entries].reverse()) {
    if (!isKnown(card) || hasRole(card, 'words')) continue
    if (card.kind === 'products') return card
    if (!hasRole(card, 'browsing') && card.kind !== 'added') return null
  }
  return null
}

/** Goods are open, or nothing: a place then is a row of the list above. */
const looksAtGoods = (talk: Talk): boolean => {
  const accepts = talk.asked === null ? null : kinds[talk.asked.kind].accepts
  return !talk.waiting && !isBuying(talk) && (accepts === null || accepts === 'amount' || accepts === 'next')
}

const saysRow = (line: string, { filters }: Talk['meant']): boolean =>
  PLACE.test(line) || sizeIn(line, filters) !== undefined || filters.maxPrice !== undefined || packIn(line) !== null || saysPlain(line)

/** `ya pili, tatu` after a row was put in, `ile ndogo` at its number: another row of the list above. False where the line means none. */
export async function takeOtherRow(talk: Talk): Promise<boolean> {
  const { line, meant, asked } = talk
  const list = looksAtGoods(talk) && !asksAbout(line) && !denies(line) && saysRow(line, meant) ? listSeen() : null
  if (list === null || meant.items.some(({ search }) => search !== list.search)) return false
  const options = await optionsOf(questions.list, { ...talk, asked: list })
  if (PLACE.test(line)) return takePicks(picksIn(line, options), { ...talk, asked: list })
  if (asked?.kind !== 'product' && asked?.kind !== 'quantity') return false
  const others = options.filter(({ id }) => id !== asked.productId)
  const row = rowIn(line, meant, others)
  if (row !== undefined) command.askQuantity(row, command.wantedOf(asked))
  else if (sizeIn(line, meant.filters) !== undefined) command.lookAgain(list)
  else return false
  return true
}

/** Of the fish that were suggested by name the one at a place: `the second one`. */
export async function takeSuggested(talk: Talk): Promise<boolean> {
  const { line } = talk
  const told = useTranscript.getState().entries.findLast(({ card }) => card.kind !== 'said')?.card
  const list = told && isKnown(told) && told.kind === 'reply' && told.text === 'goodFor' ? told.about?.['list'] : undefined
  if (list === undefined || !PLACE.test(line) || asksAbout(line) || denies(line)) return false
  const [pick] = picksIn(
    line,
    list.split(', ').map((name) => ({ id: name, names: [name] })),
  )
  return pick !== undefined && findWords(pick.id, pick.quantity)
}
