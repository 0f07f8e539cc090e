// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { useCart } from '#web/features/cart/cartStore.ts'
import { storeIntent, useIntents } from '#web/features/session/intents.ts'
import { useSession } from '#web/features/session/session.ts'
import { fill, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { fishName } from '#web/ui/fishName.ts'
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
  await loadBundle('shell')
  sessionStorage.clear()
  useIntents.setState({ intents: [] })
  useSession.setState({ token: 't' })
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

test("[NAV-026] a guest's adds are repeated once after sign-in, each with its toast", async () => {
  add('p1', 2)
  add('p1', 1)
  await Promise.all([replayAdds(), replayAdds()])
  await replayAdds()
  expect(lines()).toEqual([['p1', 3]])
  expect(toasts()).toEqual(['Added to your cart', 'Added to your cart'])
})

test('[NAV-026][PROD-007] a toast reports an add that was capped or is sold out', async () => {
  add('p1', 12)
  await replayAdds()
  expect(lines()).toEqual([['p1', 10]])
  expect(toasts()).toEqual(['Added to your cart', 'Nile tilapia (Sato), 1\u00A0kg: at most 10 in one order.'])
  useToasts.setState({ toasts: [] })
  useCart.setState({ lines: [] })
  vi.stubGlobal('fetch', async () => Response.json({ ...sato, availableQuantity: 0 }))
  add('p1', 1)
  await replayAdds()
  expect(lines()).toEqual([])
  expect(toasts()).toEqual([fill(textsNow('shop').cart.soldOut, { name: fishName(sato.name) })])
})

test('[CHAT-091][CHAT-167] adds that an earlier version stored in the thread go into a guest’s cart, however old; a page’s add waits for sign-in', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] })
  useSession.setState({ token: null })
  storeIntent({ kind: 'add', productId: 'p1', quantity: 2, from: '/chat' })
  vi.setSystemTime(9_000_000)
  add('p1', 1)
  await replayAdds()
  expect([lines(), toasts()]).toEqual([[['p1', 2]], ['Added to your cart']])
  useSession.setState({ token: 't' })
  await replayAdds()
  expect(lines()).toEqual([['p1', 3]])
  vi.useRealTimers()
})

test('[NAV-026] an add that was interrupted is done once by the next page of the tab', async () => {
  add('p1', 2)
  const answer = fetch
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  void replayAdds()
  vi.stubGlobal('fetch', answer)
  localStorage.setItem('token', 't')
  // Simulates the next page: the modules load again, and only stored data remains.
  vi.resetModules()
  const [next, cart, texts] = await Promise.all([
    import('./replayAdds.ts'),
    import('#web/features/cart/cartStore.ts'),
    import('#web/i18n/texts.ts'),
  ])
  await texts.loadBundle('shell')
  await next.replayAdds()
  await next.replayAdds()
  expect(cart.useCart.getState().lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['p1', 2]])
  expect(sessionStorage.getItem('intents')).toBe('[]')
})

test.each([
  ['no answer came', new TypeError('cut off'), 1],
  ['the product is gone', { status: 404, body: { message: 'Product not found', code: 'not_found' } }, 0],
  ['the session had ended', { status: 401, body: {} }, 1],
  ['the server failed', { status: 500, body: {} }, 0],
])('[NAV-026] after a failure (%s) the tab keeps the adds that were not refused', async (_, failure, left) => {
  add('p1', 1)
  vi.stubGlobal('fetch', async () => {
    if (failure instanceof Error) throw failure
    return Response.json(failure.body, { status: failure.status })
  })
  await replayAdds()
  await replayAdds()
  expect(toasts()).toHaveLength(1)
  expect(JSON.parse(sessionStorage.getItem('intents') ?? '')).toHaveLength(left)
  expect(useIntents.getState().intents).toEqual([])
})

test('a missing product is reported, and the others are added', async () => {
  add('gone', 1)
  add('p1', 1)
  await replayAdds()
  expect(lines()).toEqual([['p1', 1]])
  expect(toasts()).toEqual(['Product not found', 'Added to your cart'])
})
