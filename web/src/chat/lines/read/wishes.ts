import { wordsOf } from '../lexicon/words/meanings.ts'
import type { Clause } from '../line.ts'

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
