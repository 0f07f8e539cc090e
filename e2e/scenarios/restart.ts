import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { addressOf, freePort, runMock } from '../../scripts/run/mock.ts'
import { World } from '../world/world.ts'
import { type Buyer, expectOrdered, type Outcome, passSeconds, phoneOf, start } from './buyer.ts'
import { outcomeOf } from './outcome.ts'

const WEB = resolve(import.meta.dirname, '../../dist/web')

/** Scenario 609: runs a separate mock, stops it during the payment and restarts it from its state file. Returns the outcome in its world. */
export async function acrossRestart(buyer: Buyer): Promise<Outcome> {
  const browser = buyer.context.browser()
  if (!browser) throw new Error('a restart needs a browser of its own context')
  const folder = mkdtempSync(join(tmpdir(), 'samaki-e2e-'))
  const flags = ['--port', String(await freePort()), '--state', join(folder, 'state.json'), '--web', WEB]
  const begin = async () => {
    const mock = runMock(flags, { stdio: ['ignore', 'pipe', 'pipe'] })
    return { mock, url: await addressOf(mock) }
  }
  let { mock, url } = await begin()
  const context = await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })
  try {
    const world = new World(url, 'restart')
    await world.reset()
    await world.admit(context)
    const here: Buyer = { ...buyer, world, context, page: await context.newPage() }
    world.expectConsole(/WebSocket connection to .* failed/)
    await start(here)
    await passSeconds(here, 10)
    await end(mock)
    ;({ mock, url } = await begin())
    await passSeconds(here, 10)
    await expectOrdered(here)
    const faults = await world.problems()
    if (faults.length > 0) throw new Error(`Wrong in world or page after the restart:\n  ${faults.join('\n  ')}`)
    return await outcomeOf(world, phoneOf(here))
  } finally {
    await context.close()
    await end(mock)
    rmSync(folder, { recursive: true })
  }
}

/** Stops the mock. If it has already exited, returns at once, so that its error is not hidden by a timeout. */
async function end(mock: ChildProcess): Promise<void> {
  if (mock.exitCode !== null || mock.signalCode !== null) return
  mock.kill('SIGTERM')
  await once(mock, 'exit')
}
