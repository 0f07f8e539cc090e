import { expect, test } from 'vitest'
import { afterPause, clausesOf, correctionIn, withoutTail } from './clauses.ts'

test.each([
  ['Actually make it 6, and add 2 kg of the yellowfin', ['Actually make it 6', 'add 2 kg of the yellowfin']],
  ['6 please, and 2 kg of calamari as well', ['6 please', '2 kg of calamari as well']],
  ['3, and the tilapia too', ['3', 'the tilapia too']],
  ['niwekee hiyo mbili, na vichwa kilo tatu', ['niwekee hiyo mbili', 'vichwa kilo tatu']],
  ['6 kg of the loin and 2 kg of the yellowfin tuna', ['6 kg of the loin', '2 kg of the yellowfin tuna']],
])('[CHAT-134] `%s` is read part by part, since not each names its fish', (line, parts) => {
  expect(clausesOf(line)).toEqual(parts)
})

test.each([
  'octopus, 3',
  'squid, 3 kilos, prawns, 2',
  'sato 2 na dagaa 1',
  'sitaki pweza, nipe ngisi 2',
  'haraka, yeyote, mpesa',
  'Mikocheni B, house 12, near Shoppers',
  'nataka kilo mbili za sato, express',
  'elfu kumi na mia tano',
  'how much is it, and do you deliver?',
])('[CHAT-134] `%s` is read as one', (line) => {
  expect(clausesOf(line)).toEqual([line])
})

test.each([
  ['No no. 3 of the kingfish', '3 of the kingfish'],
  ['hapana, sato 2', 'sato 2'],
  ['no prawns', null],
  ['no, prawns', null],
  ['la kwanza', null],
  ['no', null],
])('[CHAT-135] `%s` puts right: %s', (line, rest) => {
  expect(correctionIn(line)).toBe(rest)
})

test.each([
  ['ndio leteni huko basi', 'ndio leteni huko'],
  ['huyo bas', 'huyo'],
  ['basi', 'basi'],
  ['basi mbili', 'basi mbili'],
])('[CHAT-135] the last word of `%s` ends nothing', (line, rest) => {
  expect(withoutTail(line)).toBe(rest)
})

test.each([
  ['ngoja, toa moja', 'toa moja'],
  ['ngoja kidogo', null],
  ['subiri nimuulize mume wangu', null],
])('[CHAT-135] after the pause of `%s`: %s', (line, rest) => {
  expect(afterPause(line)).toBe(rest)
})
