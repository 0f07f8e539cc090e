// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { products } from '#fixtures/market/products.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import { asTyped } from '#tools/understand/corpus/rounds/asTyped.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { isKnown } from '#web/chat/kinds/card.ts'
import { decide } from '#web/chat/lines/decide.ts'
import { readLine } from '#web/chat/lines/read/read.ts'
import { moments } from '#web/chat/lines/testing/moments.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { isOpenQuestion } from '#web/chat/transcript/openQuestion.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { loadTexts, signInBuyer } from '../../testing/buyer.ts'
import { serveProducts } from '../../testing/market.ts'
import { cartContents, fillCart, showThread } from '../../testing/talk.ts'

const market = products(0).map(({ id, name, unitPrice, availableQuantity, storageType }) =>
  aProduct({ id, name, unitPrice, availableQuantity, storageType }),
)
/** The lines of the corpus that order fish, at the welcome. */
const orders = [...corpus.map(({ line }) => line), ...asTyped].filter((line) =>
  decide(readLine(line), moments.welcome).some(({ id }) => id === 'goods.want'),
)
/** A line that changes or undoes what is in the cart may take goods out. */
const takesOut = (line: string): boolean =>
  decide(readLine(line), moments.cart).some(({ id, clause }) => id?.startsWith('cart.') === true || clause.goods.some(({ not }) => not))

async function say(line: string): Promise<void> {
  const open = useTranscript.getState().entries.findLast(isOpenQuestion)?.card ?? null
  await handleMessage(line, open && isKnown(open) ? open : null, noFacts)
}

beforeAll(loadTexts)

test('[CHAT-179] what a line put into the cart is still there after the next order', async () => {
  await signInBuyer()
  serveProducts((search) => market.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())))
  const line = fc.constantFrom(...orders)
  let kept = 0
  await fc.assert(
    fc.asyncProperty(line, line, async (first, second) => {
      fillCart(market, {})
      showThread({ kind: 'welcome' })
      await say(first)
      const before = cartContents()
      await say(second)
      const after = cartContents()
      if (takesOut(second)) return
      kept += Object.keys(before).length
      for (const [id, quantity] of Object.entries(before)) expect(after[id] ?? 0, `${first} / ${second}`).toBeGreaterThanOrEqual(quantity)
    }),
    { seed: 10, numRuns: 60 },
  )
  // Most of these lines put something in.
  expect(kept).toBeGreaterThan(30)
}, 30_000)
