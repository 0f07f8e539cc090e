import { phoneInText } from '#contract/rules/phoneInText.ts'
import type { Sense } from '../../lexicon/words/table.ts'
import type { Clause } from '../../line.ts'
import type { Moves } from '../../move.ts'
import { readPerson } from '../../read/answers/readPerson.ts'

/** Name, email and phone for a new account. */
export const account: Moves = {
  'account.register': {
    to: 'statement',
    when: (clause, { question }) => question === 'register' && isPerson(clause),
    acts: ({ text }) => {
      const { name, email } = readPerson(text)
      return [{ do: 'register', name, email, phone: phoneIn(text) }]
    },
  },
}

/**
 * True if the line gives a name, email or phone number, or talks of an email without giving one (CHAT-189). A surname can sound like a word:
 * `Joyce Mushi` doesn't ask for smoked fish.
 */
function isPerson({ text, goods, senses }: Clause): boolean {
  const { name, email, isIntroduced, lacksEmail } = readPerson(text)
  if (email !== '' || (lacksEmail && (name !== '' || senses.some((sense) => OF_EMAIL.includes(sense))))) return true
  if (phoneIn(text) !== null) return goods.length === 0 || isIntroduced
  const isPlainName = isIntroduced || /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3}$/u.test(text)
  return name !== '' && (isPlainName || (goods.length === 0 && (senses[0] === 'unknown' || senses[0] === 'yourName')))
}
/** The senses of a line that gives no email. `email me the invoice` is about a receipt. */
const OF_EMAIL: readonly Sense[] = ['account', 'no', 'unknown']

/** Returns the phone number in a line, e.g. `namba yangu ni 0754 555 444`. Null if it has none, has other digits too, or asks something. */
function phoneIn(line: string): string | null {
  const found = line.includes('?') ? null : phoneInText(line)
  return found === null || /\d/.test(found.rest) ? null : found.phone
}
