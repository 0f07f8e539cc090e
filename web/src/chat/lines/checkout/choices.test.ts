import { expect, test } from 'vitest'
import type { Option } from '../line.ts'
import { readLine } from '../read/read.ts'

const list: Option[] = [
  { id: 'fresh', names: ['Nile tilapia (Sato), 1 kg'], kind: 'fresh', price: 12_000 },
  { id: 'frozen', names: ['Frozen tilapia (Sato wa barafu), 1 kg'], kind: 'frozen', price: 10_500 },
  { id: 'large', names: ['Large Nile tilapia (Sato), 2 kg'], size: 'large', price: 23_000 },
]

const clause = (line: string) => {
  const [first] = readLine(line).clauses
  if (!first) throw new Error(`no clause in ${line}`)
  return first
}
const pick = (line: string, rows: readonly Option[]) => clause(line).picks(rows)[0]?.id ?? null

test.each<[string, string | undefined]>([
  ['haraka', 'express'],
  ['ya kawaida tu', 'standard'],
  ['expres', 'express'],
  ['harka', 'express'],
  ['elfu kumi shilingi', 'express'],
  ['sijui', undefined],
  ['let me ask my wife first', undefined],
])('[CHAT-126][CHAT-055] "%s" chooses a delivery option', (line, delivery) => {
  expect(clause(line).chooses([], 'delivery').delivery).toBe(delivery)
})

/** Haste about paying, or about a sum. */
const hasteToPay = [
  ['nataka kulipa haraka', 'I want to pay quickly'],
  ['nilipe haraka', 'let me pay fast'],
  ['haraka jumla', 'quick total please'],
  ['kwa haraka jumla', 'fast checkout'],
  ['malipo ya haraka', 'paying quickly'],
  ['nipe jumla haraka', 'total fast'],
  ['ngoja nilipe oda haraka', 'pay my order quickly'],
].flat()
test.each(hasteToPay)('[CHAT-126][CHAT-135] "%s" chooses no delivery, whether or not it is asked for', (line) => {
  for (const asked of [null, 'delivery', 'method'] as const) expect(clause(line).chooses([], asked).delivery, `${asked}`).toBeUndefined()
})

test.each([
  'nataka haraka nalipa cash',
  'haraka, nalipa mpesa',
  'leteni haraka nitalipa',
  'nataka kuletewa haraka',
  'fast delivery and pay cash',
])('[CHAT-126] "%s" still chooses Express', (line) => expect(clause(line).chooses([], 'delivery').delivery).toBe('express'))

test.each(['transporters', 'method', 'payPhone', 'slip', 'failure'] as const)(
  '[CHAT-135] at %s, `haraka` beside another answer asks to hurry and does not choose express',
  (asked) => {
    expect(clause('airtel money, haraka tafadhali').chooses([], asked).delivery).toBeUndefined()
    expect(clause('delivery iwe ya haraka').chooses([], asked).delivery).toBe('express')
  },
)

test.each(['haraka', 'sawa haraka', 'sawa, haraka tafadhali', 'nataka haraka'])(
  '[CHAT-178][CHAT-181] "%s" chooses express on the slip, where the delivery has a default, whichever of its rows is open',
  (line) => {
    for (const asked of ['slip', 'transporters', 'method', 'payPhone'] as const)
      expect([asked, clause(line).chooses([], asked).delivery]).toEqual([asked, 'express'])
  },
)

test.each<[string, string]>([
  ['cash', 'cash_on_delivery'],
  ['nitalipa mpesa', 'mobile_money'],
  ['nikipokea nalipa', 'cash_on_delivery'],
])('[CHAT-126] "%s" chooses a payment method', (line, method) => {
  expect(clause(line).chooses([], 'method').method).toBe(method)
})

test('[CHAT-126] a number is the quantity if that is asked', () => {
  expect(clause('tatu').chooses([], 'product').amount).toBe(3)
})

test.each<[string, string | null]>([
  ['1', 'fresh'],
  ['4', null],
  ['la pili', 'frozen'],
  ['the second one', 'frozen'],
  ['nachukua la kwanza', 'fresh'],
  ['weka ya kwanza tafadhali', 'fresh'],
  ['namba 2', 'frozen'],
  ['the last one', 'large'],
  ['naomba hiyo ya mwisho', 'large'],
  ['toa ya mwisho', null],
  ['wa barafu', 'frozen'],
  ['mkubwa', 'large'],
  ['jitambulishe kwanza', null],
  ['niangalie simu yangu kwanza', null],
  ['sato', null],
  ['mama hapendi wa barafu', null],
  ["she doesn't like frozen", null],
  ['hatuli wa barafu', null],
  ['frozen is not good', null],
  ['wa barafu hapana', null],
  ['la kwanza sipendi', null],
  ['the large one is too big', null],
  ['sitaki la kwanza, nipe la pili', 'frozen'],
  ['la kwanza, hapana, la pili', 'frozen'],
  ['hiyo', null],
])('[CHAT-137] "%s" picks a row of a list', (line, id) => {
  expect(pick(line, list)).toBe(id)
})
