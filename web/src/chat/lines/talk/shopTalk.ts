import type { Product } from '#contract/catalogue.ts'
import { MOST_PEOPLE } from '#contract/rules/fish/portions.ts'
import { asFish, inRow } from '#web/chat/kinds/fact.ts'
import type { Sense } from '#web/chat/lines/lexicon/words/table.ts'
import { nameParts } from '#web/ui/nameParts.ts'
import { type ReplyAct, tell } from '../act.ts'
import type { Clause } from '../line.ts'
import type { Moment } from '../moment.ts'
import type { Moves, NeededData } from '../move.ts'
import { isOfNoOrder, priceOf, prices } from './priceTalk.ts'
import { cookedHow, fishFor, trade } from './topic.ts'

type Says = (product: Product, moment: Moment) => readonly ReplyAct[]

/** Tells about the named fish or the one in view. If there is neither, asks which. */
const ofFish = (
  sense: Sense,
  which: 'freshnessWhich' | 'whereCaughtWhich' | 'weightWhich' | 'keepWhich' | 'localMeasureWhich',
  says: Says,
) =>
  trade(sense, (_clause, moment, { fish }) => (fish?.one ? says(fish.one, moment) : [tell(which, {}, 'browse')]), {
    needs: ['fish'],
    // `fresh fish to grill` doesn't ask whether the fish is fresh.
    when: (clause, moment) => isOfNoOrder(clause, moment) && fishFor(clause).length === 0,
  })

const STORAGE = { ambient: 'storageAmbient', dried: 'storageDried', frozen: 'storageFrozen', refrigerated: 'storageRefrigerated' } as const
const KEPT = { ambient: 'keepAmbient', dried: 'keepDried', frozen: 'keepFrozen', refrigerated: 'keepRefrigerated' } as const

/** Questions about fish and the trade. */
export const shop: Moves = {
  ...prices,
  'shop.freshness': ofFish('freshness', 'freshnessWhich', ({ name, storageType }) => [
    storageType
      ? tell('freshness', { product: asFish(name), storage: { key: STORAGE[storageType] } })
      : tell('freshnessWhich', {}, 'browse'),
  ]),
  'shop.whereCaught': ofFish('whereCaught', 'whereCaughtWhich', (product, { stage }) => {
    if (!product.seller) return [tell('whereCaughtWhich', {}, 'browse')]
    const about = { product: asFish(product.name), seller: product.seller.name }
    // The card shows the seller's description. During the checkout no card is shown, so the reply refers to the page.
    return stage === 'looking' ? [tell('whereCaught', about), { do: 'showFish', product }] : [tell('whereCaughtPage', about)]
  }),
  'shop.weight': ofFish('weight', 'weightWhich', ({ name }) => {
    const { unit } = nameParts(name)
    return [unit === null ? tell('weightWhich', {}) : tell('weight', { unit })]
  }),
  'shop.storage': ofFish('storage', 'keepWhich', ({ storageType }) => [
    storageType ? tell(KEPT[storageType], {}) : tell('keepWhich', {}, 'browse'),
  ]),
  'shop.localMeasure': ofFish('localMeasure', 'localMeasureWhich', (product) => [
    tell('localMeasure', { product: asFish(product.name), price: priceOf(product) }),
  ]),
  'shop.cooking': trade(
    'cooking',
    (clause) => {
      const how = cookedHow(clause)
      if (how !== null) return [tell(how, {}, 'browse')]
      const list = fishFor(clause)
      return [list.length === 0 ? tell('cookWhich', {}, 'browse') : tell('goodFor', { list: inRow(list, ', ') }, 'browse')]
    },
    { when: (clause) => !clause.says('differs') || fishFor(clause).length > 0 },
  ),
  'shop.event': trade('event', () => [tell('event', {}, 'call', 'browse')]),
  'shop.goodToday': trade(
    'goodToday',
    (clause, { stage }, { market }) => {
      const [first] = market
      const list = fishFor(clause)
      if (list.length > 0) return [tell('goodFor', { list: inRow(list, ', ') }, 'browse')]
      const told = tell('goodToday', { n: String(market.length), lowest: first ? priceOf(first) : '' }, 'browse')
      if (!first) return [tell('notFish', {}, 'browse')]
      return stage === 'looking' ? [told, { do: 'open', card: { kind: 'products' } }] : [told]
    },
    { needs: ['market'] },
  ),
  'shop.notSold': trade('notSold', ({ says }, _moment, { market }) => tellNotSold(says, market), {
    needs: ['market'],
    when: ({ goods, meant: { filters } }) => goods.length === 0 && filters.cut === undefined,
  }),
  'shop.minimumOrder': trade('minimumOrder', () => [tell('minimumOrder', {}, 'checkout', 'browse')], {
    // `just one is enough, thanks` is not about a smallest order.
    when: ({ mood, says }) => mood === 'question' || says('leastWord'),
  }),
  'shop.inspectFirst': trade('inspectFirst', ({ says }) => [
    says('signInWord', 'looksAround') ? tell('account', {}, 'browse') : tell('inspectFirst', {}, 'checkout'),
  ]),
  /** How much fish a number of people need (CHAT-172). */
  'people.howMuch': {
    when: ({ people, goods, mood, says, sense }) =>
      people !== null && !says('feast') && sense !== 'bulk' && (mood === 'question' || goods.every(({ quantity }) => quantity === null)),
    acts: forPeople,
  },
}

/** Shows how much fish the named people need. For a feast and beyond the limit of the card, the buyer should call the shop. */
export function forPeople({ people, says }: Clause): readonly ReplyAct[] {
  if (people === null) return []
  return says('feast') || people > MOST_PEOPLE ? [tell('event', {}, 'call', 'browse')] : [{ do: 'open', card: { kind: 'people', people } }]
}

/** Whole firm fish, for a buyer who asks for salmon, cod or shark. */
const CLOSE = ['red snapper', 'tuna', 'kingfish', 'grouper']

function tellNotSold(says: Clause['says'], market: NeededData['market']): readonly ReplyAct[] {
  if (says('protected')) return [tell('protected', {}, 'browse')]
  const close = market.filter(({ name }) => CLOSE.some((fish) => name.toLowerCase().includes(fish)))
  const [alt, alt2] = says('noFish') ? [] : close
  return [alt && alt2 ? tell('notSold', { alt: asFish(alt.name), alt2: asFish(alt2.name) }, 'browse') : tell('notFish', {}, 'browse')]
}
