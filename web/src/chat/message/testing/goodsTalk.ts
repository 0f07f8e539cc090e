import type { Product } from '#contract/catalogue.ts'
import type { Card } from '#web/chat/cards/card.ts'
import { replyText } from '#web/chat/cards/told/replyText.ts'
import { noFacts } from '#web/chat/guide/facts.ts'
import { handleMessage } from '#web/chat/message/handleMessage.ts'
import { useTranscript } from '#web/chat/transcript/transcript.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'

const page = (...data: readonly Product[]) => ({ body: { data, meta: { total: data.length, skip: 0, take: 20, hasMore: false } } })

/** Loads the texts that replies about fish need; call once per file. */
export async function loadTexts(): Promise<void> {
  for (const bundle of ['shell', 'chat', 'topics', 'payment', 'shop', 'checkout'] as const) await loadBundle(bundle)
}

/** Call before each test: signs in an English-speaking buyer. `found` gives the result of each search; `market` is everything for sale. */
export async function openStall(market: readonly Product[], found: Readonly<Record<string, readonly Product[]>>): Promise<void> {
  localStorage.setItem('swahiliOffered', '1')
  await chooseLanguage('en')
  signInAs(PHONE)
  serve({
    ...Object.fromEntries(market.map((one) => [`GET /products/${one.id}`, { body: one }])),
    ...Object.fromEntries(
      Object.entries(found).map(([search, products]) => [`GET /products?skip=0&take=20&search=${search}`, page(...products)]),
    ),
    'GET /products?skip=0&take=100': page(...market),
    'GET /products?take=100': page(...market),
    'GET /orders': { body: [] },
  })
}

/** Returns the quantities in the cart by product id. */
export const inCartNow = () => Object.fromEntries(useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity]))
export const lastCard = () => useTranscript.getState().entries.at(-1)?.card
/** Returns our replies as text. */
export const repliesNow = () =>
  useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : []))

/** Fills the cart with exactly these quantities, by product id. */
export function fillCart(market: readonly Product[], wanted: Readonly<Record<string, number>>): void {
  useCart.setState({
    lines: market.flatMap((product) => {
      const quantity = wanted[product.id]
      return quantity === undefined ? [] : [{ productId: product.id, quantity, product }]
    }),
    checkoutId: 'c1',
    owner: null,
    waiting: {},
  })
}

/** Sends a line after these cards; all but the last are already answered. */
export async function say(line: string, ...cards: readonly Card[]): Promise<void> {
  useTranscript.setState({
    owner: 'guest',
    entries: cards.map((card, at) => ({
      id: `q${at}`,
      at,
      run: 1,
      card,
      cartCountWhenShown: 9,
      ...(at < cards.length - 1 ? { answer: { value: 'x' } } : {}),
    })),
    loaded: true,
  })
  await handleMessage(line, cards.at(-1) ?? null, noFacts)
}
