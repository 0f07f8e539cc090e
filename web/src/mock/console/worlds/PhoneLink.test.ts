import { expect, test } from 'vitest'
import { linkTo } from './PhoneLink.tsx'

test('the link for a phone has the machine’s network address, never localhost', () => {
  const at = (hostname: string, port = '4173') => linkTo({ protocol: 'http:', port, hostname }, '192.168.1.5', '/__mock?enter=qa')
  expect(at('localhost')).toBe('http://192.168.1.5:4173/__mock?enter=qa')
  expect(at('127.0.0.1')).toBe('http://192.168.1.5:4173/__mock?enter=qa')
  expect(at('samaki.local', '')).toBe('http://samaki.local/__mock?enter=qa')
})
