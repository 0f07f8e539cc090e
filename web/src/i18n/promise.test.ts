import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { DELIVERY_HOURS, deliveryPromise } from './promise.ts'
import { chooseLanguage, loadArea, textsNow } from './texts.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await Promise.all([loadArea('shell'), loadArea('checkout')])
})

test('[CONST-002][CONST-003] the promise is of the hours that the shop names', () => {
  const { standard, express } = DELIVERY_HOURS
  expect([standard.join('-'), express.join('-')]).toEqual([STANDARD_HOURS, EXPRESS_HOURS])
})

/** Tanzanian time. */
const at = (time: string) => Date.parse(`2026-11-${time}+03:00`)

const cases = [
  ['express', '25T14:30', '25T14:30', 'Before 20:30 today', 'Kabla ya saa 20:30 leo'],
  ['express', '25T14:16', '25T14:16', 'Before 20:30 today', 'Kabla ya saa 20:30 leo'],
  ['express', '25T14:31', '25T14:31', 'Before 20:45 today', 'Kabla ya saa 20:45 leo'],
  ['express', '25T18:00', '25T18:00', 'Before 24:00 today', 'Kabla ya saa 24:00 leo'],
  ['express', '25T22:10', '25T22:10', 'Before 04:15 tomorrow', 'Kabla ya saa 04:15 kesho'],
  ['express', '25T22:10', '26T00:05', 'Before 04:15 today', 'Kabla ya saa 04:15 leo'],
  ['express', '25T14:30', '27T09:00', 'Before 20:30 on 25 Nov', 'Kabla ya saa 20:30 tarehe 25 Nov'],
  ['standard', '25T14:30', '25T14:30', 'Tomorrow 14:30 to 27 Nov 14:30', 'Kesho saa 14:30 hadi 27 Nov saa 14:30'],
  ['standard', '25T14:30', '26T08:00', 'Today 14:30 to tomorrow 14:30', 'Leo saa 14:30 hadi kesho saa 14:30'],
  ['standard', '25T23:50', '25T23:50', '27 Nov 00:00 to 27 Nov 24:00', '27 Nov saa 00:00 hadi 27 Nov saa 24:00'],
  ['standard', '29T10:00', '29T10:00', 'Tomorrow 10:00 to 1 Dec 10:00', 'Kesho saa 10:00 hadi 1 Des saa 10:00'],
] as const

describe.each(['en', 'sw'] as const)('[CHAT-169][CONST-002][CONST-003] when an order comes (%s)', (language) => {
  beforeAll(() => chooseLanguage(language))
  afterAll(() => chooseLanguage('en'))

  test.each(cases)('%s, ordered %s, read %s', (option, ordered, read, en, sw) => {
    expect(deliveryPromise(option, at(ordered), at(read), textsNow('checkout'))).toBe(language === 'en' ? en : sw)
  })
})
