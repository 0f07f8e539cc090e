// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { corpus } from '#tools/understand/corpus/corpus.ts'
import type { Facts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { noChoices } from '#web/features/checkout/checkout.ts'
import { draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { asksOnly } from '../../lines/read/read.ts'
import { loadTexts, signInBuyer } from '../testing/buyer.ts'
import { serveProducts } from '../testing/market.ts'
import { ADDED, buying, cartContents, fillCart, list, productCard, SLIP, say, sayAfter, shopping } from '../testing/talk.ts'

const sato = aProduct({ id: 'sato', name: 'Nile tilapia (Sato), 1 kg', availableQuantity: 9 })
const changu = aProduct({ id: 'changu', name: 'Large red snapper (Changu), 3 kg', availableQuantity: 9 })
const frozen = aProduct({ id: 'frozen', name: 'Frozen red snapper (Changu), 500 g', storageType: 'frozen', availableQuantity: 9 })
const CART = { sato: 2, changu: 3 }

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  serveProducts(() => [changu, frozen])
})

const questions: readonly (readonly [Card, Facts])[] = [
  [list('changu'), shopping],
  [ADDED, shopping],
  [SLIP, shopping],
  [productCard('changu'), shopping],
  [{ kind: 'welcome' }, shopping],
  [{ kind: 'transporters' }, buying],
  [{ kind: 'slip' }, buying],
]
/** Intents that may change the cart; no other line may. */
const WRITES = new Set(['add', 'setQuantity', 'remove', 'undo', 'buyAgain', 'startFresh', 'yes', 'no', 'cancel', 'back', 'unknown'])
/** Topics whose lines may contain a wish for the rider or seller; the note then contains the buyer's words. */
const MAY_WISH = new Set(['cleaning', 'pickTime'])
/** Topic of lines that name the receiver; the note then contains that name. */
const MAY_NAME = 'gift'
const RECEIVER = /^(?:Mpokeaji|Receiver): /
/** Each question is tested with a different part of the corpus; `EVERY=1` tests all of it. */
const EVERY = Number(process.env['EVERY'] ?? 12)

const chosen = { addressId: 'a1', deliveryOption: 'standard', paymentMethod: 'mobile_money' } as const

test.each(questions)(
  '[CHAT-048][CHAT-135] no line about something else changes the cart at $kind',
  async (card, facts) => {
    const changed: string[] = []
    const part = questions.findIndex(([one]) => one === card)
    const lines = corpus.filter(({ intent }) => !WRITES.has(intent))
    for (const { line, topic } of lines.filter((_, at) => at % EVERY === part % EVERY)) {
      fillCart([sato, changu], CART)
      setChoices({ ...noChoices, ...chosen, checkoutRequested: facts.checkoutRequested })
      await sayAfter([list('changu'), card], line, facts)
      if (!isDeepStrictEqual(cartContents(), CART)) changed.push(`${line}: ${JSON.stringify(cartContents())}`)
      const note = draftNow().notes
      const isOfThem = topic === MAY_NAME && RECEIVER.test(note ?? '')
      if (note && !((isOfThem || MAY_WISH.has(topic ?? '')) && line.includes(note.replace(RECEIVER, ''))))
        changed.push(`${line}: note ${note}`)
      const payer = draftNow().phone
      if (payer.is !== 'own') changed.push(`${line}: payer ${payer.is}`)
    }
    expect(changed).toEqual([])
  },
  120_000,
)

const AT_CHOICE = ['address', 'delivery', 'transporters', 'method', 'slip'] as const
const open = { ...noChoices, checkoutRequested: true }

test.each(AT_CHOICE)(
  '[CHAT-135] a question neither chooses nor stops anything at %s',
  async (kind) => {
    const changed: string[] = []
    const lines = corpus.filter(({ line, intent }) => asksOnly(line) && !WRITES.has(intent))
    for (const { line } of lines.filter((_, at) => at % EVERY === AT_CHOICE.indexOf(kind) % EVERY)) {
      setChoices(open)
      await say(line, { kind }, buying)
      const now = draftNow()
      const differs = Object.entries(open).filter(([key, value]) => !isDeepStrictEqual(now[key as keyof typeof now], value))
      if (differs.length > 0) changed.push(`${line}: ${differs.map(([key]) => key).join(', ')}`)
    }
    expect(changed).toEqual([])
  },
  120_000,
)

test.each([
  'sikubali kabisa',
  'hatukubali',
  'siafiki',
  'I disagree',
  'show my saved fish',
  'I want to bookmark this fish',
  'hifadhi huyu samaki',
])('[CHAT-135] `%s` agrees to nothing: whatever the open question, it chooses and adds nothing', async (line) => {
  for (const kind of [...AT_CHOICE, 'slip', 'product'] as const) {
    const isChoice = kind !== 'slip' && kind !== 'product'
    const card: Card = kind === 'product' ? productCard('changu') : { kind }
    fillCart([sato, changu], CART)
    setChoices({ ...open, checkoutRequested: isChoice })
    await say(line, card, isChoice ? buying : shopping)
    expect([kind, draftNow()]).toMatchObject([kind, { ...open, checkoutRequested: isChoice }])
    expect([kind, cartContents()]).toEqual([kind, CART])
  }
})
