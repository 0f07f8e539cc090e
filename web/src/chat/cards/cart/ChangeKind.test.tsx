// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { productPage } from '#web/chat/message/testing/market.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { addChosen } from '#web/features/cart/chosenByShop.ts'
import { takeBack } from '#web/features/cart/undo/lastChange.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { showCard } from '#web/testing/showCard.tsx'
import { openRow } from '../../guide/slipRow.ts'

const fish = (id: string, name: string, unitPrice: number, availableQuantity = 9) => aProduct({ id, name, unitPrice, availableQuantity })
const sato = fish('sato', 'Nile tilapia (Sato), 1 kg', 12_000)
const smoked = fish('smoked', 'Smoked tilapia (Sato wa moshi), 1 kg', 16_000, 2)
const pweza = fish('pweza', 'Octopus (Pweza), 1 kg', 18_000)

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  sessionStorage.clear()
  useCart.setState({ lines: [], checkoutId: 'c1', owner: null, waiting: {} })
  serve({
    'GET /products/sato': { body: sato },
    'GET /products/smoked': { body: smoked },
    'GET /products?search=Sato&take=100': productPage(sato, smoked),
  })
})
const contents = () => useCart.getState().lines.map(({ productId, quantity, chosenByShop = false }) => [productId, quantity, chosenByShop])
const change = () => screen.findByRole('button', { name: /^Change kind Nile tilapia/ })
async function chooseSmoked(): Promise<void> {
  await userEvent.click(await change())
  await userEvent.click(await screen.findByRole('button', { name: /^Smoked tilapia.*TZS.16,000/ }))
}

/** Shows the slip with its goods ready to be changed. */
async function showGoods(): Promise<void> {
  openRow('cart')
  await showCard({ kind: 'slip' })
}

test('[CHAT-177] on the slip another kind takes the place of the line, with its number, and can be undone', async () => {
  addChosen(sato, 2)
  addToCart(pweza, 1)
  await showGoods()
  await chooseSmoked()
  await waitFor(() =>
    expect(contents()).toEqual([
      ['smoked', 2, false],
      ['pweza', 1, false],
    ]),
  )
  expect(screen.queryByRole('button', { name: /^Change kind/ })).toBeNull()
  await waitFor(() => expect(screen.getAllByText(/Smoked tilapia/).length).toBeGreaterThan(0))
  expect(document.activeElement).not.toBe(document.body)
  expect(takeBack()).toBe(true)
  expect(contents().map(([id]) => id)).toEqual(['sato', 'pweza'])
})

test('[CHAT-177][CART-016] a kind that is in the cart already is joined with it, within the stock', async () => {
  addToCart(smoked, 1)
  addChosen(sato, 3)
  await showGoods()
  await chooseSmoked()
  await waitFor(() => expect(contents()).toEqual([['smoked', 2, false]]))
})

test('[CHAT-177] a product that the buyer adds is no longer marked as chosen by the shop', () => {
  addChosen(sato, 1)
  expect(contents()).toEqual([['sato', 1, true]])
  addToCart(sato, 1)
  expect(contents()).toEqual([['sato', 2, false]])
  addChosen(sato, 1)
  expect(contents()).toEqual([['sato', 3, false]])
})
