// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { listCategories } from '#contract/catalogue.ts'
import { send } from '../client.ts'
import { dropFirstCalls } from './firstCalls.ts'

const none = () => new Response('[]')
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(async () => none())
  vi.stubGlobal('fetch', fetched)
  document.documentElement.lang = 'en'
  window.firstCalls = { language: 'en', token: null, responses: new Map([['/categories', Promise.resolve(none())]]) }
})

test('a response requested early serves the first call only', async () => {
  expect((await send(listCategories)).data).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
  await send(listCategories)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a response in another language is not used', async () => {
  document.documentElement.lang = 'sw'
  await send(listCategories)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a response for another user is not used', async () => {
  window.firstCalls = { language: 'en', token: 'other', responses: new Map([['/categories', Promise.resolve(none())]]) }
  await send(listCategories)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('unused responses of the first page are not used later', async () => {
  dropFirstCalls()
  await send(listCategories)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('an early request that fails is a call without a response', async () => {
  window.firstCalls?.responses.set('/categories', Promise.reject(new TypeError('offline')))
  await expect(send(listCategories)).rejects.toMatchObject({ status: 0, code: 'offline' })
})

test('[MON-007] an early request without a response times out with the call', async () => {
  vi.useFakeTimers()
  window.firstCalls?.responses.set('/categories', new Promise(() => {}))
  const sent = expect(send(listCategories)).rejects.toMatchObject({ status: 0, code: 'timeout' })
  await vi.advanceTimersByTimeAsync(30_000)
  await sent
  vi.useRealTimers()
})
