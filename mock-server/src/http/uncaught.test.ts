import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Starts a server, throws errors that nothing catches, and prints the violations that its control API then returns. */
const script = `
  import { serve } from ${JSON.stringify(join(import.meta.dirname, '../server.ts'))}
  const server = await serve({
    port: 0, host: '127.0.0.1', seed: { name: 'default' }, clock: { kind: 'real' }, state: undefined,
    log: 'error', origins: [], web: undefined, hosts: [],
  })
  const ring = {}
  ring.ring = ring
  process.nextTick(() => { throw new Error('lost between two calls') })
  setTimeout(() => { throw undefined })
  void Promise.reject(new Error('lost in a promise'))
  void Promise.reject(ring)
  setTimeout(async () => {
    const violations = await (await fetch(server.url + '/__mock/api/violations')).text()
    await server.close()
    console.log(violations)
  }, 50)
`

test('[SEC-018] an uncaught error is journaled as a violation, and the server keeps running', { timeout: 60_000 }, async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  const violations: { invariant: string; text: string }[] = JSON.parse(stdout)
  expect(violations.map(({ invariant, text }) => `${invariant}: ${text.split('\n')[0]}`).sort((a, b) => (a < b ? -1 : 1))).toEqual([
    'internal: a promise broke: Error: lost in a promise',
    'internal: a promise broke: unknown',
    'internal: something thrown broke: Error: lost between two calls',
    'internal: something thrown broke: unknown',
  ])
  expect(new Set(stderr.trim().split('\n'))).toEqual(new Set(['An error was caught by nobody: see the violations of the world default.']))
})
