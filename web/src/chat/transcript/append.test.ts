// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { signInAs } from '#web/features/payment/testing/testBench.ts'
import { answerOpenQuestion, append } from './append.ts'
import { useTranscript } from './transcript.ts'

beforeEach(() => {
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  signInAs(null)
})
const entries = () => useTranscript.getState().entries

test('[CHAT-012] browsing cards store the cart count they were shown with, others store none', () => {
  addToCart(aProduct({ id: 'b', availableQuantity: 9 }), 1)
  append({ kind: 'categories' }, { kind: 'slip' }, { kind: 'help' })
  expect(entries().map(({ cartCountWhenShown }) => cartCountWhenShown)).toEqual([1, undefined, undefined])
  expect(entries().map((entry) => 'cartCountWhenShown' in entry)).toEqual([true, false, false])
})

test('[CHAT-012] after a receipt purchases belong to the next run, and questions do not', () => {
  useTranscript.setState({ entries: [{ id: 'r', at: 1, run: 1, card: { kind: 'receipt', orderId: 'o1' } }] })
  append({ kind: 'help' }, { kind: 'slip' }, { kind: 'categories' })
  expect(
    entries()
      .slice(1)
      .map(({ run }) => run),
  ).toEqual([1, 2, 2])
})

test('[CHAT-003][CHAT-022] one write answers or skips the open question and appends what follows', () => {
  append({ kind: 'address' })
  const writes: number[] = []
  const unsubscribe = useTranscript.subscribe((state) => void writes.push(state.entries.length))
  answerOpenQuestion('home', { kind: 'slip' })
  answerOpenQuestion(null, { kind: 'address' })
  unsubscribe()
  expect(writes).toEqual([2, 3])
  expect(entries().map(({ answer }) => answer)).toEqual([{ value: 'home' }, { superseded: true }, undefined])
})
