import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { countJournal } from '#contract/control/journal.ts'
import { addressOf, runMock } from '../scripts/run/mock.ts'
import { Control } from './world/control.ts'

const WEB = resolve(import.meta.dirname, '../dist/web')

/** Starts one mock for the whole run, in which every test has its own world. With E2E_URL set, tests use that mock instead. */
export default async function startMock(): Promise<() => Promise<void>> {
  if (process.env['E2E_URL']) return async () => {}
  if (!existsSync(resolve(WEB, 'index.html'))) throw new Error('The web app is not built: npm run build')
  const mock = runMock(['--port', '0', '--web', WEB], { stdio: ['ignore', 'pipe', 'pipe'] })
  // For `localhost`, Chromium keeps sockets open when it goes offline. For an IP address it closes them at once, as with a real server.
  const url = (await addressOf(mock)).replace('localhost', '127.0.0.1')
  process.env['E2E_URL'] = url
  process.env['SAMAKI_URL'] = url
  return async () => {
    const strays = await new Control(url, 'default').send(countJournal, { query: { kind: 'request' } })
    mock.kill('SIGTERM')
    // A request without the world's cookie goes to the world `default` (QA-006).
    if (strays.count > 0) throw new Error(`${strays.count} requests of the run went to the world default`)
  }
}
