import { languageOf } from '#web/chat/lines/lexicon/mean/languageOf.ts'

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
