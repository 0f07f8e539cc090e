import { wordsOf } from '../lexicon/words/meanings.ts'
import type { Clause } from '../line.ts'

type Saying = Pick<Clause, 'says'>

/** True for a wish for the rider. It needs two facts, because one isn't enough. */
export const isForRider = ({ says }: Saying): boolean =>
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

/** Next to goods or a quantity, one fact is enough: `mbili wasafishwe`, `2 without heads`. */
export const isPrepared = (clause: Saying): boolean =>
  isForSeller(clause) || clause.says('cleanVerb', 'cutVerb') || (clause.says('noOrNot') && clause.says('fishPart'))

const PREPARES = new RegExp(`[\\s,]*(?:${(['cleanVerb', 'cutVerb'] as const).map((one) => wordsOf(one).source).join('|')}).*$`, 's')
/** `4 cleaned and gutted`: returns the text before the preparation. */
export const beforePrepared = (text: string): string => text.replace(PREPARES, '') || text
