import { plainText } from '#contract/rules/typed.ts'
import { featuresOf } from '#web/chat/input/understand/mean/features.ts'
import { itemsIn } from '#web/chat/input/understand/mean/items.ts'
import { meaningsOf } from '#web/chat/input/understand/mean/meanings.ts'
import { likely } from '#web/chat/input/understand/mean/scores.ts'
import { amountsIn } from '#web/chat/input/understand/read/numbers.ts'
import { tokensOf } from '#web/chat/input/understand/read/tokens.ts'
import { understand } from '#web/chat/input/understand/understand.ts'
import type { Clause, Line } from '../line.ts'
import { noteIn } from './dictates.ts'
import { meaningsIn } from './meanings.ts'
import { moodOf } from './mood.ts'
import { whenIn } from './when.ts'
import { worryIn } from './worries.ts'

/** A sense the scorer gives less is none of the clause. */
const POSSIBLE = 0.1
const SENTENCE = /(?<=[.!?;])\s+|\n+|,\s+(?=(?:nani|lini|je|mbona|wapi|who|when|how|what|where|why|is|can|do|will)(?![a-z]))/iu

/** `standard please, and can I pay cash?` tells something too. */
const PHRASE = /[,;.!\n]+|(?<=\?)\s*|\s(?:ila|lakini|but)\s/iu

/** What a typed line says: once, without a look at the thread (CHAT-047). */
export function readLine(text: string): Line {
  return {
    text,
    language: understand(text).language,
    clauses: joined(parts(text)).map(clauseOf),
  }
}

/** Nothing in it is told or wished: whatever it names, it chooses nothing (CHAT-135). */
export const asksOnly = (text: string): boolean =>
  text
    .split(PHRASE)
    .filter((phrase) => /\S/.test(phrase))
    .every(isQuestion)

const parts = (text: string): string[] => text.split(SENTENCE).filter((part) => /\S/.test(part))

/** Neighbours that are both questions, or both none, say one thing. */
function joined(all: readonly string[]): string[] {
  const clauses: string[] = []
  for (const part of all) {
    const last = clauses.at(-1)
    if (last !== undefined && isQuestion(last) === isQuestion(part)) clauses[clauses.length - 1] = `${last} ${part}`
    else clauses.push(part)
  }
  return clauses
}

const plainOf = (text: string): string => plainText(text).toLowerCase().replaceAll("'", '')
const isQuestion = (text: string): boolean => moodOf(plainOf(text)).mood === 'question'

function clauseOf(text: string): Clause {
  const plain = plainOf(text)
  const { mood, ask } = moodOf(plain)
  const tokens = tokensOf(text)
  const amounts = amountsIn(tokens)
  const goods = itemsIn(tokens, amounts)
  const senses = likely(featuresOf(tokens, goods, meaningsOf(tokens, amounts, goods)))
    .filter(({ chance }) => chance >= POSSIBLE)
    .map(({ key }) => key)
  const place = tokens.find(({ means }) => means.has('place') || means.has('town'))
  return {
    text: text.trim(),
    mood,
    ask,
    senses,
    worries: worryIn(plain, mood, senses[0]),
    says: meaningsIn(plain),
    goods,
    when: whenIn(plain),
    place: place ? { name: place.word, isTown: place.means.has('town') } : null,
    orderNumber: understand(text).orderNumber ?? null,
    dictates: noteIn(text) !== null,
  }
}
