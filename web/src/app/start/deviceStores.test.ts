// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aDelivery, anAddress, aProduct, aUser } from '#fixtures/builders.ts'

const user = aUser()
const product = aProduct()
type Storing = () => Promise<[seen: unknown, expected: unknown]>

/** Every store on the device, used as in the app: each one stores something and reads it again. */
const stores: Readonly<Record<string, Storing>> = {
  token: async () => {
    const { readToken, storeToken } = await import('#web/api/token.ts')
    storeToken('t-2')
    return [readToken(), 't-2']
  },
  auth: async () => {
    const { readUser, storeUser } = await import('#web/features/session/storedUser.ts')
    readUser()
    storeUser(user)
    return [readUser(), user]
  },
  language: async () => {
    const { chooseLanguage, startLanguage } = await import('#web/i18n/texts.ts')
    startLanguage()
    await chooseLanguage('sw')
    return [document.documentElement.lang, 'sw']
  },
  dock: async () => {
    const { toggleDock, useDock } = await import('../dock/dock.ts')
    toggleDock()
    return [useDock.getState(), { open: true }]
  },
  cart: async () => {
    const { addToCart, useCart } = await import('#web/features/cart/cartStore.ts')
    addToCart(product, 2)
    return [useCart.getState().lines.map(({ quantity }) => quantity), [2]]
  },
  wishlist: async () => {
    await signedIn()
    const { toggleHeart, useWishlist } = await import('#web/features/wishlist/wishlistStore.ts')
    toggleHeart(product)
    return [renderHook(useWishlist).result.current.count, 1]
  },
  addresses: async () => {
    await signedIn()
    vi.stubGlobal('fetch', async () => Response.json([anAddress({ id: 'home' })]))
    const { useAddresses } = await import('#web/features/addresses/book.ts')
    const { result } = renderHook(useAddresses)
    await vi.waitFor(() => expect(result.current.addresses).toHaveLength(1))
    return [result.current.addresses?.[0]?.id, 'home']
  },
  savedDeliveries: async () => {
    await signedIn()
    const { saveDeliveries, useSavedDeliveries } = await import('#web/features/deliveries/saved.ts')
    saveDeliveries([aDelivery({ id: 'order-7' })])
    return [useSavedDeliveries.getState().orders.map(({ id }) => id), ['order-7']]
  },
  'outbox:deliveries:m1': async () => {
    const { moves } = await import('#web/features/deliveries/outbox/moves.ts')
    moves.add({ owner: 'o1', lane: 'order-7', body: { from: 'processing', to: 'shipping' } })
    return [moves.useItems.getState().map(({ lane }) => lane), ['order-7']]
  },
  'outbox:sellerOrders:m1': async () => {
    const { sellerMoves } = await import('#web/features/sellerOrders/moves.ts')
    sellerMoves.add({ owner: 'o1', lane: 'order-7', body: { from: 'pending', to: 'processing', until: 0 } })
    return [sellerMoves.useItems.getState().map(({ lane }) => lane), ['order-7']]
  },
  notificationPreferences: async () => {
    await signedIn()
    const { preferencesNow, setPreference } = await import('#web/features/account/preferences.ts')
    setPreference('orders', false)
    return [preferencesNow(), { orders: false, deliveries: true }]
  },
  checkoutDraft: async () => {
    const { setChoices, draftNow } = await import('#web/features/checkout/draft.ts')
    setChoices({ notes: 'Ring twice' })
    return [draftNow().notes, 'Ring twice']
  },
  formDrafts: async () => {
    const { useDraft } = await import('#web/features/session/useDraft.ts')
    const { result } = renderHook(() => useDraft('contact', z.object({ name: z.string(), phone: z.string() }), { name: '', phone: '' }))
    const first = result.current.value
    result.current.set({ name: 'Asha', phone: '0712' })
    await vi.waitFor(() => expect(result.current.value).not.toBe(first))
    expect(first).toEqual({ name: '', phone: '' })
    return [result.current.value, { name: 'Asha', phone: '0712' }]
  },
  intents: async () => {
    const { storeIntent, takeIntents } = await import('#web/features/session/intents.ts')
    storeIntent({ kind: 'heart', productId: 'sato' })
    return [takeIntents('heart').map(({ productId }) => productId), ['sato']]
  },
  unread: async () => {
    const { countUnread, useUnread } = await import('#web/chat/transcript/unread.ts')
    countUnread('guest', ['e1'])
    return [useUnread.getState().count, 1]
  },
  pendingCode: async () => {
    const { initial } = await import('#web/features/session/session.ts')
    const { awaitCode } = await import('#web/features/session/signInCommands.ts')
    awaitCode('+255712345678')
    return [initial().tempPhoneNumber, '+255712345678']
  },
  checkoutData: async () => {
    const { cartOrder } = await import('#web/features/payment/testing/aPayment.ts')
    const { readCheckout, storeCheckout } = await import('#web/features/payment/device/checkoutData.ts')
    storeCheckout({ order: cartOrder(), amount: 1, phone: '255712345678', payer: 'o1', checkoutId: 'c1' }, 2)
    return [readCheckout('o1', 'c1')?.amount, 1]
  },
  pendingPayments: paying,
  paymentReferenceId: paying,
  transactionId: paying,
  'lock:a': async () => {
    const { withLock } = await import('#web/api/storage/locks.ts')
    return [await withLock('a', () => 'done'), 'done']
  },
}

