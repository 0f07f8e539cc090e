import type { CardOf } from '#web/chat/kinds/card.ts'
import { CHANGU, SOLD_OUT, WITHDRAWN } from '../goods.ts'
import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const welcome = { kind: 'welcome' } as const
const categories = { kind: 'categories' } as const
const clarify: CardOf<'clarify'> = { kind: 'clarify', readings: ['nguru', 'ngisi'] }
const products = { kind: 'products', search: 'sato' } as const
const product = { kind: 'product', productId: CHANGU } as const
const people = { kind: 'people' } as const

export const browse = {
  welcome: [
    { name: 'fresh', scene: 'guest', card: welcome },
    { name: 'fresh: welcome back', scene: 'shop', card: welcome },
    ...answered(welcome, 'categories'),
  ] satisfies StatesOf<'welcome'>,
  categories: [...read(categories), ...answered(categories, 'lake-fish')] satisfies StatesOf<'categories'>,
  clarify: [
    { name: 'fresh', scene: 'shop', card: clarify },
    ...answered(clarify, 'nguru'),
    { name: 'done: none of these', scene: 'words', card: clarify, answer: { value: 'none' } },
  ] satisfies StatesOf<'clarify'>,
  products: [
    ...read(products),
    { name: 'fresh: a category, and how many', scene: 'shop', card: { kind: 'products', categoryId: 'octopus-and-squid', quantity: 2 } },
    { name: 'fresh: nothing found', scene: 'shop', card: { kind: 'products', search: 'xyz' } },
    ...answered(products, CHANGU),
  ] satisfies StatesOf<'products'>,
  product: [
    ...read(product),
    { name: 'fresh: how many is known', scene: 'newcomer', card: { ...product, quantity: 3 } },
    { name: 'fresh: sold out', scene: 'shop', card: { kind: 'product', productId: SOLD_OUT } },
    { name: 'fresh: of a guest', scene: 'guest', card: product },
    { name: 'expired', scene: 'shop', card: { kind: 'product', productId: WITHDRAWN }, shows: '.note' },
    ...answered(product, CHANGU),
  ] satisfies StatesOf<'product'>,
  people: [
    ...read(people),
    {
      name: 'fresh: more than one order holds',
      scene: 'guest',
      card: people,
      acts: [{ fill: 'input[inputmode]', text: '50' }],
      shows: '.button-act',
    },
    { name: 'fresh: as many as a line said', scene: 'guest', card: { ...people, people: 10 }, shows: '.button-act' },
    {
      name: 'error: too many',
      scene: 'guest',
      card: people,
      acts: [{ fill: 'input[inputmode]', text: '99' }],
      shows: '[aria-invalid=true]',
    },
    { name: 'done', scene: 'words', card: people, answer: { value: 4 } },
  ] satisfies StatesOf<'people'>,
}
