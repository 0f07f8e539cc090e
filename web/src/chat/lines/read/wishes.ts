import { plainOf } from '../lexicon/tokens.ts'
import { saysIn, wordsOf } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import { moodOf, whenIn } from './mood.ts'

type Saying = Pick<Clause, 'says'>

/** True for a wish for the rider, such as `leave it with the guard`. It needs two meanings: `guard` alone can belong to an address. */
export const isForRider = ({ says }: Saying): boolean =>
  says('hidesPrice') ||
  (says('leaveAt') && says('gate', 'keeper')) ||
  (says('call') && says('oncomingTime', 'gate', 'keeper') && !says('order')) ||
  (says('knock') && says('noOrNot', 'gate', 'keeper', 'bring', 'oncomingTime')) ||
  (says('dog') && says('careful', 'gate', 'leaveAt', 'call')) ||
  (says('keeper') && says('openVerb') && says('gate')) ||
  (says('careful') && says('bring', 'rider'))

/** True for a wish about the preparation. */
export const isForSeller = ({ says }: Saying): boolean =>
  !says('theyDid') &&
  ((says('cutVerb', 'cleanVerb', 'takeOff', 'noOrNot') && says('fishPart') && says('cutVerb', 'cleanVerb', 'takeOff', 'please')) ||
    (says('cutVerb', 'cleanVerb') && says('forMe')) ||
    (says('packVerb') && says('packing')) ||
    (says('writes') && says('onPack')) ||
    (says('cleanVerb') && says('please')) ||
    (says('cutVerb', 'cleanVerb', 'takeOff') && says('beDone')))

/** True for a wish about the preparation, if goods or a quantity are named beside it: one meaning is then enough (`2 without heads`). */
export const isPrepared = (clause: Saying): boolean =>
  isForSeller(clause) || clause.says('cleanVerb', 'cutVerb') || (clause.says('noOrNot') && clause.says('fishPart'))

const PREPARES = new RegExp(`[\\s,]*(?:${(['cleanVerb', 'cutVerb'] as const).map((one) => wordsOf(one).source).join('|')}).*$`, 's')
/** `4 cleaned and gutted`: returns the text before the preparation. */
export const beforePrepared = (text: string): string => text.replace(PREPARES, '') || text

const JOINT = /\s*[,;.…]\s*|\s+(?=(?:and|na|but|ila|lakini|lkn)\s)/giu
const JOINING = /^[\s,;.…]*(?:(?:and|na|but|ila|lakini|lkn)\s+)*/iu

/**
 * Splits a line that ends with a wish for the rider: `office, but ask for Neema at reception`. Next to an answer, one fact is enough for a
 * wish.
 */
export function wishBeside(text: string): { readonly head: string; readonly wish: string } | null {
  const starts = [...text.matchAll(JOINT)].map(({ index }) => index)
  const at = starts.findIndex((start, one) => isBesideAnswer(text.slice(start, starts[one + 1]).replace(JOINING, '')))
  return at < 0 ? null : { head: text.slice(0, starts[at]), wish: text.slice(starts[at]).replace(JOINING, '') }
}

function isBesideAnswer(text: string): boolean {
  const plain = plainOf(text).replaceAll('asante', '')
  const says = saysIn(plain)
  if (moodOf(plain).mood === 'question') return false
  if (says('tellThem', 'shall')) return true
  if (says('past', 'theyDid', 'house')) return false
  const isForTime = whenIn(plain) !== null && !says('money', 'ifWord')
  return says('gate', 'keeper', 'call', 'knock', 'dog', 'careful', 'ice', 'willBeIn') || isForTime
}
