import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { countJournal } from '#contract/control/journal.ts'
import { addressOf, runMock } from '../scripts/run/mock.ts'
import { Control } from './world/control.ts'

const WEB = resolve(import.meta.dirname, '../dist/web')

/** One mock for the whole run; every test has a world of its own in it. E2E_URL tests one that runs already. */
export default async function oneMock(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {}
  if (!existsSync(resolve(WEB, 'index.html'))) throw new Error('The web app is not built: npm run build')
  const mock = runMock(['--port', '0', '--web', WEB], { stdio: ['ignore', 'pipe', 'pipe'] })
  // At localhost socket.io keeps its connection when the network goes; at a number it ends at once, as in the field.
  const url = (await addressOf(mock)).replace('localhost', '127.0.0.1')
  process.env['E2E_URL'] = url
  process.env['SAMAKI_URL'] = url
  return async () => {
    const strays = await new Control(url, 'default').send(countJournal, { query: { kind: 'request' } })
    mock.kill('SIGTERM')
    // QA-006: whoever forgets the world's cookie lands in `default`.
    if (strays.count > 0) throw new Error(`${strays.count} requests of the run went to the world default`)
  }
}
