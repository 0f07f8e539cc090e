import type { Meaning } from '../read/lexicon.ts'
import { intents, topics } from '../words/senses.ts'

interface Alternative {
  /** One meaning of each group must be there. */
  readonly groups: ReadonlyArray<readonly Meaning[]>
  readonly without: readonly Meaning[]
  readonly extra: number
}

/** Says little by itself. */
const LIGHT = new Set(
  'question you fish number today time tomorrow have first good here want mine where when who how which what put give may is of or before after number kilo more not neg yesterday fishWord remove bring take there see order if person show for again dayTime show'.split(
    ' ',
  ),
)
const AMOUNTS = /^(?:count|money|fraction)$/
/** Meanings that stand together say more than each alone. */
const TOGETHER = 1.5

const sensesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', text = ''] = line.split('=')
      return { key, alternatives: text.split(' ').map(alternativeOf) }
    })
const topicSenses = sensesOf(topics)
const topicKeys = new Set(topicSenses.map(({ key }) => key))
const senses = [...sensesOf(intents), ...topicSenses]

function alternativeOf(text: string): Alternative {
  const [parts = '', extra] = text.split(':')
  const all = parts.split('+')
  return {
    groups: all.filter((part) => !part.startsWith('!')).map((part) => part.split(',')),
    without: all.filter((part) => part.startsWith('!')).map((part) => part.slice(1)),
    extra: Number(extra ?? 0),
  }
}

const weightOf = (meaning: Meaning): number => (LIGHT.has(meaning) ? 1 : 2)

function scoreOf({ groups, without, extra }: Alternative, found: ReadonlySet<Meaning>): number {
  if (without.some((one) => found.has(one))) return 0
  let score = extra + TOGETHER * (groups.length - 1)
  for (const group of groups) {
    const best = Math.max(0, ...group.map((meaning) => (found.has(meaning) ? weightOf(meaning) : 0)))
    if (best === 0) return 0
    score += best
  }
  return score
}

/** The evidence for each sense in the meanings of a line. */
export function scoresOf(found: ReadonlySet<Meaning>): Map<string, number> {
  const scores = new Map<string, number>()
  for (const { key, alternatives } of senses) {
    const score = Math.max(...alternatives.map((alternative) => scoreOf(alternative, found)))
    if (score > 0) scores.set(key, score)
  }
  return scores
}

/** The topic that most of what is found may belong to, where no alternative is there whole. */
export function partlyMeant(found: ReadonlySet<Meaning>): [string, number] {
  let best: [string, number] = ['', 0]
  for (const { key, alternatives } of topicSenses) {
    const own = alternatives.flatMap(({ groups }) =>
      groups.filter((group) => group.some((meaning) => found.has(meaning) && !LIGHT.has(meaning) && !AMOUNTS.test(meaning))),
    )
    if (own.length / Math.sqrt(alternatives.length) > best[1]) best = [key, own.length / Math.sqrt(alternatives.length)]
  }
  return best
}

export const isTopic = (key: string): boolean => topicKeys.has(key)
