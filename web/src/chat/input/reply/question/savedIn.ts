import type { Option } from '../../understand/matchOption.ts'
import { LAST_TIME, NEW_ADDRESS } from './options.ts'

/** Words beside an address that say nothing of where it is. */
const LITTLE = new Set(
  (
    'the one that this there here yes yeah okay sure not mean meant saved same address addresses please instead deliver delivery send bring take use put get and for with want ' +
    'ndiyo ndio sawa hapana haya basi ile hiyo hapo huko pale iliyokuwepo iliyopo niliyo anwani yangu yetu tafadhali kwa kwenye peleka pelekeni leta leteni tuma nipeleke niletee ni kule ' +
    'change badilisha iwe isiwe express standard haraka kawaida cash mpesa mobile money yeyote anyone place nah have niliyohifadhi iliyohifadhiwa nyumbani home kwangu tu'
  ).split(' '),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []

/**
 * The one saved address that a line can only mean: all that it says of a place stands in it, as in `the Masaki one, yes` or
 * `hapana, ile ya haile selassie`. A number or word that it does not have makes a new address (CHAT-126, CHAT-151).
 */
export function savedIn(line: string, options: readonly Option[]): string | undefined {
  const typed = wordsOf(line).filter((word) => !LITTLE.has(word))
  const saved = options.filter(({ id }) => id !== LAST_TIME && id !== NEW_ADDRESS)
  if (typed.length === 0 && /saved|hifadhi|iliyopo|nyumbani|home/i.test(line))
    return (saved.length === 1 ? saved[0] : saved.find(({ names }) => names.includes('default')))?.id
  if (!typed.some((word) => /\p{L}/u.test(word))) return undefined
  const fitting = saved.filter(({ names: [name = ''] }) => {
    const words = new Set(wordsOf(name))
    return typed.every((word) => words.has(word))
  })
  return fitting.length === 1 ? fitting[0]?.id : undefined
}
