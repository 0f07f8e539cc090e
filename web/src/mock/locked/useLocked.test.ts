import { expect, test } from 'vitest'
import { tokenIn } from './useLocked.ts'

test('[WAY-009] the token is read from a pasted token or link', () => {
  for (const text of [
    'abc-123_x',
    '  abc-123_x\n',
    'http://192.168.1.5:4173/__mock?enter=qa&token=abc-123_x#orders',
    '?token=abc-123_x&a=b',
  ])
    expect(tokenIn(text)).toBe('abc-123_x')
})
