import { expect, test } from 'vitest'
import { matchOption, type Option } from './matchOption.ts'

const delivery: Option[] = [
  { id: 'standard', names: ['Standard', 'Kawaida'], choice: { delivery: 'standard' } },
  { id: 'express', names: ['Express', 'Haraka'], choice: { delivery: 'express' } },
]
const method: Option[] = [
  { id: 'mobile', names: ['Mobile money', 'Malipo kwa simu'], choice: { method: 'mobile_money' } },
  { id: 'cash', names: ['Cash on delivery', 'Lipa ukipokea'], choice: { method: 'cash_on_delivery' } },
]
const address: Option[] = [
  { id: 'home', names: ['Nyumbani', 'Home', 'Sinza Kijiweni'] },
  { id: 'work', names: ['Kazini', 'Work', 'Kariakoo, Msimbazi'] },
]
const list: Option[] = [
  { id: 'fresh', names: ['Nile tilapia (Sato), 1 kg'], kind: 'fresh', price: 12_000 },
  { id: 'frozen', names: ['Frozen tilapia (Sato), 1 kg'], kind: 'frozen', price: 10_500 },
  { id: 'large', names: ['Large Nile tilapia (Sato), 2 kg'], size: 'large', price: 23_000 },
]

test.each<[string, Option[], string | null]>([
  ['haraka', delivery, 'express'],
  ['ya kawaida tu', delivery, 'standard'],
  ['expres', delivery, 'express'],
  ['harka', delivery, 'express'],
  ['2', delivery, 'express'],
  ['la kwanza', delivery, 'standard'],
  ['the second one', delivery, 'express'],
  ['nachukua la kwanza', delivery, 'standard'],
  ['naomba hiyo ya mwisho', delivery, 'express'],
  ['weka ya kwanza tafadhali', delivery, 'standard'],
  ['jitambulishe kwanza', delivery, null],
  ['let me ask my wife first', delivery, null],
  ['niangalie simu yangu kwanza', delivery, null],
  ['sijui', delivery, null],
  ['cash', method, 'cash'],
  ['nitalipa mpesa', method, 'mobile'],
  ['nikipokea nalipa', method, 'cash'],
  ['nyumbani', address, 'home'],
  ['leta sinza', address, 'home'],
  ['kariako', address, 'work'],
  ['namba 2', address, 'work'],
  ['3', address, null],
])('[CHAT-126][CHAT-055] "%s" answers the question by its options', (line, options, id) => {
  expect(matchOption(line, options)).toBe(id)
})

test.each<[string, string | null]>([
  ['1', 'fresh'],
  ['la pili', 'frozen'],
  ['ya katikati', 'frozen'],
  ['the last one', 'large'],
  ['wa barafu', 'frozen'],
  ['mkubwa', 'large'],
  ['the cheapest', 'frozen'],
  ['bei ya chini', 'frozen'],
  ['sato', null],
  ['hiyo', null],
])('[CHAT-137] "%s" picks one of a list', (line, id) => {
  expect(matchOption(line, list)).toBe(id)
})

test('[CHAT-137] what is pointed at is meant where one is in view', () => {
  expect(matchOption('hiyo hapo', list.slice(0, 1))).toBe('fresh')
})
