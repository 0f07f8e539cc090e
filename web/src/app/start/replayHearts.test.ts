// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { pageLeft, storeIntent, takeIntents } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { useWishlists } from '#web/features/wishlist/wishlist.ts'
import { replayHearts } from './replayHearts.ts'

const phoneNumber = '+255712345678'
const listed = () => useWishlists.getState().byPerson[personNow() ?? '']?.map(({ productId }) => productId) ?? []

beforeEach(() => {
  takeIntents('heart')
  useWishlists.setState({ byPerson: {} })
  useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true })
  vi.stubGlobal('fetch', async (url: string) => Response.json(aProduct({ id: url.split('/').at(-1) ?? '' })))
})

test('[NAV-027][CHAT-092] a guest’s hearts are added once after sign-in', async () => {
  storeIntent({ kind: 'heart', productId: 'sato', from: '/products?page=2' })
  storeIntent({ kind: 'heart', productId: 'changu' })
  await replayHearts()
  await replayHearts()
  expect(listed()).toEqual(['changu', 'sato'])
})

test('[NAV-027][CHAT-092] left in the middle, a heart is done by the next page of the tab', async () => {
  storeIntent({ kind: 'heart', productId: 'sato' })
  const answer = fetch
  const hanging = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', hanging)
  void replayHearts()
  await vi.waitFor(() => expect(hanging).toHaveBeenCalled())
  vi.stubGlobal('fetch', answer)
  vi.resetModules()
  const session = await import('#web/features/session/session.ts')
  session.useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true })
  const [next, list] = await Promise.all([import('./replayHearts.ts'), import('#web/features/wishlist/wishlist.ts')])
  await next.replayHearts()
  await next.replayHearts()
  expect(Object.values(list.useWishlists.getState().byPerson).map((one) => one.map(({ productId }) => productId))).toEqual([['sato']])
  expect(sessionStorage.getItem('intents')).toBe('[]')
})

test('[NAV-027] the guest returns to the page with the heart', () => {
  expect(pageLeft()).toBeNull()
  storeIntent({ kind: 'add', productId: 'nguru', quantity: 1, from: '/products/nguru' })
  storeIntent({ kind: 'heart', productId: 'sato', from: '/products?page=2' })
  expect(pageLeft()).toBe('/products?page=2')
})
