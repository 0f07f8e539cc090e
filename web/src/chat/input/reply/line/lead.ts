import { understand } from '../../understand/understand.ts'
import { PLACE } from '../question/list/picks.ts'

const PERSON = '(?: (?:mwanangu|ndugu|kaka|dada|mama|baba|bwana|mpendwa|bro|boss|sir|madam|dear|friend))?'
const GREETS = new RegExp(
  `^(?:shikamoo|habari(?: (?:za|ya) [a-z]+| yako| zenu| zako)?|mambo(?: vipi| vp)?|hujambo|niaje|hello|hi|hey|good (?:morning|afternoon|evening)|as?salaa?mu?(?: a?leikum| alaikum)?)${PERSON}[,.!]+\\s*(?=\\S)`,
  'i',
)
const AGREES = new RegExp(
  `^(?:(?:poa|ok|okay|sawa|haya|basi|bas|yah|yeah|naam|duh|aisee|jamani|eti|samahani|sorry|excuse me|great|fine|alright|please|tafadhali)${PERSON}[\\s,.!]+)+(?=\\S)`,
  'i',
)
const DISAGREES = /^(?:nah|nope|no|hapana|la)[\s,.]+(?=\S)/iu
/** `the second one is too big, give me the first`: why not another. */
const REFUSES =
  /^.{3,40}? (?:is|are|ni|wa?) (?:too (?:big|small|much|expensive|dear)|(?:[mk]i?|wa)?(?:kubwa|dogo) (?:sana|mno)|ghali(?: sana| mno)?),? (?=(?:so )?(?:give|nipe|i['’]?ll|take|weka|niwekee|bora|rather)(?![a-z]))/i
/** `nitalipaje mwanangu`: whom it is said to, and no `wapige kwa mwanangu Juma`. */
const VOCATIVE =
  /(?<![A-Za-z])(?<!(?:kwa|na|wa|ya|ni|wangu|my|for|to) )(?:[Mm]wanangu|[Nn]dugu yangu|[Kk]aka yangu|[Dd]ada yangu|[Mm]pendwa)(?![A-Za-z])(?! (?:[A-Z]|a[a-z]+[aei](?![a-z])|wangu|ndi))[,.]?/g
/** The line without whom it is said to; of nothing else it stays as it is. */
export const withoutVocative = (line: string): string => {
  const rest = line.replace(VOCATIVE, ' ').replace(/\s+/g, ' ').trim()
  return rest === '' || rest === line.trim() ? line : rest
}
/** A line of these alone does not say what is wanted. */
const EMPTY = /^(?:unknown|yes|no|greeting)$/

/** The line without greeting and courtesy before it, where what follows says more than the whole: `poa ongeza mbili`, `nah ya pili`. */
export function withoutLead(line: string): string {
  const polite = line.replace(GREETS, '').replace(AGREES, '')
  if (REFUSES.test(polite)) return polite.replace(REFUSES, '')
  const rest = PLACE.test(polite) ? polite.replace(DISAGREES, '') : polite
  if (rest === line || !EMPTY.test(understand(line).intent)) return line
  const { intent, items } = understand(rest)
  return !EMPTY.test(intent) || items.length > 0 || PLACE.test(rest) ? rest : line
}
