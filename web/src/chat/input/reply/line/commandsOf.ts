import type { Understood } from '../../understand/Understood.ts'
import { understand } from '../../understand/understand.ts'
import { STAYS } from '../context/whereabouts.ts'
import { setsNumber, takesAway } from '../goods/changeWords.ts'
import { PLACE } from '../question/list/picks.ts'
import { asks } from './asks.ts'

const BREAK =
  /(\s*(?:[.;!]\s+|,\s*)(?:(?:and then|and|na|then|plus|halafu|kisha|pia|but|lakini|ila) )?|\s+(?:and then|and|na|then|halafu|kisha|but|lakini)\s+)/iu
/** A part without a verb belongs to the one before it: `nipe sato 5 na kamba 2`. */
const VERB =
  /(?<![a-z])(?:add|put|make|change|switch|remove|drop|delete|swap|send|deliver|bring|pay|tell|give|show|need|want|take|set|keep|(?:ni|tu|u|i|zi)?(?:pe|letee?|wekee?|weka|ongez[a-z]*|peleke?|peleka|tumie|ambie)|toa|ondoa|futa|badili[a-z]*|lipa|nalipa|nitalipa|punguz[a-z]*|nataka|naomba|iwe|ziwe)(?![a-z])/i
const MOST = 4

/** What a part is about; undefined where it stands for nothing by itself. */
type Role = 'put' | 'change' | 'choice' | 'where' | 'ask'

function roleOf(part: string, { intent, topic, isGuess, items, choices, place, filters }: Understood): Role | undefined {
  if (asks(part)) return topic !== undefined && isGuess !== true ? 'ask' : undefined
  const isGoods = items.length > 0 || filters.goods !== undefined || filters.cut !== undefined
  if (isGoods && (intent === 'setQuantity' || intent === 'remove' || setsNumber(part) || takesAway(part))) return 'change'
  if (topic === 'changeAddress' && Object.keys(choices).length === 0) return 'where'
  if (choices.delivery ?? choices.method) return 'choice'
  if (place !== undefined && items.length === 0) return 'where'
  return items.length > 0 && items.every(({ not }) => !not) ? 'put' : undefined
}

/** The parts of a line with a verb of their own, a part without one beside the one before it. */
function partsOf(line: string): readonly string[] {
  const pieces = line.split(BREAK)
  const parts: string[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    if (parts.length > 0 && !VERB.test(piece) && !asks(piece)) parts[parts.length - 1] += (pieces[at - 1] ?? '') + piece
    else parts.push(piece)
  }
  return parts.filter((part) => part.trim() !== '')
}

interface At {
  readonly isAtReview?: boolean
  readonly isAtList?: boolean
}

/** `ile ya barafu weka mbili, na ya kwanza moja`: rows of a list, each by its place, price or kind, with its number. */
function picksOf(line: string): readonly string[] {
  const parts = line.split(BREAK).filter((part, at) => at % 2 === 0 && part.trim() !== '')
  const isPick = (part: string) => {
    const { items, quantity, filters, topic } = understand(part, { asks: 'quantity' })
    const isRow = PLACE.test(part) || filters.goods !== undefined || filters.cut !== undefined || filters.size !== undefined
    return items.length === 0 && topic === undefined && isRow && typeof quantity === 'number'
  }
  return parts.some((part) => PLACE.test(part)) && !parts.every((part) => PLACE.test(part)) && parts.every(isPick) ? parts : []
}

/**
 * The commands of a line that asks for several different things, each carried out in turn: `make the fillet 5 and remove the smoked one`,
 * `nipe sato 2, halafu niambie delivery Masaki ni shilingi ngapi`. One for any other line. Answers of the checkout are told apart from goods
 * only at the review, where each changes something; before it the parser keeps them beside each other (CHAT-054).
 */
export function commandsOf(line: string, { isAtReview = false, isAtList = false }: At = {}): readonly string[] {
  const parts = partsOf(line)
  const picks = isAtList ? picksOf(line) : []
  if (picks.length > 1) return picks
  if (parts.length < 2 || parts.length > MOST) return [line]
  const meanings = parts.map((part) => understand(part))
  const roles = meanings.map((meant, at) => roleOf(parts[at] ?? '', meant))
  if (roles.includes(undefined)) return [line]
  // `dagaa na vibua shilingi ngapi`: both are asked about.
  if (roles.includes('ask') && meanings.every(({ items }) => items.length > 0) && meanings.some(({ intent }) => intent === 'search'))
    return [line]
  // The address that was chosen moves nothing at the review.
  if (!isAtList && parts.some((part, at) => roles[at] === 'where' && STAYS.test(part))) return [line]
  const isMixed = new Set(roles).size > 1 || roles.every((role) => role === 'change')
  const hasAnswers = roles.includes('choice') || roles.includes('where')
  // At a list the place is of what is picked: `pweza ya kwanza moja, peleka kwa mama`.
  const isPickSent = isAtList && roles.length === 2 && roles[0] === 'put' && roles[1] === 'where' && PLACE.test(parts[0] ?? '')
  return isMixed && (isAtReview || !hasAnswers || isPickSent) ? parts : [line]
}
