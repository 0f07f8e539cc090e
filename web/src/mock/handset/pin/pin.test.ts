import { expect, test } from 'vitest'
import { isWhole, type PinKey, pinAfter } from './Prompt.tsx'

const enter = (...keys: PinKey[]) => keys.reduce(pinAfter, '')
const press = (...digits: string[]) => digits.map((digit) => ({ press: digit }))

test('[QA-022] digits fill the PIN from the left; a fifth digit is ignored', () => {
  expect(enter(...press('1', '2'))).toBe('12')
  expect(enter(...press('1', '2', '3', '4', '5'))).toBe('1234')
})

test('[QA-022] delete removes the last digit and does nothing if the PIN is empty', () => {
  expect(enter(...press('1', '2'), { do: 'delete' })).toBe('1')
  expect(enter({ do: 'delete' })).toBe('')
  expect(enter(...press('1', '2', '3', '4'), { do: 'clear' })).toBe('')
})

test('[QA-022] only the digits of typed or pasted text are used', () => {
  expect(pinAfter('9', { type: '1 2-3x' })).toBe('123')
  expect(pinAfter('', { type: '123456' })).toBe('1234')
})

test('[QA-022] a PIN is complete with four digits', () => {
  expect(isWhole('123')).toBe(false)
  expect(isWhole('1234')).toBe(true)
})
