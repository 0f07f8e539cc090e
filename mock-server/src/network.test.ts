import { expect, test } from 'vitest'
import { isLoopback, networkHosts, tokenFor, urlOf } from './network.ts'

test('[WAY-009] only an address that other machines cannot reach needs no token', () => {
  for (const host of ['127.0.0.1', '127.8.9.10', '::1', 'localhost']) expect([host, isLoopback(host)]).toEqual([host, true])
  for (const host of ['0.0.0.0', '::', '', '192.168.1.5', 'samaki.local', '127.evil.example', '::ffff:127.0.0.1'])
    expect([host, tokenFor(host, undefined)]).toEqual([host, expect.stringMatching(/^[\w-]{22}$/)])
  expect(tokenFor('127.0.0.1', undefined)).toBeUndefined()
  expect(tokenFor('127.0.0.1', 'asked-for')).toBe('asked-for')
  expect(tokenFor('0.0.0.0', 'asked-for')).toBe('asked-for')
  expect(tokenFor('::', undefined)).not.toBe(tokenFor('::', undefined))
})

test('[WAY-009] the printed URL works on this machine, and a server on one address uses it for the network as well', () => {
  expect(urlOf('0.0.0.0', 5)).toBe('http://localhost:5')
  expect(urlOf('127.0.0.1', 5)).toBe('http://localhost:5')
  expect(urlOf('192.168.1.5', 5)).toBe('http://192.168.1.5:5')
  expect(urlOf('fd00::5', 5)).toBe('http://[fd00::5]:5')
  expect(networkHosts('192.168.1.5')).toEqual(['192.168.1.5'])
})
