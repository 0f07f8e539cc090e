import { expect, test } from 'vitest'
import { notesOf, wishesOf } from './notes.ts'

test.each([
  [null, []],
  ['', []],
  [' \n ', []],
  ['Gate 4', ['Gate 4']],
  ['Call at the gate. Keep on ice.', ['Call at the gate', 'Keep on ice.']],
  ['Piga simu kwanza; kata vipande\nbila mifupa', ['Piga simu kwanza', 'kata vipande', 'bila mifupa']],
  ['Nyumba 4.5 km, geti la buluu', ['Nyumba 4.5 km, geti la buluu']],
])('[CHAT-161] %j is split into sentences, which join to the same notes', (notes, wishes) => {
  expect(wishesOf(notes)).toEqual(wishes)
  expect(wishesOf(notesOf(wishes))).toEqual(wishes)
})

test('[CHAT-161] removing a sentence keeps the others, and removing all gives null', () => {
  expect(notesOf(wishesOf('Call first. No bones').slice(1))).toBe('No bones')
  expect(notesOf([])).toBeNull()
})
