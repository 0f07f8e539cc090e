import * as z from 'zod/mini'
import { fill } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { capitalized } from './capitalized.ts'
import { answered, CHANGU, read, SOLD_OUT, type StatesOf, WITHDRAWN } from './galleryState.ts'
import { aside, beside, browsing, kind } from './row.ts'

/** Filters of a list besides its search word. `fish` is the English name, if the buyer typed that (CHAT-138). */
const sought = {
  fish: z.optional(z.string()),
  goods: z.optional(z.enum(['fresh', 'smoked', 'dried', 'frozen', 'salted', 'fried', 'boiled', 'live'])),
  cut: z.optional(z.enum(['fillet', 'steak', 'head', 'tail', 'flour', 'pieces'])),
  size: z.optional(z.enum(['large', 'medium', 'small'])),
  /** True if the buyer asked for prices: the list is sorted by price (CHAT-140). */
  byPrice: z.optional(z.literal(true)),
}
const Sought = z.object(sought)
export type Sought = Readonly<z.infer<typeof Sought>>
export type Goods = NonNullable<Sought['goods']>
export type Cut = NonNullable<Sought['cut']>
export type Size = NonNullable<Sought['size']>

/** The number typed with a fish, passed on from card to card until the fish is in the cart (CHAT-136). */
const wanted = { ...beside, quantity: z.optional(z.int()) }

const welcome = kind('welcome', {
  ...browsing,
  question: 'welcome',
  page: null,
  replies: ['cart'],
  countsAsUnread: false,
})

const categories = kind(
  'categories',
  {
    ...browsing,
    question: 'chooseCategory',
    page: () => paths.products(),
    openedByUrl: 'anyone',
    accepts: 'category',
    place: 'placeGoods',
  },
  beside,
)

/** Asks which of several fish a word means; `readings` are their search words. */
const clarify = kind(
  'clarify',
  {
    ...browsing,
    question: 'didYouMean',
    says: ({ readings }, t) => `${t.chat.didYouMean} ${readings.map(capitalized).join(', ')}.`,
    page: null,
    showsFish: true,
  },
  { readings: z.array(z.string()).check(z.minLength(2), z.maxLength(4)) },
)

const products = kind(
  'products',
  {
    ...browsing,
    question: 'productList',
    page: ({ search = '', categoryId = '' }) => paths.products({ search, category: categoryId }),
    openedByUrl: 'anyone',
    accepts: 'list',
    place: 'placeGoods',
    showsFish: true,
  },
  { search: z.optional(z.string()), categoryId: z.optional(z.string()), ...sought, ...wanted },
)

const product = kind(
  'product',
  {
    ...browsing,
    question: 'productList',
    says: ({ productId }, t, names) => fill(t.chat.product, { name: shorten(names.product(productId)) }),
    page: ({ productId }) => paths.product(productId),
    openedByUrl: 'anyone',
    accepts: 'amount',
    repair: 'quantity',
    typed: 'amount',
    place: 'placeGoods',
    showsFish: true,
  },
  { productId: z.string(), ...wanted },
)

/** Shortens a name so that its sentence stays within the limit. */
const shorten = (name: string): string => (name.length > 80 ? `${name.slice(0, 79)}…` : name)

/** Suggests an amount of fish for a number of people (CHAT-172). */
const people = kind('people', { ...aside, question: 'peopleQuestion', openedByUrl: 'anyone' }, { people: z.optional(z.int()) })

export const browseKinds = [welcome, categories, clarify, products, product, people] as const

export const browseStates = () =>
  ({
    welcome: [
      { name: 'fresh', scene: 'guest', card: { kind: 'welcome' } },
      { name: 'fresh: welcome back', scene: 'shop', card: { kind: 'welcome' } },
      ...answered({ kind: 'welcome' }, 'categories'),
    ],
    categories: [...read({ kind: 'categories' }), ...answered({ kind: 'categories' }, 'lake-fish')],
    clarify: [
      { name: 'fresh', scene: 'shop', card: twoFish },
      ...answered(twoFish, 'nguru'),
      { name: 'done: none of these', scene: 'words', card: twoFish, answer: { value: 'none' } },
    ],
    products: [
      ...read({ kind: 'products', search: 'sato' }),
      { name: 'fresh: a category, and how many', scene: 'shop', card: { kind: 'products', categoryId: 'octopus-and-squid', quantity: 2 } },
      { name: 'fresh: nothing found', scene: 'shop', card: { kind: 'products', search: 'xyz' } },
      ...answered({ kind: 'products', search: 'sato' }, CHANGU),
    ],
    product: [
      ...read(changu),
      { name: 'fresh: how many is known', scene: 'newcomer', card: { ...changu, quantity: 3 } },
      { name: 'fresh: sold out', scene: 'shop', card: { kind: 'product', productId: SOLD_OUT } },
      { name: 'fresh: of a guest', scene: 'guest', card: changu },
      { name: 'expired', scene: 'shop', card: { kind: 'product', productId: WITHDRAWN }, shows: '.note' },
      ...answered(changu, CHANGU),
    ],
    people: [
      ...read({ kind: 'people' }),
      {
        name: 'fresh: more than one order holds',
        scene: 'guest',
        card: { kind: 'people' },
        acts: [{ fill: 'input[inputmode]', text: '50' }],
        shows: '.button-act',
      },
      { name: 'fresh: as many as a line said', scene: 'guest', card: { kind: 'people', people: 10 }, shows: '.button-act' },
      {
        name: 'error: too many',
        scene: 'guest',
        card: { kind: 'people' },
        acts: [{ fill: 'input[inputmode]', text: '99' }],
        shows: '[aria-invalid=true]',
      },
      { name: 'done', scene: 'words', card: { kind: 'people' }, answer: { value: 4 } },
    ],
  }) satisfies StatesOf<typeof browseKinds>
const twoFish = { kind: 'clarify' as const, readings: ['nguru', 'ngisi'] }
const changu = { kind: 'product', productId: CHANGU } as const
