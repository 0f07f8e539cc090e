import type { CardOf, Wish } from '#web/chat/kinds/card.ts'
import { CHANGU, SATO, SOLD_OUT, WITHDRAWN } from '../goods.ts'
import type { StatesOf } from '../state.ts'
import { answered, read } from '../state.ts'

const welcome = { kind: 'welcome' } as const
const categories = { kind: 'categories' } as const
const clarify: CardOf<'clarify'> = { kind: 'clarify', readings: ['nguru', 'ngisi'] }
const products = { kind: 'products', search: 'sato' } as const
const product = { kind: 'product', productId: CHANGU } as const
const wishes: CardOf<'wishes'> = {
  kind: 'wishes',
  rows: [
    { search: 'sato', fish: 'tilapia', quantity: 2 },
    { search: 'changu', fish: 'snapper', quantity: 1, productId: CHANGU },
    { search: 'spiny lobster (kambakochi), each', fish: 'lobster', quantity: 1 },
  ],
}
const [open, sure, gone] = wishes.rows as [Wish, Wish, Wish]
const people = { kind: 'people' } as const
const quantity = { kind: 'quantity', productId: CHANGU } as const

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
  wishes: [
    ...read(wishes),
    { name: 'fresh: all decided', scene: 'guest', card: { kind: 'wishes', rows: [{ ...open, productId: SATO }, sure] } },
    { name: 'fresh: more than there is', scene: 'guest', card: { kind: 'wishes', rows: [{ ...sure, quantity: 200 }] } },
    {
      name: 'fresh: every kind',
      scene: 'guest',
      card: { kind: 'wishes', rows: [{ search: 'dagaa', quantity: 2 }] },
      acts: [{ press: '.button-quiet' }],
      shows: '.choice',
    },
    {
      name: 'fresh: some are in',
      scene: 'shop',
      card: { kind: 'wishes', rows: [open, { ...sure, added: 1 }, { search: 'xyz', quantity: 1 }] },
    },
    {
      name: 'expired: none is to be had',
      scene: 'guest',
      card: { kind: 'wishes', rows: [gone, { search: 'xyz', quantity: 1 }] },
      shows: '.button',
    },
    { name: 'done', scene: 'words', card: { kind: 'wishes', rows: [{ ...open, productId: SATO, added: 2 }, gone] }, answer: { value: 2 } },
    { name: 'superseded', scene: 'words', card: wishes, answer: { superseded: true } },
  ] satisfies StatesOf<'wishes'>,
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
  quantity: [
    ...read(quantity),
    { name: 'fresh: as many as were typed', scene: 'newcomer', card: { ...quantity, quantity: 4 } },
    { name: 'error: sold out', scene: 'shop', card: { kind: 'quantity', productId: SOLD_OUT } },
    { name: 'error: withdrawn', scene: 'shop', card: { kind: 'quantity', productId: WITHDRAWN }, shows: '[role=alert]' },
    answered(quantity, 2)[0],
  ] satisfies StatesOf<'quantity'>,
}