/** Records a payment, changes it and reads it again. */
async function paying(): Promise<[unknown, unknown]> {
  const { addRecord, changeRecord, rereadRecords, useRecords } = await import('#web/features/payment/device/records.ts')
  const { aPayment } = await import('#web/features/payment/testing/aPayment.ts')
  const { restoreFromKeys } = await import('#web/features/payment/device/restoreFromKeys.ts')
  await restoreFromKeys('o1')
  await addRecord(aPayment({ id: 'p1' }), () => false)
  await changeRecord('p1', { kind: 'started', reference: 'RF-1', deadline: 9 })
  rereadRecords()
  return [useRecords.getState().records.map(({ id, reference }) => [id, reference]), [['p1', 'RF-1']]]
}

async function signedIn(): Promise<void> {
  const { useSession } = await import('#web/features/session/session.ts')
  useSession.setState({ token: 't', user, isAuthenticated: true })
}

const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)
const damages = {
  'no JSON': '{"state":',
  null: 'null',
  'a number': '7',
  'an empty list': '[]',
  'a list of nothing': '[null]',
  'a state of another shape':
    '{"state":{"open":"yes","lines":[{}],"byPerson":[],"drafts":{"guest":{"contact":{"at":1,"value":null}}}},"version":1}',
  'a draft of another form': `{"state":{"drafts":{"guest":{"contact":{"at":${Date.now()},"value":{"name":7}}}}},"version":1}`,
  'fields of another kind': '{"user":7,"owner":7,"until":"x","phone":7,"sentAt":null,"order":null,"amount":"1"}',
  'a very deep value': DEEP,
  'a very deep state': `{"state":{"drafts":{"guest":{"contact":{"at":${Date.now()},"value":${DEEP}}}}},"version":1}`,
}

const deny = () => {
  throw new DOMException('denied', 'SecurityError')
}
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}
const failures: Readonly<Record<string, () => void>> = {
  'whose very name is forbidden': () => {
    for (const place of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(globalThis, place, { get: deny, configurable: true })
  },
  'that refuses to be read and written': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(deny)
  },
  'that is full': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full),
}

const places = { localStorage, sessionStorage }
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  for (const [name, value] of Object.entries(places)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
})

const isMoney = (name: string) => ['checkoutData', 'pendingPayments', 'paymentReferenceId', 'transactionId'].includes(name)

describe.each(Object.entries(stores).map(([name, use]) => [isMoney(name) ? `[MON-002] ${name}` : name, name, use] as const))(
  '%s',
  (_title, name, use) => {
    test.each(Object.keys(failures))('works in memory with a storage %s', async (kind) => {
      failures[kind]?.()
      const [seen, expected] = await use()
      expect(seen).toEqual(expected)
    })

    test.each(Object.entries(damages))('ignores a stored value that is %s, and stores a new one', async (_, text) => {
      for (const storage of Object.values(places)) storage.setItem(name, text)
      const [seen, expected] = await use()
      expect(seen).toEqual(expected)
    })
  },
)

test('[MON-002] of several stored payments only the damaged one is lost', async () => {
  const { aPayment } = await import('#web/features/payment/testing/aPayment.ts')
  localStorage.setItem('pendingPayments', JSON.stringify([{ id: 'p0' }, null, aPayment({ id: 'p1' })]))
  const { useRecords } = await import('#web/features/payment/device/records.ts')
  expect(useRecords.getState().records.map(({ id }) => id)).toEqual(['p1'])
})

test('[MON-002] a payment that could not be stored survives another tab’s write, and is stored once there is space', async () => {
  const { aPayment } = await import('#web/features/payment/testing/aPayment.ts')
  const { addRecord, changeRecord, followOtherTabs, useRecords } = await import('#web/features/payment/device/records.ts')
  const stop = followOtherTabs()
  const noRoom = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  await addRecord(aPayment({ id: 'p1' }), () => false)
  noRoom.mockRestore()
  localStorage.setItem('pendingPayments', JSON.stringify([aPayment({ id: 'of another tab' })]))
  window.dispatchEvent(new StorageEvent('storage', { key: 'pendingPayments' }))
  expect(useRecords.getState().records.map(({ id }) => id)).toEqual(['of another tab', 'p1'])
  await changeRecord('p1', { kind: 'sending' })
  expect(JSON.parse(localStorage.getItem('pendingPayments') ?? '').map(({ id }: { id: string }) => id)).toEqual(['of another tab', 'p1'])
  stop()
})

test('[SEC-016] a store follows changes and removals by another tab, but ignores damaged values', async () => {
  const { toggleDock, useDock } = await import('../dock/dock.ts')
  const told = (text: string | null) => {
    if (text === null) localStorage.removeItem('dock')
    else localStorage.setItem('dock', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'dock' }))
    return useDock.getState().open
  }
  expect(told('{"state":{"open":true},"version":1}')).toBe(true)
  expect(told('{"state":')).toBe(true)
  expect(told(null)).toBe(false)
  toggleDock()
  expect(localStorage.getItem('dock')).toBe('{"state":{"open":true},"version":1}')
})

test('[MON-010] without Web Locks, the second caller still waits for the first', async () => {
  failures['whose very name is forbidden']?.()
  Object.defineProperty(navigator, 'locks', { value: { request: () => Promise.reject(deny) }, configurable: true })
  const { withLock } = await import('#web/api/storage/locks.ts')
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} in`)
    await new Promise((done) => setTimeout(done, 5))
    steps.push(`${name} out`)
  }
  await Promise.all([withLock('a', work('one')), withLock('a', work('two'))])
  expect(steps).toEqual(['one in', 'one out', 'two in', 'two out'])
  Reflect.deleteProperty(navigator, 'locks')
})
