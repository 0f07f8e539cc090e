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

const values = read()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const runs = whole('runs', values.runs)
if (!(values.property in properties)) stop(`There is no property ${values.property}.`)
if (values.path !== undefined && values.seed === undefined) stop('--path goes with the --seed of the same run.')
const name = values.property as PropertyName
const host = await openHost({ network: values.network })
const given = values.seed === undefined ? Date.now() % 2 ** 31 : whole('seed', values.seed)
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

function read() {
  try {
    return parseArgs({
      options: {
        property: { type: 'string', default: 'conservation' },
        runs: { type: 'string', default: '50000' },
        seed: { type: 'string' },
        path: { type: 'string' },
        network: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

/** fast-check's own seeds may be below 0; runs may not. */
function whole(flag: 'runs' | 'seed', text: string): number {
  const isWhole = flag === 'seed' ? /^-?\d{1,10}$/.test(text) : /^[1-9]\d{0,8}$/.test(text)
  return isWhole ? Number(text) : stop(`--${flag} is a whole number, not ${text}.`)
}

function stop(text: string): never {
  console.error(`${text}\n\n${HELP}`)
  process.exit(2)
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
