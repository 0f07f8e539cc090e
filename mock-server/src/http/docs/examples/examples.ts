import type { FastifyInstance } from 'fastify'
import { createWorlds, type Worlds } from '../../../world/worlds.ts'
import { control, pay } from './controlStory.ts'
import { createRecorder, type Example } from './record.ts'
import { browse, buy, carry, orderForCash, saveAddresses, sell, signIn } from './story.ts'

export type Examples = ReadonlyMap<string, Example>

/** 09:00 in Dar es Salaam. */
const MORNING = Date.parse('2026-11-20T06:00:00.000Z')

/** Makes every call once on a separate server and returns its request and response by the name of the call. */
export async function makeExamples(build: (worlds: Worlds) => Promise<FastifyInstance>): Promise<Examples> {
  const worlds = createWorlds({ clock: { kind: 'frozen', at: MORNING } })
  const app = await build(worlds)
  try {
    const recorder = createRecorder(app, worlds.get('default'))
    for (const record of [signIn, browse, saveAddresses, buy, orderForCash, sell, carry, pay, control]) await record(recorder)
    const found = [...recorder.examples].map(([name, example]) => [name, shortenLists(example)] as const)
    return new Map(JSON.parse(replaceRandomValues(JSON.stringify(found))) as [string, Example][])
  } finally {
    await app.close()
  }
}

/** Random or machine-specific values and their fixed replacements, so that the documents are the same after every start. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, 'tZq3xV0nB7rKf2LwYc8dHs5mJp1Gu9eAoXiT4vRbN6k'],
  [/\b[0-9a-f]{64}\b/g, '3f1c9a7e5b2d8046c1e0a9d7f6b5e34c2a1908f7e6d5c4b3a29180706f5e4d3c'],
  [/\b[0-9a-f]{32}\b/g, '5f0c1e9a7b3d42688e1c0a9d7f6b5e34'],
  [/(?<="(?:code|otp)":"|code is )\d{6}/g, '482913'],
  [/\b\d+\.\d+\.\d+\.\d+\b/g, '192.168.1.7'],
]
const replaceRandomValues = (text: string): string => standIns.reduce((known, [secret, standIn]) => known.replace(secret, standIn), text)

/** Shortens every list to two entries. */
function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortenLists)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortenLists(inner)]))
}
