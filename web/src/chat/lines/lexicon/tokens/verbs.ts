import { type Meaning, roots } from './lexicon.ts'
import { once } from './once.ts'

/** A Swahili verb taken apart: what it means, who does it, and whether it is denied, done or to come. */
export interface Verb {
  readonly means: readonly Meaning[]
  readonly features: readonly string[]
}

const SUBJECTS = ['', ...'ni n u a tu m mu w wa i ya y zi li ki vi ku ka c'.split(' ')]
const DENIED = 'si hatu hu ha ham hawa hai haya hazi hali haki havi hau haku c'.split(' ')
const LET_NOT = 'usi msi isi asi tusi zisi nisi wasi'.split(' ')
const TENSES = [
  '',
  ...'na a li ta me mesha sha ki nge ngeli ja ku naye liye lizo licho liyo lo livyo navyo vyo nayo nazo lipo napo ka naku meku'.split(' '),
]
const OBJECTS = ['', ...'ni ku m mw tu wa i zi ya li ki vi u'.split(' ')]
const THEY = new Set(['a', 'wa', 'i', 'zi', 'li', 'ya', 'ki', 'vi'])
const SHORT = 2
/** What may follow a root: the derived forms and the last vowel, then a plural or relative ending. */
const ENDING = /^(?:w|iw|ew|liw|lew|i|e|li|le|an|ian|ish|esh|ik|ek|k|z|sh|iz)?(?:a|e|i|u)?(?:ni|je|po|yo|ye|zo|vyo|mo)?$/

export const verbOf = once(takeApart)

interface Parts {
  rest: string
  subject: string
  tense: string
  object: string
  denied: boolean
}

function takeApart(word: string): Verb | null {
  let best: Verb | null = null
  let longest = 0
  for (const parts of partings(word)) {
    for (let length = Math.min(parts.rest.length, 9); length > longest; length--) {
      const means = roots.get(parts.rest.slice(0, length))
      const ending = parts.rest.slice(length)
      if (!means || !ENDING.test(ending) || ending === '') continue
      if (length <= SHORT && (parts.subject + parts.object === '' || ending.length > SHORT)) continue
      best = { means, features: featuresOf(parts, ending) }
      longest = length
    }
  }
  return best
}

function* partings(word: string): Generator<Parts> {
  yield { rest: word, subject: '', tense: '', object: '', denied: false }
  for (const [subjects, denied] of [
    [SUBJECTS, false],
    [DENIED, true],
    [LET_NOT, true],
  ] as const)
    for (const subject of subjects) {
      if (!word.startsWith(subject)) continue
      for (const tense of TENSES) {
        if (!word.startsWith(tense, subject.length) || (subject === '' && tense !== '' && tense !== 'na')) continue
        const from = subject.length + tense.length
        for (const object of OBJECTS)
          if (word.startsWith(object, from)) yield { rest: word.slice(from + object.length), subject, tense, object, denied }
      }
    }
}

function featuresOf({ subject, tense, denied }: Parts, ending: string): string[] {
  const features: string[] = []
  if (denied) features.push('neg')
  if (LET_NOT.includes(subject)) features.push('dont')
  if (['u', 'm', 'mu', 'hu', 'ham'].includes(subject) && (tense !== '' || denied)) features.push('you')
  if (['ni', 'n', 'si'].includes(subject) || (subject === '' && tense === 'na')) features.push('me')
  if (!denied && /^(me|li|sha)/.test(tense)) features.push('done')
  if (THEY.has(subject) && tense !== '') features.push('they')
  if (/^(?:li|na)(?:ye|zo|cho|yo|vyo)$/.test(tense)) features.push('which')
  if (ending.endsWith('je')) features.push('how')
  return features
}

/** Common forms, so that a typo in one of them is seen. */
export function verbForms(): string[] {
  const forms: string[] = []
  for (const root of roots.keys())
    if (root.length > SHORT)
      for (const prefix of ['', 'na', 'ni', 'nina', 'nime', 'una', 'mna', 'ku', 'nita', 'ime']) forms.push(`${prefix}${root}a`)
  return forms.filter((form) => form.length >= 5)
}
