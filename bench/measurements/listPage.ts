import { dropWorld, resetWorld } from '#contract/control/worlds.ts'
import { Control } from '../../e2e/world/control.ts'
import { type Measurement, median, timed } from '../measurement.ts'

const SIZES = [1_000, 100_000] as const
/** English and Swahili words from the seed's names and descriptions, and some without matches. */
const WORDS =
  'samaki sato sangara dagaa pweza kamba ngisi tilapia perch octopus prawn dried smoked fresh frozen lake ocean kg 500 zzz'.split(' ')
const SEARCHES = Array.from(
  { length: 50 },
  (_, n) => `${WORDS[n % WORDS.length]}${n < WORDS.length ? '' : ` ${WORDS[(n * 7) % WORDS.length]}`}`,
)
const ROUNDS = 5

/**
 * Measures the product list with 100,000 products relative to 1,000, without a search and over 50 searches. The first read after a write
 * is only a note.
 */
export const listPage: Measurement = async ({ url }) => {
  const small = await read(await url(), SIZES[0])
  const large = await read(await url(), SIZES[1])
  const row = (what: 'plain' | 'searched') => ({
    row: 'PERF-021',
    what: `list page, ${what}, 100,000 products beside 1,000`,
    value: large[what] / small[what],
    limit: 2,
    unit: '×' as const,
    note: `${small[what].toFixed(2)} ms and ${large[what].toFixed(2)} ms; first read after a write ${small.first[what].toFixed(1)} ms and ${large.first[what].toFixed(1)} ms`,
  })
  return [row('plain'), row('searched')]
}

async function read(url: string, products: number) {
  const world = `bench-list-${products}`
  const control = new Control(url, world)
  await control.send(resetWorld, { params: { name: world }, body: { seed: 'large', products } })
  const get = async (search: string, page = 0) => {
    const query = new URLSearchParams({ skip: String(page * 10), take: '10', ...(search && { search }) })
    const answer = await fetch(`${url}/v1/products?${query}`, { headers: { 'x-mock-world': world } })
    if (!answer.ok) throw new Error(`${query}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const { data } = (await (await fetch(`${url}/v1/products?take=1`, { headers: { 'x-mock-world': world } })).json()) as {
    data: { id: string }[]
  }
  const write = (n: number) => control.change('products', data[0]?.id ?? '', { availableQuantity: n })
  const first = { plain: 0, searched: 0 }
  await write(1)
  first.plain = await timed(() => get('', 3))
  await write(2)
  first.searched = await timed(() => get('samaki'))

  const times = { plain: [] as number[], searched: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [n, search] of SEARCHES.entries()) {
      times.plain.push(await timed(() => get('', n)))
      times.searched.push(await timed(() => get(search)))
    }
  }
  await control.send(dropWorld, { params: { name: world } })
  return { plain: median(times.plain), searched: median(times.searched), first }
}
