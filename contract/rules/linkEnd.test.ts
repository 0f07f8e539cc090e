import { expect, test } from 'vitest'
import { withoutLinkEnd } from './linkEnd.ts'

/** Encodes a link as a browser does, then removes the punctuation that a sentence left at its end. */
function read(link: string): string {
  const { pathname, search } = new URL(link, 'https://samaki.example')
  return withoutLinkEnd(pathname + search)
}

test.each(['.', ',', ')', ').', '!', '”', '."', '’', '…', ']', '>', '%29.', '»'])('[NAV-017] %s at the end of a link is removed', (end) => {
  expect(read(`/products/nile-tilapia${end}`)).toBe('/products/nile-tilapia')
  expect(read(`/orders/order-12${end}`)).toBe('/orders/order-12')
  expect(read(`/chat?card=product&id=nile-tilapia${end}`)).toBe('/chat?card=product&id=nile-tilapia')
  expect(read(`/${end}`)).toBe('/')
})

test.each(['/', '/products/a%20b', '/products?search=sato&category=ocean-fish', '/chat?card=orders', '/products/samaki-ä'])(
  'any other link stays as it is: %s',
  (link) => {
    const { pathname, search } = new URL(link, 'https://samaki.example')
    expect(read(link)).toBe(pathname + search)
  },
)
