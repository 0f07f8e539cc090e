import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXPRESS_HOURS, STANDARD_HOURS } from '#contract/rules/constants.ts'
import { DELIVERY_HOURS, deliveryPromise } from './promise.ts'
import { chooseLanguage, loadBundle, textsNow } from './texts.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await Promise.all([loadBundle('shell'), loadBundle('checkout')])
})

test('[CONST-002][CONST-003] the promise is of the hours that the shop names', () => {
  const { standard, express } = DELIVERY_HOURS
  expect([standard.join('-'), express.join('-')]).toEqual([STANDARD_HOURS, EXPRESS_HOURS])
})

/** Returns a Tanzanian time of November 2026 in ms. */
const at = (time: string) => Date.parse(`2026-11-${time}+03:00`)

const cases = [
  ['express', '25T14:30', '25T14:30', 'Before 20:30 today', 'Kabla ya saa 20:30 leo'],
  ['express', '25T14:16', '25T14:16', 'Before 20:30 today', 'Kabla ya saa 20:30 leo'],
  ['express', '25T14:31', '25T14:31', 'Before 20:45 today', 'Kabla ya saa 20:45 leo'],
  ['express', '25T18:00', '25T18:00', 'Before 24:00 today', 'Kabla ya saa 24:00 leo'],
  ['express', '25T22:10', '25T22:10', 'Before 04:15 tomorrow', 'Kabla ya saa 04:15 kesho'],
  ['express', '25T22:10', '26T00:05', 'Before 04:15 today', 'Kabla ya saa 04:15 leo'],
  ['express', '25T14:30', '27T09:00', 'Before 20:30 on 25 Nov', 'Kabla ya saa 20:30 tarehe 25 Nov'],
  ['standard', '25T14:30', '25T14:30', 'Tomorrow or 27 Nov', 'Kesho au 27 Nov'],
  ['standard', '25T14:30', '26T08:00', 'Today or tomorrow', 'Leo au kesho'],
  ['standard', '25T14:30', '27T08:00', 'Today', 'Leo'],
  ['standard', '25T14:30', '28T08:00', '26 Nov or 27 Nov', '26 Nov au 27 Nov'],
  ['standard', '25T23:50', '25T23:50', '27 Nov', '27 Nov'],
  ['standard', '29T10:00', '29T10:00', 'Tomorrow or 1 Dec', 'Kesho au 1 Des'],
] as const

describe.each(['en', 'sw'] as const)('[CHAT-169][CONST-002][CONST-003] when an order comes (%s)', (language) => {
  beforeAll(() => chooseLanguage(language))
  afterAll(() => chooseLanguage('en'))

  test.each(cases)('%s, ordered %s, read %s', (option, ordered, read, en, sw) => {
    expect(deliveryPromise(option, at(ordered), at(read), textsNow('checkout'))).toBe(language === 'en' ? en : sw)
  })
})
