import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCurl } from '#mock/testing/curlLine.ts'
import { type TestMock, testMock } from '#mock/testing/testing.ts'
import { freePort } from './run/mock.ts'

const page = readFileSync(resolve(import.meta.dirname, '../docs/recipes/receive-webhooks.md'), 'utf8')
const code = /^```js\n([^]*?)^```/m.exec(page)?.[1] ?? ''
const curlLines = page.split('\n').flatMap((line) => (line.trim().startsWith('curl') ? line.trim() : []))

let mock: TestMock
let url: string
let server: ChildProcess
let folder: string
let port: number
let printed = ''
beforeEach(async () => {
  mock = await testMock()
  url = await mock.app.listen({ port: 0, host: '127.0.0.1' })
  folder = mkdtempSync(join(tmpdir(), 'samaki-webhooks-'))
  writeFileSync(join(folder, 'receive.mjs'), code)
  port = await freePort()
  server = spawn(process.execPath, [join(folder, 'receive.mjs')], { env: { WEBHOOK_SECRET: 'my-own-secret', PORT: String(port) } })
  server.stdout?.on('data', (text) => (printed += String(text)))
  await expect.poll(() => post({}).catch(() => null)).not.toBeNull()
})
afterEach(async () => {
  server.kill()
  rmSync(folder, { recursive: true })
  await mock.app.close()
})

const post = (headers: Record<string, string>) =>
  fetch(`http://localhost:${port}`, { method: 'POST', headers, body: '{"type":"forged","data":{}}' })

test(
  '[QA-049] the server of docs/recipes/receive-webhooks.md receives a payment with a right signature, and refuses others',
  { timeout: 60_000 },
  async () => {
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(22)
    const env: Record<string, string> = {}
    let reference = ''
    expect(curlLines).toHaveLength(4)
    for (const line of curlLines) {
      const request = readCurl(line.replace('http://localhost:3000', `http://localhost:${port}`), env)
      const response = await fetch(request.url.replace('http://localhost:4173', url), request)
      expect([line, response.ok]).toEqual([line, true])
      const { accessToken, referenceId } = (await response.json()) as { accessToken?: string; referenceId?: string }
      if (accessToken) env['SESSION'] = accessToken
      if (referenceId) reference = referenceId
    }
    await expect.poll(() => printed).toBe(`payment.succeeded ${reference}\n`)
    expect(mock.worlds.get('mine').webhooks.view().deliveries).toMatchObject([{ state: 'delivered', attempts: [{ status: 204 }] }])

    const forged = [{}, { 'x-samaki-signature': `t=1,v1=${'0'.repeat(64)}` }, { 'x-samaki-signature': 'no' }]
    for (const headers of forged as Record<string, string>[]) expect((await post(headers)).status).toBe(401)
    expect(printed).not.toContain('forged')
  },
)
