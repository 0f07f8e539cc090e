import { plainOf } from '../../lexicon/tokens/plain.ts'
import { saysIn } from '../../lexicon/words/meanings.ts'
import { moodOf } from '../mood.ts'
import { whenIn } from '../when.ts'

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
