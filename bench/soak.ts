import { parseArgs } from 'node:util'
import { type CheckOptions, check, type PropertyName, properties } from '../mock-server/soak/check.ts'
import { openHost } from '../mock-server/soak/host.ts'

const HELP = `npm run soak -- [flags]
  --property NAME  ${Object.keys(properties).join(', ')} (default conservation)
  --runs N         how many (default 50000)
  --seed N         of a run that failed, with --path: replays it
  --path P
  --network        real calls and sockets over 127.0.0.1 instead of inject`

/** A slice of the runs at a time: between two the rate is told, and a failure is known after seconds instead of minutes. */
const SLICE = 1_000

const { values } = parseArgs({
  options: {
    property: { type: 'string', default: 'conservation' },
    runs: { type: 'string', default: '50000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    network: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
if (values.help || !(values.property in properties) || !(runs > 0)) {
  console.log(HELP)
  process.exit(values.help ? 0 : 2)
}
const name = values.property as PropertyName
const host = await openHost({ network: values.network })
const given = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
console.log(`${name}, seed ${given}${values.path === undefined ? `, ${runs} runs` : `, path ${values.path}`}`)

try {
  if (values.path === undefined) await soak()
  else await one({ runs: 1, seed: given, path: values.path })
  console.log('No breach.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await host.close()
}

async function soak(): Promise<void> {
  const since = performance.now()
  for (let done = 0; done < runs; ) {
    const next = Math.min(SLICE, runs - done)
    await one({ runs: next, seed: given + done })
    done += next
    const seconds = (performance.now() - since) / 1_000
    console.log(`${done} runs, ${Math.round((done / seconds) * 60)} a minute, ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MB`)
  }
}

function one(options: CheckOptions): Promise<void> {
  switch (name) {
    case 'conservation':
      return check(name, properties[name](host), options)
    case 'anyOrder':
      return check(name, properties[name](host), options)
    case 'apart':
      return check(name, properties[name](host), options)
    case 'repeatable':
      return check(name, properties[name](host), options)
    case 'restored':
      return check(name, properties[name](host), options)
  }
}
