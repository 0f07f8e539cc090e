import type { Option } from '../../understand/matchOption.ts'
import { distance } from '../../understand/read/typos.ts'

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu) ?? []
const LEAST = 5
const TWICE_FROM = 8

/** How far a word is from the one meant; null where that is too far. Words of four letters are not forgiven here: `siku` is no `simu`. */
function farFrom(typed: string, word: string): number | null {
  if (typed === word) return 0
  if (word.length < LEAST || /\d/.test(typed + word)) return null
  const most = word.length >= TWICE_FROM ? 2 : 1
  const far = distance(typed, word, most)
  return far <= most ? far : null
}

function farFromName(typed: readonly string[], name: string): number | null {
  const words = wordsOf(name)
  if (words.length === 0 || words.length !== typed.length) return null
  const steps = words.map((word, at) => farFrom(typed[at] ?? '', word))
  return steps.includes(null) ? null : steps.reduce<number>((sum, step) => sum + (step ?? 0), 0)
}

/** The one option whose name the line is, word for word or with its typos: nothing else that its words might mean counts then (CHAT-055, CHAT-126). */
export function spelledAs(line: string, options: readonly Option[]): string | null {
  const typed = wordsOf(line)
  const near = options.flatMap(({ id, names }) => {
    const far = names.flatMap((name) => farFromName(typed, name) ?? [])
    return far.length > 0 ? [{ id, far: Math.min(...far) }] : []
  })
  const least = Math.min(...near.map(({ far }) => far))
  const [only, ...others] = near.filter(({ far }) => far === least)
  return only && others.length === 0 ? only.id : null
}

const PLACES: readonly RegExp[] = [
  /^(?:one|moja|first|kwanza)$/,
  /^(?:two|mbili|second|pili)$/,
  /^(?:three|tatu|third)$/,
  /^(?:four|nne|fourth)$/,
  /^(?:five|tano|fifth)$/,
  /^(?:six|sita|sixth)$/,
  /^(?:seven|saba|seventh)$/,
  /^(?:eight|nane|eighth)$/,
]
const PICK = /^(?:the |ile |hiyo )?(?:(?:number|namba|option|chaguo|[lywc]h?a) )?(\p{L}+|[1-9](?:st|nd|rd|th)?)(?: one)?$/u
const ORDINAL = /^(?:[1-9](?:st|nd|rd|th)|first|second|third|fourth)$/u

/** The option at the place that is all a line says: `namba mbili`, `la kwanza`, `the last one`; not a bare number, which may be a quantity. */
export function placedAs(line: string, options: readonly Option[]): string | null {
  const text = wordsOf(line).join(' ')
  const word = PICK.exec(text)?.[1] ?? ''
  if (word === text && !ORDINAL.test(word)) return null
  if (/^[1-9]/.test(word)) return options[Number(word[0]) - 1]?.id ?? null
  if (/^(?:last|mwisho)$/.test(word)) return options.at(-1)?.id ?? null
  return options[PLACES.findIndex((place) => place.test(word))]?.id ?? null
}
