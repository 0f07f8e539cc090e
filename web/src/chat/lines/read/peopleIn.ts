import { understand } from '#web/chat/lines/lexicon/understand.ts'

const PEOPLE =
  /(?<![a-z])(?:(?:tuko|tupo|we are|we['’]re|(?<!.)were|watu|wageni)(?: watu| wageni)?(?: ni| wako| kama)* ((?:(?:kumi|[a-z]+ini) na )?[a-z\d]+)|((?:[a-z]+ty[ -])?[a-z\d]+) (?:people|persons?|guests|of us))(?![a-z\d])/i

/** Returns how many are to eat (CHAT-172); null where the line does not say. */
export function peopleIn(line: string): number | null {
  const [, after, before] = PEOPLE.exec(line) ?? []
  const people = understand(after ?? before ?? '').quantity
  return typeof people === 'number' ? people : null
}
