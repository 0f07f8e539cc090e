import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CODE_LENGTH, MINIMUM_AGE, PAYMENT_TIMEOUT, RETURN_DAYS } from '#contract/rules/constants.ts'
import { facts } from '#web/features/faq/facts.ts'
import { chooseLanguage, loadBundle, textsNow } from './texts.ts'

const files = import.meta.glob<Record<string, unknown>>('./{en,sw}/*.ts', { eager: true })
const groups = Object.keys(files).flatMap((path) => (path.startsWith('./en/') ? [path.slice('./en/'.length)] : []))

const BUNDLES = ['checkout', 'payment', 'contact', 'about', 'faq', 'policies'] as const

beforeAll(() => Promise.all((['shell', ...BUNDLES] as const).map(loadBundle)))

test.each(groups)('[I18N-003] %s states the same figures in both languages', (group) => {
  const sw = new Map(leaves(files[`./sw/${group}`]))
  for (const [key, text] of leaves(files[`./en/${group}`]))
    expect({ key, figures: figures(sw.get(key) ?? '') }).toEqual({ key, figures: figures(text) })
})

describe.each(['en', 'sw'] as const)('what the pages promise is what the shop does (%s)', (language) => {
  beforeAll(() => chooseLanguage(language))
  afterAll(() => chooseLanguage('en'))
  const texts = () => textsNow(...BUNDLES)
  const minutes = PAYMENT_TIMEOUT / 60_000
  const theMinutes = new RegExp(`(dakika ${minutes}|${minutes} minutes)`)
  const aDay = /(saa 24|24 hours)/
  /** The names of the statuses in which an order can be cancelled. */
  const steps = () => {
    const { pending, processing } = texts().common.orderStatus
    return [pending, processing]
  }

  test('[CONST-002][CONST-003][STAT-017] shipping: both options in their times, as at checkout, and the steps of an order', () => {
    const { shipping, checkout } = texts()
    const { standard, express } = shipping.options
    expect([standard.time, express.time]).toEqual([checkout.standardTime, checkout.expressTime])
    expect([standard.time, express.time]).toEqual([expect.stringMatching(/\b24-48\b/), expect.stringMatching(/\b3-6\b/)])
    for (const step of steps()) expect(said(shipping)).toContain(step)
  })

  test('[STAT-009] questions: times of delivery and payment, days to return, an answer within a day, steps, verification', () => {
    const { faq, shipping } = texts()
    const { standard, express } = shipping.options
    for (const text of [standard.time, express.time, '{days}', ...steps(), '1-2']) expect(said(faq)).toContain(text)
    for (const text of [theMinutes, aDay]) expect(said(faq)).toMatch(text)
  })

  test('[STAT-018] returns: days to return, an answer within a day, steps', () => {
    const { returns } = texts()
    for (const text of ['{days}', ...steps()]) expect(said(returns)).toContain(text)
    expect(said(returns)).toMatch(aDay)
  })

  test('[STAT-019] terms: time of payment, days to return, age, an answer within a day, steps, verification', () => {
    const { terms } = texts()
    for (const text of ['{days}', '{age}', ...steps(), '1-2']) expect(said(terms)).toContain(text)
    for (const text of [theMinutes, aDay]) expect(said(terms)).toMatch(text)
  })

  test('[CONST-009] the payment itself names the time that questions and terms name', () => {
    const { payment, faq, terms } = texts()
    for (const group of [payment, faq, terms]) expect(said(group)).toMatch(theMinutes)
  })

  test('about, privacy and contact agree with them', () => {
    const { about, privacy, contact } = texts()
    expect(said(about)).toContain('{days}')
    expect(said(privacy)).toContain('{age}')
    for (const group of [privacy, contact]) expect(said(group)).toMatch(aDay)
  })
})

test('[STAT-009][STAT-019] the figures filled in are those of the contract', () => {
  expect(facts).toMatchObject({
    standardFee: 'TZS 5,000',
    expressFee: 'TZS 10,000',
    minimumPayout: 'TZS 10,000',
    networks: 'M-Pesa, Airtel Money, Mixx by Yas',
    days: RETURN_DAYS,
    age: MINIMUM_AGE,
    codeLength: CODE_LENGTH,
    codeMinutes: 5,
    draftDays: 3,
    sessionDays: 30,
  })
})

const said = (group: unknown) =>
  leaves(group)
    .map(([, text]) => text)
    .join('\n')

function leaves(group: unknown, path = ''): [string, string][] {
  if (typeof group === 'string') return [[path, group]]
  return Object.entries(group ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
}

/** Matches the example phone numbers. Each language has the form that its readers write; the field accepts both (AUTH-019). */
const PHONE_EXAMPLE = /255\d{9}|255X{9}, without \+ or leading 0|07\d{2} \d{3} \d{3}/g

/** Returns the numbers and placeholders of a text, sorted, because a translation may have them in another order. */
const figures = (text: string) =>
  (text.replace(PHONE_EXAMPLE, '{aPhone}').match(/\{\w+\}|\d[\d,.]*(?:-\d+)?/g) ?? []).map((figure) => figure.replace(/[,.]$/, '')).sort()
