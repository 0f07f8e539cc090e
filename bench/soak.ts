import { parseArgs } from 'node:util'
import { type CheckOptions, check, type PropertyName, properties } from '../mock-server/soak/check.ts'
import { openFrames } from '../mock-server/soak/fuzz/frames.ts'
import { openRequests } from '../mock-server/soak/fuzz/requests.ts'
import { type Host, openHost } from '../mock-server/soak/host.ts'

const fuzzes = { requests: openRequests, frames: openFrames } as const

const HELP = `npm run soak -- [flags]
  --property NAME  ${[...Object.keys(properties), ...Object.keys(fuzzes)].join(', ')} (default conservation)
                   requests and frames are strange ones, made from the API document and for the realtime connection
  --runs N         how many runs, requests or frames (default 50000)
  --seed N         of a run that failed, with --path: replays it
  --path P
  --network        real calls and sockets over 127.0.0.1 instead of inject`

/** The number of runs per slice. After each slice the rate is printed and a failure is reported, within seconds instead of minutes. */
const SLICE = 1_000

const values = read()
if (values.help) {
  console.log(HELP)
  process.exit(0)
}
const runs = parseWhole('runs', values.runs)
const isFuzz = values.property in fuzzes
if (!isFuzz && !(values.property in properties)) stop(`There is no property ${values.property}.`)
if (values.path !== undefined && isFuzz) stop(`--path does not go with ${values.property}.`)
if (values.path !== undefined && values.seed === undefined) stop('--path goes with the --seed of the same run.')
const name = values.property as PropertyName | keyof typeof fuzzes
const host = name in fuzzes ? await openFuzz(name as keyof typeof fuzzes) : await openProperty(name as PropertyName)
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : parseWhole('seed', values.seed)
console.log(`${name}, seed ${seed}${values.path === undefined ? `, ${runs} runs` : `, path ${values.path}`}`)

try {
  if (values.path === undefined) await soak()
  else await host.check({ runs: 1, seed, path: values.path })
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

/** Parses a whole number. fast-check's seeds may be negative; the number of runs may not. */
function parseWhole(flag: 'runs' | 'seed', text: string): number {
  const isWhole = flag === 'seed' ? /^-?\d{1,10}$/.test(text) : /^[1-9]\d{0,8}$/.test(text)
  return isWhole ? Number(text) : stop(`--${flag} is a whole number, not ${text}.`)
}

function stop(text: string): never {
  console.error(`${text}\n\n${HELP}`)
  process.exit(2)
}

async function soak(): Promise<void> {
  const since = performance.now()
  for (let done = 0; done < runs;) {
    const next = Math.min(SLICE, runs - done)
    await host.check({ runs: next, seed: seed + done })
    done += next
    const seconds = (performance.now() - since) / 1_000
    console.log(`${done} runs, ${Math.round((done / seconds) * 60)} a minute, ${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MB`)
  }
}

interface Checker {
  /** Throws an error with the failure and the command that replays it. */
  check(options: CheckOptions): Promise<void>
  close(): Promise<void>
}

async function openFuzz(name: keyof typeof fuzzes): Promise<Checker> {
  const { fuzz, close } = await fuzzes[name]()
  return { check: ({ runs, seed = 0 }) => fuzz({ seed, count: runs }), close }
}

async function openProperty(name: PropertyName): Promise<Checker> {
  const host = await openHost({ network: values.network })
  return { check: (options) => one(name, host, options), close: () => host.close() }
}

function one(name: PropertyName, host: Host, options: CheckOptions): Promise<void> {
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
