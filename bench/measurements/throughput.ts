import { countJournal } from '#contract/control/journal.ts'
import { Control } from '../../e2e/world/control.ts'
import { load } from '../load.ts'
import type { Measurement } from '../measurement.ts'
import { startPlain } from '../plain.ts'

const CONNECTIONS = 10
const REQUESTS = 20_000
const PATH = '/v1/products'

/** Measures the product list on 10 connections with the journal enabled. The baseline is a route that sends the same bytes. */
export const throughput: Measurement = async ({ url, cpu }) => {
  const plain = await startPlain()
  try {
    const list = await (await fetch(`${await url()}${PATH}`)).text()
    await fetch(`${plain.url}/kept`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: list })
    await warmUp(await url(), PATH)
    const before = cpu()
    const value = await rate(await url(), PATH)
    const after = cpu()
    await warmUp(plain.url, '/kept')
    const baseline = await rate(plain.url, '/kept')
    const { count } = await new Control(await url(), 'default').send(countJournal, { query: { kind: 'answer' } })
    if (count === 0) throw new Error('the journal is off')
    return [
      {
        row: 'PERF-022',
        what: 'product list, journal on, 10 connections',
        value,
        ...(before !== null && after !== null && { cpu: REQUESTS / ((after - before) / 1_000) }),
        limit: 5_000,
        atLeast: true,
        unit: '/s',
        baseline: { what: 'plain Fastify route', value: baseline },
      },
    ]
  } finally {
    plain.stop()
  }
}

const warmUp = (url: string, path: string) => load(url, path, { connections: CONNECTIONS, requests: REQUESTS / 4 })
const rate = (url: string, path: string) => load(url, path, { connections: CONNECTIONS, requests: REQUESTS })
