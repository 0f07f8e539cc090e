import { beforeAll, expect, test } from 'vitest'
import { CODE_LENGTH, MINIMUM_AGE, PAYMENT_TIMEOUT, RETURN_DAYS } from '#contract/constants.ts'
import { facts } from '#web/features/faq/facts.ts'
import { chooseLanguage, loadArea, textsNow } from './texts.ts'

const files = import.meta.glob<Record<string, unknown>>('./{en,sw}/*.ts', { eager: true })
const groups = Object.keys(files).flatMap((path) => (path.startsWith('./en/') ? [path.slice('./en/'.length)] : []))

const AREAS = ['checkout', 'payment', 'contact', 'about', 'faq', 'policies'] as const

beforeAll(() => Promise.all((['shell', ...AREAS] as const).map(loadArea)))

test.each(groups)('[I18N-003][CONST-024][CONST-033] %s states the same figures in both languages', (group) => {
  const sw = new Map(leaves(files[`./sw/${group}`]))
  for (const [key, text] of leaves(files[`./en/${group}`]))
    expect({ key, figures: figures(sw.get(key) ?? '') }).toEqual({ key, figures: figures(text) })
})

test.each(['en', 'sw'] as const)(
  '[STAT-009][STAT-017][STAT-018][STAT-019][CONST-002][CONST-003][CONST-009] what the pages promise is what the shop does (%s)',
  async (language) => {
    await chooseLanguage(language)
    const t = textsNow(...AREAS)
    const { standard, express } = t.shipping.options
    expect([standard.time, express.time]).toEqual([t.checkout.standardTime, t.checkout.expressTime])
    for (const time of [standard.time, express.time]) expect(said(t.faq)).toContain(time)
    for (const group of [t.faq, t.returns, t.terms, t.about]) expect(said(group)).toContain('{days}')
    const minutes = PAYMENT_TIMEOUT / 60_000
    for (const group of [t.faq, t.terms, t.payment]) expect(said(group)).toMatch(new RegExp(`(dakika ${minutes}|${minutes} minutes)`))
    for (const group of [t.terms, t.privacy]) expect(said(group)).toContain('{age}')
    for (const group of [t.returns, t.terms, t.privacy, t.contact, t.faq]) expect(said(group)).toMatch(/(saa 24|24 hours)/)
    for (const group of [t.faq, t.terms, t.shipping, t.returns])
      for (const step of [t.common.orderStatus.pending, t.common.orderStatus.processing]) expect(said(group)).toContain(step)
    for (const group of [t.faq, t.terms]) expect(said(group)).toMatch(/1-2/)
    await chooseLanguage('en')
  },
)

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

/** Each language shows the form of a number that its readers write; the field takes both (AUTH-019). */
const PHONE_EXAMPLE = /255\d{9}|255X{9}, without \+ or leading 0|07\d{2} \d{3} \d{3}/g

/** Digits and places, in the order of size: a sentence may turn round, its figures stay. */
const figures = (text: string) =>
  (text.replace(PHONE_EXAMPLE, '{aPhone}').match(/\{\w+\}|\d[\d,.]*(?:-\d+)?/g) ?? []).map((figure) => figure.replace(/[,.]$/, '')).sort()
