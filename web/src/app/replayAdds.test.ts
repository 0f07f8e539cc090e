// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { useCart } from '#web/features/cart/cart.ts'
import { storeIntent, useIntents } from '#web/features/session/intents.ts'
import { fill, loadArea, textsNow } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { replayAdds } from './replayAdds.ts'

const sato = {
  id: 'p1',
  name: 'Nile tilapia (Sato), 1 kg',
  description: '',
  unitPrice: 12_000,
  availableQuantity: 30,
  categoryId: 'c',
  storageType: 'frozen',
  images: [],
}

beforeEach(async () => {
  await loadArea('shell')
  sessionStorage.clear()
  useIntents.setState({ intents: [] })
  useCart.setState({ lines: [] })
  useToasts.setState({ toasts: [] })
  window.history.replaceState(null, '', '/verify-otp')
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/v1/products/p1'
      ? new Response(JSON.stringify(sato))
      : new Response('{"message":"Product not found","code":"not_found"}', { status: 404 }),
  )
})

const add = (productId: string, quantity: number) => storeIntent({ kind: 'add', productId, quantity, from: `/products/${productId}` })
const lines = () => useCart.getState().lines.map((line) => [line.productId, line.quantity])
const toasts = () => useToasts.getState().toasts.map((toast) => toast.text)

test("[NAV-026] a guest's adds are done once after sign-in, each with its toast", async () => {
  add('p1', 2)
  add('p1', 1)
  await Promise.all([replayAdds(), replayAdds()])
  await replayAdds()
  expect(lines()).toEqual([['p1', 3]])
  expect(toasts()).toEqual(['Added to your cart', 'Added to your cart'])
})

test('[NAV-026][PROD-007] a replayed add that does not fit is told, so is one that is sold out', async () => {
  add('p1', 12)
  await replayAdds()
  expect(lines()).toEqual([['p1', 10]])
  expect(toasts()).toEqual(['Added to your cart', 'Nile tilapia (Sato), 1 kg: at most 10 in one order.'])
  useToasts.setState({ toasts: [] })
  useCart.setState({ lines: [] })
  vi.stubGlobal('fetch', async () => Response.json({ ...sato, availableQuantity: 0 }))
  add('p1', 1)
  await replayAdds()
  expect(lines()).toEqual([])
  expect(toasts()).toEqual([fill(textsNow('shop').cart.soldOut, { name: sato.name })])
})

test('[CHAT-091] signed in from the thread, its card tells instead of a toast', async () => {
  window.history.replaceState(null, '', '/chat')
  add('p1', 2)
  await replayAdds()
  expect(lines()).toEqual([['p1', 2]])
  expect(toasts()).toEqual([])
})

test('a product that is gone is said so and the others are added', async () => {
  add('gone', 1)
  add('p1', 1)
  await replayAdds()
  expect(lines()).toEqual([['p1', 1]])
  expect(toasts()).toEqual(['Product not found', 'Added to your cart'])
})
