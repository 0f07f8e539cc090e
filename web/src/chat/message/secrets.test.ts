import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeIn, isBarePin, MASK, maskLine } from './secrets.ts'

const nothing = { paying: false, codePending: false, codeAsked: false }
const paying = { ...nothing, paying: true }
const codePending = { ...nothing, codePending: true }

test.each([
  ['pin yangu ni 1234', `pin yangu ni ${MASK}`],
  ['PIN:1234', `PIN:${MASK}`],
  ['pin1234 sawa', `pin${MASK} sawa`],
  ['namba ya siri 1 2 3 4', `namba ya siri ${MASK}`],
  ['my password is 12-34-56', `my password is ${MASK}`],
  ['nywila 12.345', `nywila ${MASK}`],
  ['ＰＩＮ １２３４', `ＰＩＮ ${MASK}`],
  ['p\u200Bin 1\u200B2\u200B3\u200B4', `p\u200Bin ${MASK}`],
  ['pin ١٢٣٤', `pin ${MASK}`],
  ['pin 1️⃣2️⃣3️⃣4️⃣', expect.not.stringMatching(/\d/)],
  ['pin 1234, na 5678', `pin ${MASK}, na ${MASK}`],
  ['pin 1234 0754110001', `pin ${MASK} 255 754 ••• 001`],
])('[CHAT-129] "%s" is always stored without its digits', (line, text) => {
  expect(maskLine(line, nothing)).toEqual({ text, hasSecret: true })
})

test.each([
  ['1234', MASK],
  ['sato 2 1234', expect.not.stringContaining('1234')],
  ['nimeweka 123456', `nimeweka ${MASK}`],
  ['oda SMK-104695', `oda SMK-${MASK}`],
])('[CHAT-129] while a payment waits or has failed, "%s" is stored without 4 to 6 digits in a row', (line, text) => {
  expect(maskLine(line, paying).text).toEqual(text)
})

test.each([
  ['654321', MASK],
  ['654 321', MASK],
  ['code ni 6-5-4-3-2-1', `code ni ${MASK}`],
  ['６５４３２１', MASK],
])('[CHAT-129] while a code is pending, "%s" is stored without its six digits, whatever card is live', (line, text) => {
  expect(maskLine(line, codePending)).toEqual({ text, hasSecret: true })
})

test.each([
  ['oda SMK-104695', nothing],
  ['samaki wa TZS 15,000', nothing],
  ['elfu 15000', nothing],
  ['pink salmon 1500', nothing],
  ['kilo 12 za shopping 2000', nothing],
  ['TZS 150,000', codePending],
  ['1234', codePending],
  ['kwa 12500', codePending],
  ['sato 2', paying],
  ['nataka 3, na 12', paying],
  ['24,000', paying],
  ['ni TZS 24,000 si ndio', paying],
  ['hakuna namba', { paying: true, codePending: true, codeAsked: true }],
])('[CHAT-129] "%s" is stored as typed if no rule applies', (line, context) => {
  expect(maskLine(line, context)).toEqual({ text: line, hasSecret: false })
})

test.each([nothing, paying, codePending])('[CHAT-057] a phone number keeps its ends and is not taken for a PIN', (context) => {
  for (const phone of ['0754110001', '+255 754 110 001', '255-754-110-001'])
    expect(maskLine(`namba ${phone}`, context)).toEqual({ text: 'namba 255 754 ••• 001', hasSecret: false })
})

test('[CHAT-057] a code is exactly six digits, or any code in a line while it is asked for', () => {
  expect(codeIn('654321', codePending)).toBe('654321')
  expect(codeIn('654 321', codePending)).toBe('654321')
  expect(codeIn('oda SMK-104695', codePending)).toBeNull()
  expect(codeIn('msimbo ni 654321', { ...codePending, codeAsked: true })).toBe('654321')
  expect(codeIn('654321', nothing)).toBeNull()
  expect(codeIn('65432', codePending)).toBeNull()
})

test('[CHAT-057] a bare PIN is 4 to 6 digits without letters', () => {
  for (const line of ['1234', '12 34', '1-2-3-4-5', '123456', '١٢٣٤', '(1234)!']) expect(isBarePin(line)).toBe(true)
  for (const line of ['123', '1234567', 'sato 1234', '24,000', '']) expect(isBarePin(line)).toBe(false)
})

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xff10]
const secret = (min: number) =>
  fc
    .tuple(
      fc.stringMatching(new RegExp(`^[0-9]{${min},6}$`)),
      fc.constantFrom('', ' ', '-', '.', ' - ', '\u00A0', '\u200B'),
      fc.constantFrom(...zeros),
    )
    .map(([digits, between, zero]) =>
      digits
        .split('')
        .map((digit) => String.fromCodePoint(zero + Number(digit)))
        .join(between),
    )
const words = fc.stringMatching(/^[a-z ,.!?]{0,12}$/).map((text) => `${text} `)
const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '')

test('[CHAT-129] no secret survives among words and small numbers, and masking twice changes nothing', () => {
  const cases = fc.oneof(
    fc.tuple(fc.constant(paying), secret(4), fc.constant('')),
    fc.tuple(fc.constant(nothing), secret(4), fc.constantFrom('PIN ', 'siri ', 'password ', 'nywila ')),
    fc.tuple(fc.constant(codePending), secret(6), fc.constant('')),
  )
  fc.assert(
    fc.property(cases, words, words, ([context, digits, named], before, after) => {
      const { text, hasSecret } = maskLine(`${before}${named}${digits} ${after}`, context)
      expect(hasSecret).toBe(true)
      expect(digitsOf(text)).toBe('')
      expect(maskLine(text, context).text).toBe(text)
    }),
    { seed: 10, numRuns: 3_000 },
  )
})

test('[CHAT-129] a line with fewer than four digits is stored as typed in any context', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), fc.boolean(), fc.boolean(), (line, isPaying, isPending, codeAsked) => {
      fc.pre([...line.matchAll(/\p{N}/gu)].length < 4)
      expect(maskLine(line, { paying: isPaying, codePending: isPending, codeAsked })).toEqual({ text: line, hasSecret: false })
    }),
    { seed: 10 },
  )
})
