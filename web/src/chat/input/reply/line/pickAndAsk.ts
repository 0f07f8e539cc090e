import { PLACE } from '../question/list/picks.ts'
import { asks } from './asks.ts'
import { LITTLE, NUMBER } from './numbers.ts'

const PARTS = /^([^?]+?)[.,;!]\s+(.+\?.*)$/su
const MAY = /^(?:could|can|may|might) (?:i|we) (?:please )?(?:have|get|take) /i
/** `one of those`, `mbili ya hizo`: so many of what is looked at. */
export const OF_THOSE = new RegExp(
  `(?<![a-z\\d])(${NUMBER}) (?:of (?:those|these|them|that|it)|(?:ya|wa|za) (?:hizo|hizi|hiyo|hao|hawa|huyo))(?![a-z])`,
  'i',
)
/** `first, do you deliver?`: the first thing to be asked. */
const FIRST_ASKED = /^first(?:ly)?[,.;]? (?:of all|do|does|can|could|how|is|are|what|when|where|who|why|will|i|tell|let)(?![a-z])/i

const saysNoMore = (line: string): boolean => !/[\p{L}\d]/u.test(line.replace(LITTLE, ' '))

/** `2nd one. cheaper?`: a row or a number is picked, and then something asked; null for any other line. */
export function pickAndAsk(line: string): readonly [string, string] | null {
  const [, pick = '', question = ''] = FIRST_ASKED.test(line) ? [] : (PARTS.exec(line.trim()) ?? [])
  const said = pick.replace(MAY, '')
  const isPick = [PLACE, OF_THOSE].some((sort) => sort.test(said) && saysNoMore(said.replace(sort, ' ')))
  return isPick && !asks(said) ? [said, question] : null
}
