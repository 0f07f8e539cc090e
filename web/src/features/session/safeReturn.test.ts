import { expect, test } from 'vitest'
import { safeReturn } from './safeReturn.ts'

test.each([
  '/products/p1',
  '/checkout',
  '/products?search=changu&page=2',
  '/orders/o-1#items',
  '/products?search=50%25',
  '/chat?card=product&id=p1',
])('[AUTH-016] %s is an allowed return URL', (path) => expect(safeReturn(path)).toBe(path))

test.each([
  ['an absolute address', 'https://evil.example/x'],
  ['//host', '//evil.example'],
  ['/\\host', '/\\evil.example'],
  ['\\\\host', '\\\\evil.example'],
  ['javascript:', 'javascript:alert(1)'],
  ['data:', 'data:text/html,x'],
  ['an encoded absolute address', 'https%3A%2F%2Fevil.example'],
  ['an encoded //host', '%2F%2Fevil.example'],
  ['a half encoded //host', '/%2Fevil.example'],
  ['a twice encoded //host', '/%252Fevil.example'],
  ['an encoded /\\host', '/%5Cevil.example'],
  ['an encoded javascript:', 'javascript%3Aalert(1)'],
  ['a tab inside //host', '/\t/evil.example'],
  ['an encoded newline inside //host', '/%0A/evil.example'],
  ['dots that end in //host', '/.//evil.example'],
  ['/logout', '/logout'],
  ['/logout with a query', '/logout?x=1'],
  ['/logout with a slash', '/logout/'],
  ['an encoded /logout', '/%6Cogout'],
  ['/logout through dots', '/products/../logout'],
  ['/logout through encoded dots', '/products/%2e%2e/logout'],
  ['/LOGOUT', '/LOGOUT'],
  ['a broken encoding', '/products/%E0%A4%A'],
  ['a name without slash', 'products'],
  ['nothing', ''],
])('[SEC-004] %s leads to /', (_, returnUrl) => expect(safeReturn(returnUrl)).toBe('/'))

test('[SEC-004] a missing returnUrl leads to /', () => {
  expect(safeReturn(null)).toBe('/')
  expect(safeReturn(undefined)).toBe('/')
})
