// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { aProduct, aUser } from '#fixtures/builders.ts'
import { newestHeartPage, storeIntent, useIntents } from '#web/features/session/intents.ts'
import { personNow } from '#web/features/session/person.ts'
import { useSession } from '#web/features/session/session.ts'
import { toggleHeart, useWishlists } from '#web/features/wishlist/wishlistStore.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { replayHearts } from './replayHearts.ts'

const phoneNumber = '+255712345678'
const listed = () => useWishlists.getState().byPerson[personNow() ?? '']?.map(({ productId }) => productId) ?? []

beforeEach(async () => {
  await loadBundle('shell')
  sessionStorage.clear()
  useIntents.setState({ intents: [] })
  useWishlists.setState({ byPerson: {} })
  useSession.setState({ token: 't', user: aUser({ phoneNumber }), isAuthenticated: true })
  vi.stubGlobal('fetch', async (url: string) => Response.json(aProduct({ id: url.split('/').at(-1) ?? '' })))
})

test('[NAV-027][CHAT-092] a guest’s hearts are added to the wishlist once after sign-in', async () => {
  storeIntent({ kind: 'heart', productId: 'sato', from: '/products?page=2' })
  storeIntent({ kind: 'heart', productId: 'changu' })
  await replayHearts()
  await replayHearts()
  expect(listed()).toEqual(['changu', 'sato'])
})

test('[NAV-027][CHAT-092] a heart that was interrupted is added by the next page of the tab', async () => {
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
  const [next, list] = await Promise.all([import('./replayHearts.ts'), import('#web/features/wishlist/wishlistStore.ts')])
  await next.replayHearts()
  await next.replayHearts()
  expect(Object.values(list.useWishlists.getState().byPerson).map((one) => one.map(({ productId }) => productId))).toEqual([['sato']])
  expect(sessionStorage.getItem('intents')).toBe('[]')
})

test('[WISH-018] a loaded product is reused, any other is fetched', async () => {
  const fetched = vi.fn(async (url: string) =>
    url === '/v1/products/far' ? Response.json(aProduct({ id: 'far' })) : Response.json({}, { status: 404 }),
  )
  vi.stubGlobal('fetch', fetched)
  toggleHeart(aProduct({ id: 'near' }))
  expect(fetched).not.toHaveBeenCalled()
  storeIntent({ kind: 'heart', productId: 'far' })
  await replayHearts()
  expect(listed()).toEqual(['far', 'near'])
  storeIntent({ kind: 'heart', productId: 'gone' })
  await replayHearts()
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ tone: 'failure' })
  expect(listed()).toEqual(['far', 'near'])
})

test('[NAV-027] after sign-in the guest returns to the page of the heart', () => {
  expect(newestHeartPage()).toBeNull()
  storeIntent({ kind: 'add', productId: 'nguru', quantity: 1, from: '/products/nguru' })
  storeIntent({ kind: 'heart', productId: 'sato', from: '/products?page=2' })
  expect(newestHeartPage()).toBe('/products?page=2')
})
