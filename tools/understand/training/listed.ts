import { LETTERS } from '#web/chat/input/understand/words/readPacked.ts'
import { cuts, kinds, sizes } from '../words/goods.ts'
import { places, towns } from '../words/places.ts'
import { realWords } from '../words/realWords.ts'
import { signs } from '../words/signs.ts'
import { words } from '../words/words.ts'

/** Every list of words as one text, a meaning or a list a line, in the few letters that are packed. */
export function textOfLists(alone: readonly string[], senses: readonly string[]): string {
  const goods = Object.entries({ kind: kinds, cut: cuts, size: sizes }).flatMap(([group, table]) =>
    Object.entries(table).map(([name, listed]) => `-${group} ${name} ${sorted(listed)}`),
  )
  const meanings = words
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', swahili = '', bar = '', english = ''] = /^(\w+):([^|]*)(\|?)(.*)$/.exec(line) ?? []
      return `${small(name)} ${sorted(swahili)}${bar}${sorted(english)}`
    })
  const lists = Object.entries({ alone: alone.join(' '), place: places, town: towns, known: realWords }).map(
    ([name, listed]) => `_${name} ${sorted(listed)}`,
  )
  const text = `${[...goods, ...meanings, ...lists, `_signs ${small(signs)}`, `_senses ${senses.map(small).join(' ')}`].join('\n')}\n`
  const strange = Array.from(text).find((letter) => !LETTERS.includes(letter))
  if (strange !== undefined) throw new Error(`"${strange}" in the lists is none of the letters that are packed`)
  return text
}

const sorted = (listed: string): string => listed.trim().split(' ').sort().join(' ')
const small = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
