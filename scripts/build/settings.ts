import { existsSync } from 'node:fs'
import * as z from 'zod/mini'
import { MOCK_TOKEN, MOCK_TOKEN_RULE } from '#contract/control/controlCall.ts'
import { DEFAULT_PROVIDER, MOBILE_MONEY_LABEL } from '#contract/rules/constants.ts'

/** A URL origin, or empty. */
const Host = z.string().check(z.regex(/^(https?:\/\/[^/\s]+)?\/?$/, 'must be empty or like https://api.example.com'))
const Switch = z.string().check(z.regex(/^[01]?$/, 'must be 1, 0 or empty'))
const Port = z.string().check(
  z.regex(/^\d+$/, 'must be a port number'),
  z.refine((port) => Number(port) < 65_536, 'must be a port number'),
)
const Text = z.string().check(z.minLength(1, 'must not be empty'))
const Email = z.string().check(z.regex(/^\S+@\S+\.\S+$/, 'must be an e-mail address'))
const Link = z.string().check(z.regex(/^(https:\/\/\S+)?$/, 'must be empty or start with https://'))

/** All settings with their defaults, as text. `.env.example` must list the same (DX-011). */
const table = {
  PORT: { kind: Port, default: '4173' },
  MOCK_HOSTS: {
    kind: z.string().check(z.regex(/^([a-z0-9.-]+(,[a-z0-9.-]+)*)?$/i, 'must be empty or host names like samaki.local,mock.lan')),
    default: '',
  },
  MOCK_TOKEN: { kind: z.string().check(z.refine((token) => token === '' || MOCK_TOKEN.test(token), MOCK_TOKEN_RULE)), default: '' },
  VITE_API_HOST: { kind: Host, default: '' },
  VITE_REALTIME_HOST: { kind: Host, default: '' },
  VITE_SITE_URL: { kind: Host, default: '' },
  VITE_PROVIDER: { kind: z.string().check(z.regex(/^[a-z0-9-]+$/, 'must be a path segment of a-z, 0-9 and -')), default: DEFAULT_PROVIDER },
  VITE_PROVIDER_LABEL: { kind: Text, default: MOBILE_MONEY_LABEL },
  VITE_EXTENSIONS: { kind: Switch, default: '' },
  VITE_MOCK: { kind: Switch, default: '' },
  VITE_SUPPORT_EMAIL: { kind: Email, default: 'support@samaki.example' },
  VITE_SUPPORT_ORDERS_EMAIL: { kind: Email, default: 'orders@samaki.example' },
  VITE_SUPPORT_SELLERS_EMAIL: { kind: Email, default: 'sellers@samaki.example' },
  VITE_SUPPORT_PHONE: { kind: z.string().check(z.regex(/^\+[\d ]{9,17}$/, 'must be a phone number with +')), default: '+255 700 000 000' },
  VITE_SUPPORT_PLACE: { kind: Text, default: 'Ferry, Kivukoni, Dar es Salaam' },
  VITE_SUPPORT_CHAT_URL: { kind: Link, default: 'https://chat.samaki.example' },
  VITE_SUPPORT_WEBSITE: { kind: Link, default: 'https://www.samaki.example' },
  VITE_SOCIAL_FACEBOOK: { kind: Link, default: 'https://facebook.samaki.example' },
  VITE_SOCIAL_INSTAGRAM: { kind: Link, default: 'https://instagram.samaki.example' },
  VITE_SOCIAL_YOUTUBE: { kind: Link, default: 'https://youtube.samaki.example' },
  CHROMIUM_PATH: { kind: z.string(), default: '' },
} as const

export type Settings = Readonly<Record<keyof typeof table, string>>

export const defaultSettings = Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row.default])) as Settings

/**
 * Reads the settings from the environment, then `.env`, then the defaults. Throws one WrongSettings error that names all wrong settings.
 * The mode 'real' means a real API on the page's origin. Setting an API host also means a real API (MON-006, QA-002).
 */
export function readSettings(mode = 'production', env: Readonly<Record<string, string | undefined>> = environment()): Settings {
  const unknown = Object.keys(env).filter((name) => name.startsWith('VITE_') && !(name in table) && !name.startsWith('VITE_USER_NODE_ENV'))
  const wrong = unknown.map((name) => `${name}: no such setting`)
  const given: Record<keyof Settings, string> = { ...defaultSettings }
  for (const name of Object.keys(table) as (keyof Settings)[]) {
    const read = table[name].kind.safeParse(env[name] ?? table[name].default)
    if (read.success) given[name] = read.data
    else wrong.push(`${name}: ${read.error.issues[0]?.message ?? 'is wrong'}, but is "${env[name] ?? ''}"`)
  }
  if (wrong.length > 0) throw new WrongSettings(`Wrong settings (.env.example lists them all):\n  ${wrong.join('\n  ')}`)
  const mock = given.VITE_MOCK || (mode !== 'real' && given.VITE_API_HOST === '' ? '1' : '0')
  return { ...given, VITE_MOCK: mock === '1' ? '1' : '', VITE_EXTENSIONS: given.VITE_EXTENSIONS || mock }
}

export class WrongSettings extends Error {}

/** Prints wrong settings as one message and exits. Rethrows any other error with its stack. */
export function stopOnWrongSettings(error: unknown): never {
  if (!(error instanceof WrongSettings)) throw error
  console.error(error.message)
  process.exit(1)
}

/** Makes this process and its children use the defaults, whatever the environment and `.env` say. The browser's path stays. */
export function ignoreSettings(env: Record<string, string | undefined> = process.env): void {
  for (const name of Object.keys(env)) {
    if (name !== 'CHROMIUM_PATH' && (name in table || name.startsWith('VITE_'))) delete env[name]
  }
  env['ENV_FILE'] = ''
}

/** Returns the environment, with the settings of `.env`. Tests set ENV_FILE to '', so that no file is read. */
function environment(): NodeJS.ProcessEnv {
  const file = process.env['ENV_FILE'] ?? '.env'
  if (file !== '' && existsSync(file)) process.loadEnvFile(file)
  return process.env
}
