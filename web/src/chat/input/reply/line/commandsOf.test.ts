import { expect, test } from 'vitest'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { withoutDenied } from './afterthought.ts'
import { commandsOf } from './commandsOf.ts'
import { withoutLead } from './lead.ts'
import { packIn, withoutContainer } from './packIn.ts'

test.each([
  ['make the Nile perch fillet 5 and remove the smoked one', ['make the Nile perch fillet 5', 'remove the smoked one']],
  ['ongeza sato 2, toa kamba', ['ongeza sato 2', 'toa kamba']],
  [
    'Nipe sato 5 na kamba 2, halafu niambie delivery Masaki ni shilingi ngapi',
    ['Nipe sato 5 na kamba 2', 'niambie delivery Masaki ni shilingi ngapi'],
  ],
])('[CHAT-134] `%s` asks for several things in turn', (line, parts) => {
  expect(commandsOf(line)).toEqual(parts)
})

test.each([
  ['pay with cash instead, and send it to Msasani', ['pay with cash instead', 'send it to Msasani']],
  ['change the delivery to standard and add one more prawns', ['change the delivery to standard', 'add one more prawns']],
  [
    'badilisha anwani iwe ofisini Samora, na ongeza pweza wa kuchemsha 2',
    ['badilisha anwani iwe ofisini Samora', 'ongeza pweza wa kuchemsha 2'],
  ],
])('[CHAT-134] at the review `%s` changes both; before it the line is read as a whole (CHAT-054)', (line, parts) => {
  expect(commandsOf(line, { isAtReview: true })).toEqual(parts)
  expect(commandsOf(line)).toEqual([line])
})

test.each([
  'nataka sato 2 na kamba 3',
  'nataka kilo mbili za sato, express',
  'naomba kujua bei ya sato na kamba',
  'Sinza Kijiweni, near Shell',
  'ok, asante sana, na wewe pia',
])('[CHAT-134] `%s` is one', (line) => {
  expect(commandsOf(line, { isAtReview: true })).toEqual([line])
})

test.each([
  ['poa ongeza mbili', 'ongeza mbili'],
  ['ok snapper', 'snapper'],
  ['Habari za asubuhi mwanangu, naomba kuona sato', 'naomba kuona sato'],
  ['Samahani mwanangu, sato ni bei gani?', 'Samahani mwanangu, sato ni bei gani?'],
  ['nah ya pili, steaks', 'ya pili, steaks'],
  ['nah', 'nah'],
  ['sawa', 'sawa'],
  ['ok asante', 'ok asante'],
  ['hapana sitaki', 'hapana sitaki'],
  ['ok 2', 'ok 2'],
])('[CHAT-048] `%s` says `%s`', (line, rest) => {
  expect(withoutLead(line)).toBe(rest)
})

test('[CHAT-048] greeting and courtesy taken away leave most lines as they are', () => {
  const changed = corpus.filter(({ line }) => withoutLead(line) !== line)
  expect(changed.length / corpus.length).toBeLessThan(0.03)
  expect(corpus.filter(({ line }) => commandsOf(line).length > 1).length / corpus.length).toBeLessThan(0.01)
})

test.each([
  ['ya 1kg, mbili', 1_000],
  ['wa kilo mbili', 2_000],
  ['pakiti ya kilo', 1_000],
  ['the two kilo prawns', 2_000],
  ['a 500 g pack of squid', 500],
  ['za gramu 250', 250],
  ['kilo mbili za kamba', null],
  ['2 kg prawns', null],
] as const)('[CHAT-052] `%s` names a pack of %s g', (line, grams) => {
  expect(packIn(line)?.grams ?? null).toBe(grams)
})

test.each([
  ['one bag of prawns', '1 prawns'],
  ['make that one bag', 'make that 1'],
  ['pakiti mbili za dagaa', 'mbili za dagaa'],
  ['a bag', 'a bag'],
])('[CHAT-052] in `%s` the pack is the unit', (line, rest) => {
  expect(withoutContainer(line)).toBe(rest)
})

test.each([
  ['ongeza mzia 2 na fulusi 1', 'ongeza mzia 2 na fulusi 1'],
  ['prawns 1, not 2', 'prawns 1'],
  ['iwe moja badala ya mbili', 'iwe moja'],
])('[CHAT-134] in `%s` only a number that is denied is left out', (line, rest) => {
  expect(withoutDenied(line)).toBe(rest)
})
