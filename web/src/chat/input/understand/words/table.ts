import { STEP, senses, weights } from './weights.ts'

/** One letter for each sense in the table of weights. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()*+,-./;<=>?@[]^_{|}~ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ'
/** Intents and topics in the order of their letters. */
export const keys = senses.split(' ')
/** What each feature speaks for: the place of the sense in `keys`, and how much. */
export const sensesOf = new Map<string, ReadonlyArray<readonly [number, number]>>()
for (const line of weights.trim().split('\n')) {
  const [feature = '', row = ''] = line.split(' ')
  const pairs = [...row.matchAll(/(\d+)(\D+)/g)].flatMap(([, level, letters = '']) =>
    Array.from(letters, (letter): [number, number] => [LETTERS.indexOf(letter), Number(level) * STEP]),
  )
  sensesOf.set(feature, pairs)
}
