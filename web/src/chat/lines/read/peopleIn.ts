import { MOST_PEOPLE } from '#contract/rules/fish/portions.ts'
import { understand } from '#web/chat/lines/lexicon/understand.ts'

const HEADS =
  /(?<![a-z])(?:(?:tuko|tupo|we are|we['’]re|(?<!.)were|watu|wageni)(?: watu| wageni)? ((?:(?:kumi|[a-z]+ini) na )?[a-z\d]+)|((?:[a-z]+ty[ -])?[a-z\d]+) (?:people|persons?|guests|of us))(?![a-z\d])/i

/** Returns how many are to eat, as far as the people card counts (CHAT-172); null where the line does not say. */
export function headsIn(line: string): number | null {
  const [, after, before] = HEADS.exec(line) ?? []
  const heads = understand(after ?? before ?? '').quantity
  return typeof heads === 'number' && heads <= MOST_PEOPLE ? heads : null
}
