import type { ReplyId } from '#web/chat/kinds/card.ts'
import { keys, type Sense, topicRows } from '#web/chat/lines/lexicon/words/table.ts'
import type { PlainText } from '../../act.ts'
import type { Meaning } from '../../lexicon/words/meanings.ts'
import { type Moves, type ReplyMove, WISHING } from '../../move.ts'
import { isSure, plainTopic } from './topic.ts'

/** The topics with a plain answer (`tools/understand/topics/topics.txt`). */
export const topics: Moves = Object.fromEntries(
  topicRows.map(([first, ...buttons]) => {
    const [id, ...notWith] = first.split('!') as [string, ...Meaning[]]
    const [group, name] = id.split('.') as [string, Sense & PlainText & Meaning]
    const ofSense = plainTopic(name, buttons as ReplyId[])
    const when: ReplyMove['when'] = (clause, moment) =>
      !clause.says(...notWith) &&
      // A topic without a sense is told by its phrases, unless the clause has a certain sense.
      (keys.includes(name) ? ofSense.when(clause, moment) : clause.says(name) && !isSure(clause))
    return [id, { ...ofSense, when, ...(group === 'shop' && { at: WISHING }) }]
  }),
)
