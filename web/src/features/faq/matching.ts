import { fill, type Texts } from '#web/i18n/texts.ts'
import { facts } from './facts.ts'

export interface FaqGroup {
  readonly title: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** The nine questions with their figures filled in (STAT-009). */
export const faqGroups = (t: Texts<'faq'>): FaqGroup[] =>
  t.faq.groups.map(({ title, questions }) => ({
    title,
    questions: questions.map(({ question, answer }) => ({ question, answer: fill(answer, facts) })),
  }))

/** Those which hold the words in question or answer, whatever the case; groups left without any are dropped (STAT-011). */
export function matching(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const wanted = plain(search)
  const holds = (text: string) => plain(text).includes(wanted)
  return groups
    .map(({ title, questions }) => ({ title, questions: questions.filter(({ question, answer }) => holds(question) || holds(answer)) }))
    .filter(({ questions }) => questions.length > 0)
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
