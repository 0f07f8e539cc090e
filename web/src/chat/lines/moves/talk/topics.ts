import type { ReplyId } from '#web/chat/kinds/card.ts'
import { keys, type Sense, topicRows } from '#web/chat/lines/lexicon/words/table.ts'
import type { TopicText } from '../../act.ts'
import type { Meaning } from '../../lexicon/words/meanings.ts'
import type { Moves, ReplyMove } from '../../move.ts'
import { wantsFish } from './cooking.ts'
import { topic, trade } from './topic.ts'

const NOT = '!'

/** The move of a row: its sense, or its phrases if no sense has its name and the clause has no certain one; never beside what it is not with. */
function moveOf([id = '', ...words]: readonly string[]): ReplyMove {
  const [group, name] = id.split('.') as [string, Sense & Meaning & TopicText]
  const not = words.flatMap((word) => (word.startsWith(NOT) ? (word.slice(NOT.length) as Meaning) : []))
  const replies = words.filter((word) => !word.startsWith(NOT)) as ReplyId[]
  const acts: ReplyMove['acts'] = () => [{ do: 'tell', text: name, facts: {}, replies }]
  if (!keys.includes(name))
    return { when: (clause) => clause.sense === null && clause.says(name) && !clause.says(...not) && !wantsFish(clause), acts }
  return (group === 'shop' ? trade : topic)(name, acts, { when: ({ says }) => !says(...not) })
}

/** The topics with a plain answer (`tools/understand/topics/topics.txt`). */
export const topics: Moves = Object.fromEntries(topicRows.map((row) => [row[0] ?? '', moveOf(row)]))
