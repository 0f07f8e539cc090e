import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSession } from '#contract/control/people.ts'
import { Control } from '../e2e/world/control.ts'
import { addressOf, freePort } from './run/mock.ts'

const started: ChildProcess[] = []
afterEach(() => started.splice(0).forEach((child) => child.kill()))

test('[DX-001] npm run dev starts web app and mock on one origin, and a restarted mock keeps worlds and sign-ins', {
  timeout: 60_000,
}, async () => {
  const state = join(mkdtempSync(join(tmpdir(), 'dev-')), 'state.json')
  const dev = run('scripts/dev.ts', await freePort(), '--state', state)
  const url = await addressOf(dev)
  const read = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    (await fetch(url + path, { headers })).text()
  expect(await read('/chat')).toContain('/src/main.tsx')
  expect(await read('/__mock/phone/255712345678')).toContain('/src/mock/main.tsx')
  expect(await read('/src/main.tsx')).toContain('createRoot')

  const { accessToken } = await new Control(url, 'default').send(openSession, { body: { phoneNumber: '+255712345678' } })
  const profile = () => read('/v1/auth/profile', { authorization: `Bearer ${accessToken}` })
  expect(await profile()).toContain('Asha')
  const restarted = new Promise((done) => dev.stdout?.on('data', (data: Buffer) => data.includes('mock restarted') && done(true)))
  utimesSync(resolve(import.meta.dirname, '../mock-server/src/http/limits.ts'), new Date(), new Date())
  await restarted
  expect(await profile()).toContain('Asha')
})

test('npm start on a busy port says so and stops', { timeout: 20_000 }, async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  const child = run('scripts/start.ts', port)
  let said = ''
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()))
  const code = await new Promise((done) => child.once('exit', done))
  other.close()
  expect(code).toBe(1)
  expect(said).toBe(`Port ${port} is busy. Choose another with --port or PORT.\n`)
})

function run(script: string, port: number, ...flags: string[]): ChildProcess {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', script), ...flags], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  return child
}
