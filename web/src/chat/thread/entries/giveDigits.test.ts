// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { choicesOf, giveDigits } from './giveDigits.ts'

function numbered(html: string): HTMLElement {
  const card = document.createElement('div')
  card.innerHTML = html
  giveDigits(card)
  return card
}
const digits = (html: string) => [...numbered(html).querySelectorAll<HTMLElement>('button')].map((button) => button.dataset['digit'])

test('[CHAT-037] choices are numbered; a single button takes 1 without showing it; nothing is numbered next to a code', () => {
  expect(digits('<button class="button">Standard</button><button class="button">Express</button>')).toEqual(['1', '2'])
  const lone = '<button class="button">Pay TZS 12,000</button>'
  expect(digits(lone)).toEqual(['1'])
  expect(numbered(lone).hasAttribute('data-lone')).toBe(true)
  expect(numbered(lone + lone).hasAttribute('data-lone')).toBe(false)
  const code = '<input autocomplete="one-time-code"><button class="button">Verify</button><button class="button">Send again</button>'
  expect(digits(code)).toEqual([undefined, undefined])
})

test('[CHAT-156] the live line counts list rows and main buttons as answers', () => {
  const card = document.createElement('div')
  card.innerHTML =
    '<div class="product-line"></div><div class="product-line"></div><button class="button">All</button><button class="button button-quiet">Help</button>'
  expect(choicesOf(card)).toBe(3)
  expect(choicesOf(null)).toBe(0)
})
