// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { tapNumberedButton } from './replyTo.ts'

const taps: string[] = []

beforeEach(() => {
  taps.length = 0
  document.body.innerHTML =
    '<article data-digits><button class="button button-line" data-digit="1">Checkout</button>' +
    '<button class="button button-sun" data-digit="2">Pay</button>' +
    '<button class="button button-line" data-orders data-digit="3">Cash</button></article>'
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => taps.push(button.textContent))
})
const slip = { kind: 'slip' } as const

test.each([
  ['a digit that is sent', { byKey: false, mayOrder: true }, ['Checkout', 'Pay', 'Cash']],
  ['a digit key', { byKey: true, mayOrder: true }, ['Checkout']],
  ['a digit that is sent before the buyer has gone on', { byKey: false, mayOrder: false }, ['Checkout']],
] as const)('[CHAT-037][CHAT-040] %s taps only %o', (_, how, tapped) => {
  const outcomes = ['1', '2', '3', '4'].map((digit) => tapNumberedButton(digit, slip, how))
  expect(taps).toEqual(tapped)
  expect(outcomes).toEqual(['tapped', ...(tapped.length === 3 ? ['tapped', 'tapped'] : ['costs', 'costs']), 'none'])
})

test('[CHAT-039] where a digit is the answer itself, it taps nothing', () => {
  expect(tapNumberedButton('1', { kind: 'code' }, { byKey: false, mayOrder: true })).toBe('none')
  expect(tapNumberedButton('1', { kind: 'product', productId: 'a' }, { byKey: false, mayOrder: true })).toBe('none')
  expect(taps).toEqual([])
})
