import { plainText } from '#contract/rules/typed.ts'
import { distance } from '#web/chat/lines/lexicon/typos.ts'
import type { Option } from '#web/chat/lines/line.ts'

const LEAST = 5
const TWICE_FROM = 8
/** Words next to a name that ask for nothing else. */
const LITTLE =
  /^(?:the|a|an|my|i|to|it|me|please|pls|tafadhali|naomba|nataka|want|need|lets|hebu|basi|sasa|now|ok|sawa|haya|yangu|hiyo|tu|kidogo|can|could|you|we|mama|kaka|dada|bwana)$/

const wordsOf = (text: string): string[] =>
  plainText(text)
    .toLowerCase()
    .replaceAll("'", '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns the distance between two words, or null if it is too large. Four-letter words must match: `siku` isn't `simu`. */
export function farFrom(typed: string, word: string): number | null {
  if (typed === word) return 0
  if (word.length < LEAST || /\d/.test(typed + word)) return null
  const most = word.length >= TWICE_FROM ? 2 : 1
  const far = distance(typed, word, most)
  return far <= most ? far : null
}

function farFromName(typed: readonly string[], name: string): number | null {
  const words = wordsOf(name)
  if (words.length !== typed.length) return null
  const steps = words.map((word, at) => farFrom(typed[at] ?? '', word))
  return steps.includes(null) ? null : steps.reduce<number>((sum, step) => sum + (step ?? 0), 0)
}

/** Returns the option if its name, with typos, is all that the clause says (CHAT-055, CHAT-126). */
export function namedIn(text: string, options: readonly Option[]): string | null {
  const typed = wordsOf(text)
  const bare = typed.filter((word) => !LITTLE.test(word))
  const near = options.flatMap(({ id, names }) => {
    const far = names.flatMap((name) => farFromName(typed, name) ?? farFromName(bare, name) ?? [])
    return far.length > 0 ? [{ id, far: Math.min(...far) }] : []
  })
  const least = Math.min(...near.map(({ far }) => far))
  const [only, ...others] = near.filter(({ far }) => far === least)
  return only && others.length === 0 ? only.id : null
}
