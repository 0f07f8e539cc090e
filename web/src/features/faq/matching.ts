import { searchKey, searchWords } from '#contract/rules/searchKey.ts'
import { fill, type Language, languageNow, type Texts } from '#web/i18n/texts.ts'
import { facts } from './facts.ts'

export interface FaqGroup {
  readonly title: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Returns the nine questions with the figures filled into the answers (STAT-009). */
export const faqGroups = (t: Texts<'faq'>): FaqGroup[] =>
  t.faq.groups.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({ question, answer: fill(answer, facts) })),
  }))

/** Returns the questions that contain every search word in question, answer or group title, in any form of the word (STAT-011, I18N-017). */
export function matching(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const language = languageNow()
  const words = searchWords(search).map((word) => ({ word, stem: stemOf(word, language) }))
  const matches = (shown: string) => {
    const [text, forms] = [searchKey(shown), formsOf(shown, language)]
    return words.every(({ word, stem }) => text.includes(word) || forms.has(stem))
  }
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => matches(`${title}\n${question}\n${answer}`)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

/** Words that don't tell what a question is about, in both languages. */
const EMPTY = new Set(
  'the and are can could you your what how does did will with for from that this have has when who why where there about please help need want question msaada nisaidie naomba tafadhali swali kuhusu nini gani vipi kwa nani lini wapi yangu yako zangu hivi kama sana mimi wewe ninyi'.split(
    ' ',
  ),
)
const MOST_ANSWERS = 3
/** The score of a word found in the question; one found only in the answer scores 1. */
const IN_QUESTION = 3

/** Returns the questions that share words with a typed line, the best match first; word endings are ignored (CHAT-119). */
export function answersTo(groups: readonly FaqGroup[], line: string): FaqGroup['questions'] {
  const lineStems = [...new Set(stems(line))]
  const scored = groups.flatMap(({ questions }) =>
    questions.map((one) => {
      const question = new Set(stems(one.question))
      const answer = new Set(stems(one.answer))
      const score = lineStems.reduce((sum, word) => sum + (question.has(word) ? IN_QUESTION : answer.has(word) ? 1 : 0), 0)
      return { one, score }
    }),
  )
  const least = Math.max(1, ...scored.map(({ score }) => score)) / 2
  return scored
    .filter(({ score }) => score >= Math.max(1, least))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_ANSWERS)
    .map(({ one }) => one)
}

const stems = (text: string): string[] =>
  (searchKey(text).match(/\p{L}{3,}/gu) ?? []).filter((word) => !EMPTY.has(word)).map((word) => stemOf(word, languageNow()))

/** Returns the stems of a text's words, so that `payment` matches `pay` and `malipo` matches `kulipa`. */
const formsOf = (text: string, language: Language): ReadonlySet<string> =>
  new Set(searchWords(text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).map((word) => stemOf(word, language)))

/** Returns the part that all forms of a word share. */
const stemOf = (word: string, language: Language): string => irregular[word] ?? (language === 'sw' ? swahiliStem(word) : englishStem(word))
const irregular: Readonly<Record<string, string | undefined>> = { paid: 'pay', bought: 'buy', sold: 'sel', sent: 'send', took: 'take' }

const ENGLISH = /(?:ications?|ments?|ings?|ied|ies|ers?|ed|es|e|s|y)$/
/** Strips endings repeatedly: `orders` and `ordering` both become `ord`. A doubled final consonant counts once: `cancelled`. */
function englishStem(word: string): string {
  const shorter = word.replace(ENGLISH, '')
  if (shorter !== word && shorter.length >= SHORTEST) return englishStem(shorter)
  return word.length > SHORTEST ? word.replace(/([^aeiou])\1$/, '$1') : word
}
const SHORTEST = 3

const PREFIXES = /^(?:(?:ni|u|a|tu|m|wa|zi|i|ya)?(?:na|ta|me|licho|li)|ku|ma|mu|m|wa|ki|vi|u)(?=\p{L}{3})/u
const SUFFIXES = /(?:i?sh(?:w|i|iw)?[aoi]?(?:ji)?|i?wa|[ie]?aji|zi|ji|je|[aeiou])$/
/** Strips the prefixes and suffixes of a Swahili word: `unalipia`, `malipo` and `kulipa` all become `lip`. */
function swahiliStem(word: string): string {
  return withoutEnds(word.replace(PREFIXES, ''))
}
function withoutEnds(root: string): string {
  const shorter = root.replace(SUFFIXES, '')
  return shorter !== root && shorter.length >= 2 ? withoutEnds(shorter) : root
}
