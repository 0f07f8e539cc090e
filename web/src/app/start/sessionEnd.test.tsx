// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { anAddress, anOrder, aProduct, aSellerOrder, aSellerProduct, aUser } from '#fixtures/builders.ts'
import { isSessionEnded } from '#web/api/ApiError.ts'
import { send } from '#web/api/client.ts'
import { errorText } from '#web/api/errorText.ts'
import { useReads } from '#web/api/savedAt.ts'
import { storeToken } from '#web/api/token.ts'
import { useCall } from '#web/api/useCall.ts'
import { useAddresses } from '#web/features/addresses/book.ts'
import { readToday } from '#web/features/cart/today/readToday.ts'
import { cancelOrder, isStillDue, useOrder, useOrders } from '#web/features/orders/useOrders.ts'
import { refetchOrders } from '#web/features/sellerOrders/refetchOrders.ts'
import { addProduct, inputOf, removeProduct, saveChange, setActive } from '#web/features/sellerProducts/changes.ts'
import { followStoredSession, loadProfile, signOut } from '#web/features/session/commands.ts'
import { storeUser } from '#web/features/session/storedUser.ts'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { toast, useToasts } from '#web/ui/toast.ts'
import { start } from './start.ts'

vi.mock('./signedInWork.ts', () => ({ startSignedInWork: () => {} }))

/** A word that only replies to the first person contain. */
const SECRET = 'siri'
const order = anOrder({ id: 'x', orderNumber: SECRET })
const product = aSellerProduct({ id: 'x', name: SECRET })
const sold = aSellerOrder({ id: 'x', orderNumber: SECRET })
const bodies: Partial<Record<CallName, unknown>> = {
  getProfile: aUser({ name: SECRET }),
  listAddresses: [anAddress({ addressLine1: SECRET })],
  getAddress: anAddress({ addressLine1: SECRET }),
  listProducts: [aProduct({ name: SECRET })],
  getProduct: aProduct({ id: 'x', name: SECRET }),
  listOwnProducts: [product],
  createProduct: product,
  updateProduct: product,
  deleteProduct: { message: SECRET },
  listOrders: [order],
  getOrder: order,
  cancelOrder: order,
  listSellerOrders: { orders: [sold], count: 1 },
}

/** Where a reply of the given path would be. */
const bodyFor = (method: string, url: string): unknown => {
  const path = new URL(url, 'http://x').pathname.replace('/v1', '')
  const name = (Object.keys(calls) as CallName[]).find(
    (one) => calls[one].method === method && new RegExp(`^${calls[one].path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  return (name && bodies[name]) ?? { data: SECRET, message: SECRET }
}

let held: (() => void)[] = []
let answer: 'reply' | 'refusal' | 'loss' = 'reply'
/** The first person's requests are answered when the test says so, all others never. */
const fetchHeld = (url: string, { method = 'GET', headers }: RequestInit) =>
  new Promise<Response>((done, fail) => {
    if (new Headers(headers).get('authorization') !== 'Bearer first') return
    held.push(() => {
      if (answer === 'loss') fail(new TypeError('no network'))
      else if (answer === 'reply') done(Response.json(bodyFor(method, url)))
      else done(Response.json({ message: SECRET, code: SECRET }, { status: 409 }))
    })
  })

function signIn(token: string, name: string, phoneNumber: string): void {
  storeUser(aUser({ id: token, name, phoneNumber }))
  storeToken(token)
  followStoredSession()
}

const params = { id: 'x', reference: 'x', folder: 'products', provider: 'mobile-money' }
const base = aSellerProduct({ id: 'x', name: 'Sato' })
const works: Readonly<Record<string, () => Promise<unknown>>> = {
  ...Object.fromEntries(Object.entries<Call>(calls).map(([name, call]) => [`call ${name}`, () => send(call, { params })])),
  cancelOrder: () => cancelOrder('x'),
  isStillDue: () => isStillDue(anOrder({ id: 'x' })),
  readToday: () => readToday('x'),
  refetchOrders,
  addProduct: () => addProduct(inputOf(base), 'key'),
  saveChange: () => saveChange(base, { name: 'Pweza' }, () => true),
  setActive: () => setActive('x', false),
  removeProduct: () => removeProduct('x'),
  loadProfile,
}

/** Shows everything that a signed-in person's screens read. */
function Screens() {
  const orders = useOrders()
  const one = useOrder('x')
  const { addresses } = useAddresses()
  const own = useCall(calls.listOwnProducts, {})
  const list = useCall(calls.listProducts, { query: { search: 'sato' } })
  const detail = useCall(calls.getProduct, { params: { id: 'x' } })
  const errors = [orders, one, own, list, detail].map(({ error }) => error?.code)
  return <p>{JSON.stringify([orders.orders, one.order, addresses, own.data, list.data, detail.data, errors])}</p>
}

const { cache } = SWRConfig.defaultValue
const settle = () => act(() => new Promise<void>((done) => setTimeout(done)))

/** Everything that is stored, cached or shown. */
const traces = (): string =>
  JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    [...cache.keys()].map((key) => [key, cache.get(key)?.data, cache.get(key)?.error]).filter(([, data, error]) => data || error),
    useReads.getState(),
    useToasts.getState().toasts.map(({ text }) => text),
    document.body.textContent,
  ])

test('[SEC-027][SEC-015] whatever a person asked for leaves no trace if it is answered after a logout or another sign-in', async () => {
  await loadBundle('shell')
  vi.stubGlobal('fetch', fetchHeld)
  start()
  const run = fc.record({
    work: fc.constantFrom(...Object.keys(works)),
    end: fc.constantFrom('logout', 'logout and another', 'another'),
    how: fc.constantFrom('reply' as const, 'refusal' as const, 'loss' as const),
  })
  await fc.assert(
    fc.asyncProperty(run, async ({ work, end, how }) => {
      localStorage.clear()
      held = []
      answer = how
      signIn('first', 'Asha', '+255712345678')
      render(<Screens />)
      let failure: unknown
      const working = works[work]?.().catch((error: unknown) => {
        failure = error
        toast.failure(() => errorText(error, textsNow()))
      })
      await settle()
      expect(held.length).toBeGreaterThan(5)
      if (end !== 'another') signOut()
      if (end !== 'logout') signIn('second', 'Neema', '+255754110226')
      await settle()
      const before = traces()
      for (const give of held) give()
      await working
      await settle()
      expect(traces()).toBe(before)
      expect(before).not.toContain(SECRET)
      if (failure) expect(isSessionEnded(failure)).toBe(true)
      cleanup()
      signOut()
    }),
    { seed: 27, numRuns: 150 },
  )
})
