import { fish } from '#contract/rules/fish/names.ts'
import { kinds } from '#web/chat/kinds/kinds.ts'
import { answerOpenQuestion } from '#web/chat/transcript/append.ts'
import { distance } from '../../lexicon/tokens/typos.ts'
import { isBuying, type ThreadAndLine } from '../threadState.ts'

const LEAST_LETTERS = 5
const MOST_WRONG = 2
const MOST_WORDS = 4
const MOST_READINGS = 4

/** Asks which fish is meant if a short line almost names several. Never during the checkout (CHAT-081, CHAT-127). */
export function clarify(thread: ThreadAndLine): boolean {
  if (isBuying(thread) || (thread.asked !== null && kinds[thread.asked.kind].role !== 'browsing')) return false
  const readings = readingsOf(thread.line)
  if (readings.length < 2) return false
  answerOpenQuestion(null, { kind: 'clarify', readings })
  return true
}

/**
 * Returns the fish at a distance of two letters from a word of the line, the nearest first. With one wrong letter, the fish has been
 * recognised already (CHAT-055).
 */
export function readingsOf(line: string): string[] {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length > MOST_WORDS) return []
  const long = words.filter((word) => word.length >= LEAST_LETTERS)
  return Object.values(fish)
    .map((all) => all.split(' ').filter((name) => !name.includes('_')))
    .map((names) => ({ name: names[0] ?? '', wrong: Math.min(...names.flatMap((name) => long.map((word) => wrongIn(word, name)))) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .sort((a, b) => a.wrong - b.wrong)
    .slice(0, MOST_READINGS)
    .map(({ name }) => name)
}

const wrongIn = (word: string, name: string): number =>
  word[0] === name[0] && name.length >= LEAST_LETTERS ? distance(word, name, MOST_WRONG) : MOST_WRONG + 1
