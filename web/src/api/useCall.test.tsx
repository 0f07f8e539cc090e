// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { anOrder, aProduct } from '#fixtures/builders.ts'
import { cacheForNextScreen, changeCached, clearPrivateCache, peekCached, refresh, setCached, useCall } from './useCall.ts'

function Shelves() {
  const { data, error, isLoading } = useCall(calls.listCategories, {})
  return <p>{isLoading ? 'loading' : error ? error.code : data?.data.map(({ name }) => name).join()}</p>
}

const show = () =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Shelves />
    </SWRConfig>,
  )

test('a request that fails while the network comes back is repeated once', async () => {
  const shelf = { id: 'reef', name: 'Reef fish' }
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    if (asked++ > 0) return Response.json([shelf])
    window.dispatchEvent(new Event('online'))
    throw new TypeError('Failed to fetch')
  })
  show()
  await screen.findByText('Reef fish')
  expect(asked).toBe(2)
})

test('a request that fails without the network coming back waits for the buyer', async () => {
  const fetch = vi.fn(async () => {
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('fetch', fetch)
  show()
  await screen.findByText('offline')
  expect(fetch).toHaveBeenCalledOnce()
})

test('[SEC-015] private data is removed from the cache for the next user, public data stays', () => {
  const [order, product] = [{ params: { id: 'order-1' } }, { params: { id: 'sato' } }]
  setCached(calls.getOrder, order, anOrder())
  setCached(calls.getProduct, product, aProduct({ id: 'sato' }))
  clearPrivateCache(false)
  expect(peekCached(calls.getOrder, order)).toBeUndefined()
  expect(peekCached(calls.getProduct, product)?.id).toBe('sato')
})

test('a change during the first request is not lost: the data is fetched again', async () => {
  const shelf = (name: string) => Response.json([{ id: 'reef', name }])
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => answers.push(done)))
  render(<Shelves />)
  changeCached(calls.listCategories, (list) => list)
  answers[0]?.(shelf('Before the change'))
  answers[1]?.(shelf('After the change'))
  await screen.findByText('After the change')
  changeCached(calls.listCategories, () => ({ data: [{ id: 'reef', name: 'Changed here' }] }))
  await screen.findByText('Changed here')
  expect(answers).toHaveLength(2)
})

test('two components that refetch on the same event send one request', async () => {
  const fetch = vi.fn(async () => Response.json([{ id: 'reef', name: 'Reef fish' }]))
  vi.stubGlobal('fetch', fetch)
  const reloads: (() => void)[] = []
  function Part() {
    const { data, reload } = useCall(calls.listCategories, {})
    reloads.push(reload)
    return <p>{data?.data[0]?.name}</p>
  }
  render(
    <>
      <Part />
      <Part />
    </>,
  )
  await screen.findAllByText('Reef fish')
  expect(fetch).toHaveBeenCalledTimes(1)
  for (const reload of reloads.slice(-2)) reload()
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  for (const path of ['/categories', '/categories']) refresh(path)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(3))
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('[CHAT-138] a screen that a slow phone draws after seconds shows what was just fetched, a later one fetches again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const shelf = { id: 'reef', name: 'Reef fish' }
  const fetch = vi.fn(async () => Response.json([shelf]))
  vi.stubGlobal('fetch', fetch)
  cacheForNextScreen(calls.listCategories, {}, { data: [shelf] })
  vi.advanceTimersByTime(5_000)
  const { unmount } = render(<Shelves />)
  await screen.findByText('Reef fish')
  expect(fetch).not.toHaveBeenCalled()
  unmount()
  vi.advanceTimersByTime(5_000)
  render(<Shelves />)
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
})
