import { phoneInText } from '#contract/rules/phoneInText.ts'
import { languageOf } from '#web/chat/lines/lexicon/languageOf.ts'
import type { Sense } from '../lexicon/words/table.ts'
import type { Clause } from '../line.ts'
import type { Moves } from '../move.ts'

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

const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)*/u
const SAYS_NAME =
  /(?:^(?:(?:hi|hello|yes|ndiyo|sawa|ok|well) )?(?:it['’]?s|it is|this is|ni)|(?<![a-z])(?:jina(?: langu)?(?: kamili)?(?: ni)?|naitwa|mimi ni|my (?:full )?name is|(?:full )?name is|i am|i['’]?m|call me))\s+/i
const SAYS_EMAIL = /(?<![a-z])(?:na|and)?\s*(?:my )?(?:email|e-mail|barua ?pepe)(?: yangu| address)?(?: ni| is)?:?(?![a-z])/gi
/** The parts of a line of which one may talk of an email, as in `Asha Juma, sina email`. */
const PART = /[,;.!]|\s(?=(?:na|and|but|ila|lakini|sina|bila|hakuna|without|i)\s)/i
const MAY_INTRODUCE = /(?:it['’]?s|it is|this is|ni|i am|i['’]?m)\s+$/i
/** Names that are also words of a sentence. */
const NAMES_TOO = /(?<![a-z])(?:ali|furaha|grace|hawa|may|pendo|said)(?![a-z])/gi
const WRITTEN_AS_NAME = /^\p{Lu}[^\s]+(?: \p{Lu}[^\s]+)*$/u
const SAYS_PHONE = /(?<![a-z])(?:(?:na |and )?(?:my )?(?:namba|number|simu|phone)(?: yangu| number)?(?: ni| is)?:? *)?\+?\d[\d\s-]{7,}/gi
const NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u

interface PersonRead {
  readonly name: string
  readonly email: string
  /** True for `my name is`, but not for `it's`, which begins other sentences too. */
  readonly isIntroduced: boolean
  /** True if the line talks of an email without giving one, as in `I have no email`. */
  readonly lacksEmail: boolean
}

/**
 * Returns the name and email in a line; '' if it has none. A name without an introduction needs at least two words, and capitals in a line
 * that gives no email. Small words that make a sentence, such as `hiyo ya kwanza`, are no name: it would become that of the account.
 */
export function readPerson(line: string): PersonRead {
  const email = EMAIL.exec(line)?.[0] ?? ''
  const parts = line.split(PART)
  const others = parts.filter((part) => part.search(SAYS_EMAIL) < 0)
  const lacksEmail = email === '' && others.length < parts.length
  const rest = (lacksEmail ? others.join(' ') : line)
    .replace(email, ' ')
    .replace(SAYS_EMAIL, ' ')
    .replace(SAYS_PHONE, ' ')
    .replace(/[,;.!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = SAYS_NAME.exec(rest)
  const isIntroduced = said !== null && !MAY_INTRODUCE.test(said[0])
  const name = (said ? rest.slice(said.index + said[0].length) : rest).replace(/\s(?:na|and)$/i, '').trim()
  const hasTwoWords = name.includes(' ')
  const isLikely = WRITTEN_AS_NAME.test(name)
    ? said !== null || email !== '' || hasTwoWords
    : (isIntroduced || email !== '' || (hasTwoWords && !lacksEmail)) && isNoSentence(name)
  return { name: nameIf(isLikely, name), email, isIntroduced, lacksEmail }
}

const isNoSentence = (name: string): boolean => languageOf(name.replace(NAMES_TOO, ' ')) === null

const nameIf = (isLikely: boolean, name: string): string => (isLikely && NAME.test(name) ? name : '')
