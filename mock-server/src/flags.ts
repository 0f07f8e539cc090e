import { parseArgs } from 'node:util'
import type { ClockMode } from '#contract/control/clock.ts'
import { MOCK_TOKEN, MOCK_TOKEN_RULE } from '#contract/control/controlCall.ts'
import { SeedName } from '#contract/control/worlds.ts'
import { errorText } from './errorText.ts'
import { type LogLevel, logLevels } from './log.ts'
import { LOOPBACK } from './network.ts'
import type { SeedChoice } from './world/world.ts'

export interface Flags {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly seed: SeedChoice
  /** The JSON file that fills new worlds if `seed` is `file` (WAY-008). */
  readonly seedFile: string | undefined
  readonly clock: ClockMode
  readonly state: string | undefined
  readonly log: LogLevel
  readonly origins: readonly string[]
  readonly web: string | undefined
  /** The origins of an API or realtime server on another host, from the settings of the web app. */
  readonly hosts: readonly string[]
  /** Host names to accept, from the setting MOCK_HOSTS (SEC-024). */
  readonly names: readonly string[]
  /** The token of control calls, from the setting MOCK_TOKEN (WAY-009). */
  readonly token: string | undefined
}

export const DEFAULT_PORT = 4173

const options = {
  port: { type: 'string', about: `port to listen on, 0 for a free one; else PORT, else ${DEFAULT_PORT}` },
  host: {
    type: 'string',
    about: `address to listen on, else ${LOOPBACK}; with 0.0.0.0 other devices reach it, and /__mock needs a token (MOCK_TOKEN)`,
  },
  seed: { type: 'string', about: 'what a new world holds: default, empty, large, or a file like ./market.json (docs/market.example.json)' },
  'seed-size': { type: 'string', about: 'how many products of seed large; 10000' },
  'seed-orders': {
    type: 'string',
    about: 'how many further orders of the seller Mwanaidi in seed large, two of five brought by Hamisi; 0',
  },
  clock: {
    type: 'string',
    about: 'clock of a new world: real, frozen, a time like 2026-11-20T09:00:00Z to freeze at, or 60x to run faster',
  },
  state: { type: 'string', about: 'file in which the worlds survive a restart; without it nothing is written' },
  log: { type: 'string', about: `what to print: ${logLevels.join(', ')}` },
  origin: { type: 'string', multiple: true, about: 'another origin which may call; may be given several times' },
  web: { type: 'string', about: 'folder of the built web app' },
  help: { type: 'boolean', about: 'this list' },
} as const

export const help = `Usage: npm start -- [flags], or npx samaki [flags]\n${Object.entries(options)
  .map(([name, { about }]) => `  --${name.padEnd(12)} ${about}`)
  .join('\n')}`

/** Returns the flags of the command line, or the problem with them (QA-045). */
export function readFlags(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Flags | { problem: string } {
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
    return {
      help: values.help ?? false,
      port: wholeNumber('port', values.port ?? (env['PORT'] || `${DEFAULT_PORT}`), 65_535),
      host: values.host ?? LOOPBACK,
      seedFile: isFile(values.seed) ? values.seed : undefined,
      seed: seedOf(values.seed, { size: values['seed-size'], orders: values['seed-orders'] }),
      clock: clockOf(values.clock ?? 'real'),
      state: values.state,
      log: oneOf('log', values.log ?? 'error', logLevels),
      origins: (values.origin ?? []).map(originOf),
      web: values.web,
      hosts: [env['VITE_API_HOST'], env['VITE_REALTIME_HOST']].filter((host): host is string => Boolean(host)).map(originOf),
      names: (env['MOCK_HOSTS'] ?? '').toLowerCase().split(',').filter(Boolean),
      token: tokenOf(env['MOCK_TOKEN']),
    }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

/** Returns whether a seed is a path: seed names do not contain dots or slashes. */
const isFile = (seed: string | undefined): seed is string => seed !== undefined && /[./\\]/.test(seed)

function tokenOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!MOCK_TOKEN.test(text)) throw new Error(`MOCK_TOKEN ${MOCK_TOKEN_RULE}`)
  return text
}

function seedOf(name = 'default', { size, orders }: { size: string | undefined; orders: string | undefined }): SeedChoice {
  const seed = isFile(name) ? 'file' : oneOf('seed', name, SeedName.options)
  if (seed !== 'large' && size !== undefined) throw new Error('--seed-size goes with --seed large')
  if (seed !== 'large' && orders !== undefined) throw new Error('--seed-orders goes with --seed large')
  return {
    name: seed,
    ...(size !== undefined && { products: wholeNumber('seed-size', size, 200_000) }),
    ...(orders !== undefined && { orders: wholeNumber('seed-orders', orders, 50_000) }),
  }
}

function clockOf(text: string): ClockMode {
  if (text === 'real') return { kind: 'real' }
  if (text === 'frozen') return { kind: 'frozen' }
  const times = /^(\d+(?:\.\d+)?)x$/.exec(text)?.[1]
  if (times !== undefined && Number(times) > 0 && Number(times) <= 10_000) return { kind: 'fast', times: Number(times) }
  const at = /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new Error(`--clock is real, frozen, a time or up to 10000x, not ${text}`)
  return { kind: 'frozen', at }
}

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${text} is not an origin like https://samaki.example`)
  return new URL(text).origin
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new Error(`--${name} is a whole number up to ${most}, not ${text}`)
  return value
}

function oneOf<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text)
  if (!found) throw new Error(`--${name} is one of ${choices.join(', ')}, not ${text}`)
  return found
}
