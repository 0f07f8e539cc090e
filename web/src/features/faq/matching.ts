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

/** The questions that have the search in question or answer, whatever the case; groups without any are dropped (STAT-011). */
export function matching(groups: readonly FaqGroup[], search: string): FaqGroup[] {
  const text = plain(search)
  const matches = (one: string) => plain(one).includes(text)
  return groups
    .map(({ title, questions }) => ({ title, questions: questions.filter(({ question, answer }) => matches(question) || matches(answer)) }))
    .filter(({ questions }) => questions.length > 0)
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
