import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Facts, noFacts } from '#web/chat/guide/facts.ts'
import type { Card } from '#web/chat/kinds/card.ts'
import { replyText } from '#web/chat/kinds/replyText.ts'
import { resetMisunderstoodCount } from '#web/chat/lines/perform/question/repair.ts'
import { useCart } from '#web/features/cart/cart.ts'
import { draftNow } from '#web/features/checkout/draft.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { type Language, textsNow } from '#web/i18n/texts.ts'
import { emptyCache } from '#web/testing/emptyCache.ts'
import { signInBuyer } from './buyer.ts'
import { serveProducts } from './market.ts'
import { shops } from './shops.ts'
import { ADDED, buying, cardsAfterLine, cartContents, fillCart, list, productCard, sayAfter } from './talk.ts'

/** A line in the thread with its result. */
export interface Told {
  /** The cards above the line, the open one last; before them `buying` or `guest`, if the buyer is in the checkout. */
  readonly after: string
  readonly cart: string
  readonly line: string
  readonly result: string
}
export interface TalkSection {
  readonly title: string
  readonly shop: keyof typeof shops
  readonly language: Language
  readonly rows: readonly Told[]
}

const isShop = (name: string): name is keyof typeof shops => Object.hasOwn(shops, name)

/** The sections of `talk.tsv`. A line `@ shop language` is for all sections below it. */
export const talkSections: readonly TalkSection[] = readFileSync(resolve(import.meta.dirname, 'talk.tsv'), 'utf8')
  .trimEnd()
  .split(/^@ /m)
  .slice(1)
  .flatMap((part) => {
    const [head = '', ...sections] = part.trimEnd().split(/\n# /)
    const [shop = '', language] = head.split(' ')
    if (!isShop(shop)) throw new Error(`talk.tsv: no shop is called ${shop}`)
    return sections.map((section) => {
      const [title = '', ...rows] = section.split('\n')
      return { title, shop, language: language === 'sw' ? 'sw' : 'en', rows: rows.flatMap(toldIn) } as const
    })
  })

/** A row may name several moments in which the same happens: `added | buying slip`. */
function toldIn(row: string): readonly Told[] {
  const [after = '', cart = '', line = '', result = ''] = row.split('\t')
  return after.split(' | ').map((one) => ({ after: one, cart, line, result }))
}

/** Opens the shop for a buyer with these goods in the cart, sends the line, and returns its result; `-` if the slip only shows again. */
export async function resultOf({ after, cart, line }: Told, { shop, language }: TalkSection): Promise<string> {
  await signInBuyer(language)
  localStorage.setItem('englishOffered', '1')
  resetMisunderstoodCount()
  emptyCache()
  const market = shops[shop]
  serveProducts((search) => market.filter(({ name }) => search.split(' ').every((word) => name.toLowerCase().includes(word.toLowerCase()))))
  fillCart(market, goodsIn(cart))
  const [, who, cards = ''] = /^(buying |guest )?(.*)$/.exec(after) ?? []
  if (who === 'guest ') signInAs(null)
  await sayAfter(cards.split(' > ').map(cardIn), line, who === undefined ? noFacts : who === 'guest ' ? guest : buying)
  return [...cartChange(goodsIn(cart)), ...cardsAfterLine().map(cardAsWritten), ...choicesNow()].join('; ') || '-'
}

const guest: Facts = { ...noFacts, cartCount: 1, checkoutRequested: true }

const goodsIn = (cart: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from(cart.matchAll(/(\w+) (\d+)/g), ([, id = '', quantity]) => [id, Number(quantity)]))

/** `list changu 4`, `list nguru frozen`, `product large`, `added`, or the kind of a card without anything else. */
function cardIn(text: string): Card {
  const [kind, what = '', more] = text.split(' ')
  if (kind === 'added') return ADDED
  if (kind === 'product') return productCard(what)
  if (kind === 'list') return more === 'frozen' ? { kind: 'products', search: what, goods: more } : list(what, Number(more ?? 0))
  return { kind } as Card
}

/** The cart, if it has changed. A kind that the shop chose has an asterisk. */
function cartChange(before: Readonly<Record<string, number>>): readonly string[] {
  const after = cartContents()
  if (isDeepStrictEqual(after, before)) return []
  const lines = useCart
    .getState()
    .lines.map(({ productId, quantity, chosenByShop }) => `${productId} ${quantity}${chosenByShop ? '*' : ''}`)
  return [`cart ${lines.join(', ') || 'empty'}`]
}

/** A sentence by its key, a reply with facts as the buyer reads it, and another card by its kind and what it shows. */
function cardAsWritten(card: Card): string {
  if (card.kind === 'reply')
    return card.about && Object.keys(card.about).length > 0
      ? `“${replyText(card, textsNow('topics'))?.replaceAll('\u00A0', ' ')}”`
      : [card.how, card.text].filter(Boolean).join(' ')
  if (card.kind === 'guideText') return card.text
  const { kind, ...shown } = card
  return [kind, ...Object.entries(shown).flatMap(([name, value]) => (typeof value === 'object' ? [] : `${name}=${value}`))].join(' ')
}

/** The choices of the checkout that the line has made. */
const choicesNow = (): readonly string[] =>
  Object.entries(draftNow()).flatMap(([name, value]) =>
    value === null || value === false || typeof value === 'object' ? [] : `${name}=${value}`,
  )
