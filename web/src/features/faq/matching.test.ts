// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { answersTo, faqGroups, matching } from './matching.ts'

beforeAll(() => loadBundle('faq'))

const found = (search: string) =>
  matching(faqGroups(textsNow()), search).flatMap(({ questions }) => questions.map(({ question }) => question))

test.each(['en', 'sw'] as const)('[STAT-009] there are nine questions in three groups of three (%s)', async (language) => {
  await chooseLanguage(language)
  expect(faqGroups(textsNow()).map(({ questions }) => questions.length)).toEqual([3, 3, 3])
  expect(JSON.stringify(faqGroups(textsNow()))).not.toMatch(/\{[a-z]\w*\}/i)
  await chooseLanguage('en')
})

test('[STAT-009] the groups are buying, payment and delivery, selling', () => {
  expect(faqGroups(textsNow()).map(({ title }) => title)).toEqual(['Buying', 'Payment and delivery', 'Selling'])
})

test('[STAT-011] the search covers questions and answers and ignores case', () => {
  expect(found('PASSWORD')).toEqual(['Do I need a password?'])
  expect(found('airtel  money')).toEqual(['How can I pay?'])
  expect(found(' tzs 10,000 ')).toEqual(['What does delivery cost, and how long does it take?', 'When do sellers get their money?'])
  expect(found('whale')).toEqual([])
})

const PAYING = ['How can I pay?', 'What does delivery cost, and how long does it take?', 'What do I pay now, and what on delivery?']
test.each(['pay', 'payment', 'Payments.', 'paying', 'paid'])('[I18N-017][STAT-011] “%s” finds all of Payment and delivery', (search) => {
  expect(found(search)).toEqual(expect.arrayContaining(PAYING))
})

test('[I18N-017][STAT-011] the search covers group titles, other forms of a word, and ignores punctuation', () => {
  expect(found('buying')).toEqual(expect.arrayContaining(['How do I order fish?', 'Do I need a password?']))
  expect(found('cancelled')).toContain('Can I cancel an order or send fish back?')
  expect(found('verified sellers?')).toContain('How long does it take to verify a seller?')
  expect(found('sellers’')).toEqual(found('seller'))
  expect(found('“pass\u200Bword”')).toEqual(['Do I need a password?'])
  expect(found('fish payments whale')).toEqual([])
})

test.each([
  ['malipo', 'Naweza kulipa vipi?'],
  ['kulipia', 'Nalipa nini sasa, na nini nikipokea?'],
  ['lipa', 'Wauzaji wanalipwa lini?'],
  ['muuzaji', 'Nani anaweza kuuza kwenye Samaki?'],
  ['uza', 'Kuthibitisha muuzaji kunachukua muda gani?'],
  ['agiza', 'Naagizaje samaki?'],
  ['rudisha', 'Naweza kughairi oda au kurudisha samaki?'],
  ['uthibitisho', 'Kuthibitisha muuzaji kunachukua muda gani?'],
])('[I18N-017][STAT-011] in Swahili “%s” finds “%s”', async (search, question) => {
  await chooseLanguage('sw')
  expect(found(search)).toContain(question)
  expect(found('nyangumi')).toEqual([])
  await chooseLanguage('en')
})

test('[CONST-024][CONST-033][STAT-009] the answers state the register’s figures', () => {
  const answer = (question: string) =>
    faqGroups(textsNow())
      .flatMap(({ questions }) => questions)
      .find((one) => one.question === question)?.answer
  expect(answer('Can I cancel an order or send fish back?')).toContain('30-day return policy')
  expect(answer('What does delivery cost, and how long does it take?')).toBe(
    'Standard delivery costs TZS 5,000 and comes within 24-48 hours. Express delivery costs TZS 10,000 and comes within 3-6 hours.',
  )
  expect(answer('How long does it take to verify a seller?')).toContain('1-2 business days')
  expect(answer('When do sellers get their money?')).toMatch(/reaches TZS 10,000.*typically takes 1 business day/)
})

test.each([
  ['en', 'do I really need passwords?', 'Do I need a password?'],
  ['en', 'when will sellers get their money', 'When do sellers get their money?'],
  ['en', 'how much does delivery cost', 'What does delivery cost, and how long does it take?'],
  ['sw', 'naweza kughairi oda niliyoweka?', 'Naweza kughairi oda au kurudisha samaki?'],
  ['sw', 'nahitaji password kweli?', 'Je, nahitaji password?'],
] as const)('[CHAT-119] (%s) the first answer to “%s” is “%s”', async (language, line, question) => {
  await chooseLanguage(language)
  const answers = answersTo(faqGroups(textsNow()), line)
  expect(answers[0]?.question).toBe(question)
  expect(answers.length).toBeLessThanOrEqual(3)
  await chooseLanguage('en')
})

test.each(['', 'msaada tafadhali', 'help me please', 'whale blubber', '12 34'])('[CHAT-119] “%s” matches no question', (line) => {
  expect(answersTo(faqGroups(textsNow()), line)).toEqual([])
})
