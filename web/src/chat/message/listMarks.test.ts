import { expect, test } from 'vitest'
import { understand } from '../lines/lexicon/understand.ts'
import { plainLine } from './listMarks.ts'

const goods = (line: string) => understand(plainLine(line)).items.map(({ fish, quantity }) => `${fish} ${quantity}`)

test.each([
  '1) pweza 3\n2) ngisi 2',
  '1) pweza 3 2) ngisi 2',
  '(1) pweza 3\n(2) ngisi 2',
  '1. pweza 3\n2. ngisi 2',
  '1.pweza 3\n2.ngisi 2',
  '1) 3 pweza\n2) 2 ngisi',
  '1 - pweza 3\n2 - ngisi 2',
  '1: pweza 3\n2: ngisi 2',
  '- pweza 3\n- ngisi 2',
  '– pweza 3\n— ngisi 2',
  '-3 pweza\n-2 ngisi',
  '• pweza 3\n• ngisi 2',
  '•\u200B3 pweza\n•\u200B2 ngisi',
  '* pweza 3\n* ngisi 2',
  '1\uFE0F\u20E3 pweza 3\n2\uFE0F\u20E3 ngisi 2',
  '① pweza 3\n② ngisi 2',
  'pweza 3\nngisi 2',
  '3 pweza\n2 ngisi',
  'pweza ٣\nngisi ٢',
])('[CHAT-173][CHAT-134] %j is three octopus and two squid: list marks are not counts', (line) => {
  expect(goods(line)).toEqual(['octopus 3', 'squid 2'])
  expect(understand(plainLine(line)).intent).toBe('add')
})

test.each([
  ['1) pweza 3', ['octopus 3']],
  ['1) pweza\n2) ngisi 4', ['octopus null', 'squid 4']],
  ['2 pweza', ['octopus 2']],
  ['2 - pweza, 3 - ngisi', ['octopus 2', 'squid 3']],
  ['pweza (2), ngisi (3)', ['octopus 2', 'squid 3']],
  ['pweza - 2', ['octopus 2']],
])('[CHAT-173] %j has the counts written in it', (line, said) => expect(goods(line)).toEqual(said))

test.each(['1)', '2.', '-1', '0712345678', '1.5 kg sato', '12.000', '2 sato', 'SMK-104687'])('[CHAT-173] %j has no list mark', (line) =>
  expect(plainLine(line)).toBe(line),
)

test.each([
  ['½ kg sato', 0, 1],
  ['sato ½', 0, 1],
  ['¼ kilo ya sato', 0, 1],
  ['1/2 kg sato', 0, 1],
  ['sato 1⁄4', 0, 1],
  ['2½ kg sato', 2, 3],
  ['2 1/2 kg sato', 2, 3],
  ['- ½ sato', 0, 1],
])('[CHAT-053][CHAT-173] %j is a fraction', (line, below, above) => {
  expect(understand(plainLine(line))).toMatchObject({ quantity: 'fraction', fraction: { below, above } })
})

test.each(['kamba 2 0712345678', '2 kamba 0712 345 678', 'kamba 2 +255 712 345 678', '0712345678 kamba 2'])(
  '[I18N-016][CHAT-163] the phone number in %j does not change the count',
  (line) => expect(goods(line)).toEqual(['prawn 2']),
)
