import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { anAddress } from '#fixtures/builders.ts'
import { resetMisunderstoodCount } from '#web/chat/lines/perform/repair.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { AddressFields, startOfNew } from '#web/features/addresses/form.ts'
import type { Call } from '#web/features/payment/testing/testBench.ts'
import type { Language } from '#web/i18n/texts.ts'
import { emptyCache } from '#web/testing/emptyCache.ts'
import { saveAddresses, signInBuyer } from './buyer.ts'
import { serveProducts } from './market.ts'
import { outcomeSince, stateNow } from './outcome.ts'
import { begin } from './situation.ts'
import { fillCart, showAfter } from './talk.ts'
import type { World } from './world.ts'
import { worlds } from './worlds.ts'

/** A line in the thread with its result. */
export interface TalkRow {
  /** Who writes, the cards above the line and what was chosen before, as in `situation.ts`. */
  readonly after: string
  readonly cart: string
  /** Several lines have ` ⏎ ` between them; the result is that of the last one. `\\n` is a new line. */
  readonly line: string
  readonly result: string
}
export interface TalkSection {
  readonly title: string
  readonly world: World
  readonly language: Language
  readonly rows: readonly TalkRow[]
}

const isWorld = (name: string): name is keyof typeof worlds => Object.hasOwn(worlds, name)

const folder = resolve(import.meta.dirname, 'talk')

/** The sections of the tables in `talk/`. A line `@ world language` is for all sections below it. */
export const talkSections: readonly TalkSection[] = readdirSync(folder).flatMap((file) =>
  readFileSync(resolve(folder, file), 'utf8')
    .trimEnd()
    .split(/^@ /m)
    .slice(1)
    .flatMap((part) => sectionsIn(part, file)),
)

function sectionsIn(part: string, file: string): readonly TalkSection[] {
  const [head = '', ...sections] = part.trimEnd().split(/\n# /)
  const [name = '', language] = head.split(' ')
  if (!isWorld(name)) throw new Error(`${file}: no world is called ${name}`)
  return sections.map((section) => {
    const [title = '', ...rows] = section.split('\n')
    return { title, world: worlds[name], language: language === 'sw' ? 'sw' : 'en', rows: rows.flatMap(toldIn) } as const
  })
}

/** A row may name several moments in which the same happens: `added | buying slip`. */
function toldIn(row: string): readonly TalkRow[] {
  const [after = '', cart = '', line = '', result = ''] = row.split('\t')
  return after.split(' | ').map((one) => ({ after: one, cart, line, result }))
}

/** Opens the world for a buyer with these goods in the cart, sends the line, and returns its result; `-` if the slip only shows again. */
export async function resultOf({ after, cart, line }: TalkRow, { world, language }: TalkSection): Promise<string> {
  vi.setSystemTime(world.now ?? Date.parse('2026-11-23T12:00:00Z'))
  await signInBuyer(language)
  localStorage.setItem('englishOffered', '1')
  resetMisunderstoodCount()
  emptyCache()
  const calls = open(world)
  fillCart(world.market, goodsIn(cart))
  const { cards, facts } = await begin(after, world)
  const live = showAfter(cards)
  const lines = line.replaceAll('\\n', '\n').split(' ⏎ ')
  for (const earlier of lines.slice(0, -1)) await handleMessage(earlier, live, facts)
  const before = stateNow()
  await handleMessage(lines.at(-1) ?? '', live, facts)
  const saved = calls.flatMap(({ call, body }) =>
    call === 'POST /addresses' ? [AddressFields.parse({ ...startOfNew(null), ...body })] : [],
  )
  return outcomeSince(before, saved)
}

function open({ market, transporters = [], orders = [], addresses = [] }: World): Call[] {
  saveAddresses(addresses)
  return serveProducts(
    (search) => market.filter(({ name }) => search.split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase()))),
    {
      'GET /orders': { body: orders },
      'GET /transporters': { body: transporters },
      'GET /addresses': { body: addresses },
      'POST /addresses': ({ body }) => ({ body: anAddress({ ...body, id: 'new' }) }),
    },
  )
}

const goodsIn = (cart: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from(cart.matchAll(/(\w+) (\d+)/g), ([, id = '', quantity]) => [id, Number(quantity)]))
