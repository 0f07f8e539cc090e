// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { anAddress, aProduct } from '#fixtures/builders.ts'
import { products } from '#fixtures/market/products.ts'
import { asTyped, corpus } from '#tools/understand/corpus/corpus.ts'
import { openRow, rowAsked } from '#web/chat/guide/slipRow.ts'
import { decide } from '#web/chat/lines/decide.ts'
import { readLine } from '#web/chat/lines/read/read.ts'
import { moments } from '#web/chat/lines/testing/moments.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { cartCount } from '#web/features/cart/cart.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { loadTexts } from '../../testing/buyer.ts'
import { serveProducts } from '../../testing/market.ts'
import { startNeemasCheckout } from '../../testing/neema.ts'
import { buying, cardsAfterLine, cartContents, fillCart, SLIP, showThread } from '../../testing/talk.ts'

const market = products(0).map(({ id, name, unitPrice, availableQuantity, storageType }) =>
  aProduct({ id, name, unitPrice, availableQuantity, storageType }),
)
const lines = [...corpus.map(({ line }) => line), ...asTyped]
/** The moves that put something on the slip. */
const PUTS = /^(?:goods.want|answer.chosen|address.saved|note.wish|note.dictated|payer.number)$/
const byMove = new Map<string, string[]>()
for (const line of lines)
  for (const { id, move } of decide(readLine(line), moments.review))
    if (id !== null && move?.to === 'statement') byMove.set(id, [...(byMove.get(id) ?? []), line])
const linesOf = (wanted: RegExp) => fc.oneof(...[...byMove].filter(([id]) => wanted.test(id)).map(([, some]) => fc.constantFrom(...some)))
/** Any line; one that changes something, whichever move changes it; and one that replaces or takes back. */
const second = fc.oneof(fc.constantFrom(...lines), linesOf(/^(?!talk|shop)/), linesOf(new RegExp(`${PUTS.source}|^cart.undo$`)))

/** The content of the slip: goods by product, and the choices of the checkout. */
const slipNow = (): Readonly<Record<string, unknown>> => {
  const { addressId, deliveryOption, paymentMethod, phone, transporterSelections, notes } = draftNow()
  return {
    goods: cartContents(),
    addressId,
    deliveryOption,
    paymentMethod,
    phone,
    transporter: Object.values(transporterSelections)[0] ?? null,
    notes,
  }
}
/** The replies that name what became of each part, or the row that opens for it. */
const TOLD: Readonly<Record<string, RegExp>> = {
  goods: /^(?:removed|cart|putIn|undone|inCart|boughtAgain|goneNow)/i,
  addressId: /^(?:goesTo|changeAddress|newAddress|receiverPhone|total)/,
  deliveryOption: /^total/,
  paymentMethod: /^(?:byPhone$|payOnDelivery$|total)/,
  phone: /^(?:byPhone|payer|total)/,
  transporter: /^(?:transporterChosen|total)/,
  notes: /^noteGone$/,
}
/** The moves by which a line asks for the address anew: the guide then asks for it below. A dictated note may replace the one before. */
const ASKS_ANEW = /^(?:checkout.back|checkout.change|question.named)$/
const asksAnew = (part: string, line: string): boolean =>
  decide(readLine(line), moments.review).some(({ id, clause }) =>
    part === 'addressId' ? ASKS_ANEW.test(id ?? '') : part === 'notes' && clause.dictates?.replaces === true,
  )
const isKept = (part: string, before: unknown, after: unknown): boolean => {
  if (before === null) return true
  if (part === 'goods')
    return Object.entries(before as Record<string, number>).every(([id, n]) => ((after as Record<string, number>)[id] ?? 0) >= n)
  return part === 'notes' ? (after as string | null)?.includes(before as string) === true : isDeepStrictEqual(before, after)
}

async function say(line: string): Promise<void> {
  const facts = { ...buying, cartCount: cartCount(useCart.getState().lines) }
  await handleMessage(line, rowAsked(SLIP, facts) && SLIP, facts)
}

beforeAll(loadTexts)

test('[CHAT-179] what a line put on the slip is still there after any other line, unless the reply names what became of it', async () => {
  await startNeemasCheckout()
  const answered = fetch
  const neemas: typeof fetch = async (url, init) =>
    init?.method === 'POST' ? Response.json(anAddress({ id: 'new' })) : answered(url, init)
  serveProducts((search) => market.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())))
  const withProducts = fetch
  globalThis.fetch = (url, init) => (typeof url === 'string' && url.includes('/products') ? withProducts : neemas)(url, init)
  const lost: string[] = []
  let put = 0
  await fc.assert(
    fc.asyncProperty(linesOf(PUTS), second, async (one, other) => {
      fillCart(market, {})
      fillCart(market, { [market[0]?.id ?? '']: 1 })
      setChoices({ ...noChoices, checkoutRequested: true, addressId: 'masaki' })
      openRow(null)
      showThread(SLIP)
      const empty = slipNow()
      await say(one)
      const before = slipNow()
      put += Number(!isDeepStrictEqual(empty, before))
      await say(other)
      const after = slipNow()
      const told = cardsAfterLine().map((card) => ('text' in card ? card.text : card.kind))
      for (const [part, value] of Object.entries(before))
        if (!isKept(part, value, after[part]) && !asksAnew(part, other) && !told.some((key) => TOLD[part]?.test(key)))
          lost.push(`${one} / ${other}: ${part} ${JSON.stringify(value)} > ${JSON.stringify(after[part])} ${told.join(', ')}`)
    }),
    { seed: 179, numRuns: Number(process.env['RUNS'] ?? 300) },
  )
  expect(lost).toEqual([])
  // Most of the first lines put something on the slip.
  expect(put).toBeGreaterThan(75)
}, 60_000)
