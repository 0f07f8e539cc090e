import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { vi } from 'vitest'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { resetMisunderstoodCount } from '#web/chat/lines/perform/question/repair.ts'
import type { Language } from '#web/i18n/texts.ts'
import { emptyCache } from '#web/testing/emptyCache.ts'
import { saveAddresses, signInBuyer } from './buyer.ts'
import { serveProducts } from './market.ts'
import { outcomeSince, stateNow } from './outcome.ts'
import { begin } from './situation.ts'
import { fillCart, showAfter } from './talk.ts'
import { type World, worlds } from './worlds.ts'

/** A line in the thread with its result. */
export interface Told {
  /** Who writes, the cards above the line and what was chosen before, as in `situation.ts`. */
  readonly after: string
  readonly cart: string
  /** Several lines have ` ⏎ ` between them; the result is that of the last one. */
  readonly line: string
  readonly result: string
}
export interface TalkSection {
  readonly title: string
  readonly world: World
  readonly language: Language
  readonly rows: readonly Told[]
}

const isWorld = (name: string): name is keyof typeof worlds => Object.hasOwn(worlds, name)

/** The sections of `talk.tsv`. A line `@ world language` is for all sections below it. */
export const talkSections: readonly TalkSection[] = readFileSync(resolve(import.meta.dirname, 'talk.tsv'), 'utf8')
  .trimEnd()
  .split(/^@ /m)
  .slice(1)
  .flatMap((part) => {
    const [head = '', ...sections] = part.trimEnd().split(/\n# /)
    const [name = '', language] = head.split(' ')
    if (!isWorld(name)) throw new Error(`talk.tsv: no world is called ${name}`)
    return sections.map((section) => {
      const [title = '', ...rows] = section.split('\n')
      return { title, world: worlds[name], language: language === 'sw' ? 'sw' : 'en', rows: rows.flatMap(toldIn) } as const
    })
  })

/** A row may name several moments in which the same happens: `added | buying slip`. */
function toldIn(row: string): readonly Told[] {
  const [after = '', cart = '', line = '', result = ''] = row.split('\t')
  return after.split(' | ').map((one) => ({ after: one, cart, line, result }))
}

/** Opens the world for a buyer with these goods in the cart, sends the line, and returns its result; `-` if the slip only shows again. */
export async function resultOf({ after, cart, line }: Told, { world, language }: TalkSection): Promise<string> {
  if (world.now) vi.setSystemTime(world.now)
  await signInBuyer(language)
  localStorage.setItem('englishOffered', '1')
  resetMisunderstoodCount()
  emptyCache()
  open(world)
  fillCart(world.market, goodsIn(cart))
  const { cards, facts } = await begin(after, world)
  const live = showAfter(cards)
  const lines = line.split(' ⏎ ')
  for (const earlier of lines.slice(0, -1)) await handleMessage(earlier, live, facts)
  const before = stateNow()
  await handleMessage(lines.at(-1) ?? '', live, facts)
  return outcomeSince(before)
}

function open({ market, carriers = [], orders = [], addresses = [] }: World): void {
  saveAddresses(addresses)
  serveProducts((search) => market.filter(({ name }) => search.split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase()))), {
    'GET /orders': { body: orders },
    'GET /transporters': { body: carriers },
    'GET /addresses': { body: addresses },
    'POST /addresses': ({ body }) => ({ body: { ...body, id: 'new' } }),
  })
}

const goodsIn = (cart: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from(cart.matchAll(/(\w+) (\d+)/g), ([, id = '', quantity]) => [id, Number(quantity)]))
