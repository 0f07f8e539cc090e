import { mkdirSync, mkdtempSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { lockState } from './stateLock.ts'

const aFolder = () => mkdtempSync(join(tmpdir(), 'samaki-lock-'))
const refusal = (file: string) => `--state ${file} cannot be used: another server is using it.`

test('[QA-048] a state file that a server uses is refused under each of its paths, until that server stops', async () => {
  const folder = aFolder()
  const file = join(folder, 'worlds.json')
  const link = `${folder}-link`
  symlinkSync(folder, link)
  const unlock = await lockState(file)
  for (const path of [file, join(folder, 'x', '..', 'worlds.json'), relative(process.cwd(), file), join(link, 'worlds.json')])
    await expect(lockState(path)).rejects.toThrow(refusal(path))
  const other = await lockState(join(folder, 'others.json'))
  await unlock()
  await (
    await lockState(join(link, 'worlds.json'))
  )()
  await other()
  expect(readdirSync(folder)).toEqual([])
})

test('[QA-048] a state file that exists is refused under a link to it, too', async () => {
  const file = join(aFolder(), 'worlds.json')
  writeFileSync(file, '{}')
  const link = join(aFolder(), 'link.json')
  symlinkSync(file, link)
  const unlock = await lockState(file)
  await expect(lockState(link)).rejects.toThrow(refusal(link))
  await unlock()
})

test('[QA-048] a state file with a very long path is locked, too', async () => {
  const folder = join(aFolder(), 'x'.repeat(120))
  mkdirSync(folder)
  const file = join(folder, 'worlds.json')
  const unlock = await lockState(file)
  await expect(lockState(file)).rejects.toThrow(refusal(file))
  await unlock()
  await (
    await lockState(file)
  )()
})

/** Leaves a lock as a killed server does: a socket on which nobody listens. */
async function killedServer(file: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(`${file}.old`, done))
  renameSync(`${file}.old`, `${file}.lock`)
  await new Promise((done) => server.close(done))
}

test('[QA-048] of two servers that start at once exactly one gets the file, also after a server was killed', async () => {
  for (const leave of [async () => {}, killedServer]) {
    const file = join(aFolder(), 'worlds.json')
    await leave(file)
    const results = await Promise.allSettled([lockState(file), lockState(file)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const result of results) if (result.status === 'fulfilled') await result.value()
    expect(readdirSync(join(file, '..'))).toEqual([])
  }
})

test('[QA-048] a file of the user in place of the lock is not removed', async () => {
  const file = join(aFolder(), 'worlds.json')
  writeFileSync(`${file}.lock`, 'mine')
  await expect(lockState(file)).rejects.toThrow(refusal(file))
  expect(readdirSync(join(file, '..'))).toEqual(['worlds.json.lock'])
})
