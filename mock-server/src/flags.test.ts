import { expect, test } from 'vitest'
import { readFlags } from './flags.ts'

const flags = (...args: string[]) => readFlags(args, {})

test('[QA-045] flags are read, and PORT sets the port without --port', () => {
  expect(
    flags(
      '--port',
      '4310',
      '--seed',
      'large',
      '--seed-size',
      '500',
      '--seed-orders',
      '70',
      '--clock',
      '60x',
      '--origin',
      'https://a.example',
      '--log',
      'info',
    ),
  ).toMatchObject({
    port: 4310,
    seed: { name: 'large', products: 500, orders: 70 },
    clock: { kind: 'fast', times: 60 },
    origins: ['https://a.example'],
    log: 'info',
  })
  expect(flags()).toMatchObject({ port: 4173, seed: { name: 'default' }, clock: { kind: 'real' }, origins: [], state: undefined })
  expect(readFlags([], { PORT: '5000', MOCK_HOSTS: 'Samaki.local,mock.lan' })).toMatchObject({
    port: 5000,
    names: ['samaki.local', 'mock.lan'],
  })
  expect(flags('--clock', '2026-11-20T06:00:00Z')).toMatchObject({ clock: { kind: 'frozen', at: Date.parse('2026-11-20T06:00:00Z') } })
})

test('[QA-045][WAY-009] the server listens on the loopback address; --host and MOCK_TOKEN are read, and a token that does not fit into a link is refused', () => {
  expect(flags()).toMatchObject({ host: '127.0.0.1', token: undefined })
  expect(readFlags(['--host', '0.0.0.0'], { MOCK_TOKEN: 'a-good-token' })).toMatchObject({ host: '0.0.0.0', token: 'a-good-token' })
  for (const wrong of ['short', 'with a space', 'semi;colon', 'x'.repeat(101)])
    expect(readFlags([], { MOCK_TOKEN: wrong })).toEqual({ problem: expect.stringMatching(/^MOCK_TOKEN must be/) })
})

test.each([
  ['--nonsense'],
  ['--port', 'x'],
  ['--port', '70000'],
  ['--seed', 'other'],
  ['--seed-size', '5'],
  ['--seed-orders', '5'],
  ['--clock', 'back'],
  ['--origin', '*'],
  ['--log', 'loud'],
  ['stray'],
])('[QA-045] %s %s stops with a message', (...args) => {
  expect(flags(...args)).toEqual({ problem: expect.stringMatching(/.{10}/) })
})
