import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeToken } from '../token.ts'
import { fakeRequest } from './fakeRequest.ts'
import { uploadImage } from './uploadImage.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  storeToken('t-1')
})
afterEach(() => void vi.useRealTimers())
const photo = new Blob(['photo'], { type: 'image/jpeg' })

test('[API-044][API-045][API-046][GEN-021] a file is sent as multipart in the field `file`, and its URL is returned', async () => {
  const request = fakeRequest()
  const url = uploadImage('seller-documents', photo)
  expect(request.opened).toEqual(['POST', '/v1/uploads/seller-documents'])
  expect([...(request.sent?.keys() ?? [])]).toEqual(['file'])
  expect(request.sent?.get('file')).toMatchObject({ size: photo.size, type: 'image/jpeg' })
  expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json', 'accept-language': 'en', authorization: 'Bearer t-1' })
  request.answer(201, { data: { url: '/uploads/seller-documents/a.jpg?until=1&by=x' } })
  expect(await url).toBe('/uploads/seller-documents/a.jpg?until=1&by=x')
})

test('[API-047] a file is sent under the given name', async () => {
  const request = fakeRequest()
  const url = uploadImage('seller-documents', photo, { name: 'id_front_1_kadi.jpg' })
  expect(request.sent?.get('file')).toMatchObject({ name: 'id_front_1_kadi.jpg' })
  request.answer(201, { data: { url: '/uploads/seller-documents/a.jpg' } })
  await url
})

test('[SELL-008] each progress of the upload is reported', async () => {
  const request = fakeRequest()
  const onProgress = vi.fn()
  const url = uploadImage('product-images', photo, { onProgress })
  request.upload.dispatch('progress', { loaded: 100, total: 400 })
  request.upload.dispatch('progress', { loaded: 400, total: 400 })
  request.answer(201, { data: { url: '/uploads/product-images/a.jpg' } })
  await url
  expect(onProgress.mock.calls).toEqual([[{ sent: 100, total: 400 }], [{ sent: 400, total: 400 }]])
})

test.each([413, 415, 429])('[API-048] a refusal with %i has the server’s message', async (status) => {
  const request = fakeRequest()
  const url = uploadImage('product-images', photo)
  request.answer(status, { message: 'No', code: 'refused' })
  await expect(url).rejects.toMatchObject({ status, code: 'refused', serverMessage: 'No', fails: 'upload', retryAfter: 7 })
})

test('[MON-007] an upload ends as unclear 30 s after its last byte, not earlier', async () => {
  vi.useFakeTimers()
  const request = fakeRequest()
  let ended: unknown = null
  void uploadImage('product-images', photo).catch((error: unknown) => (ended = error))
  await vi.advanceTimersByTimeAsync(29_999)
  request.upload.dispatch('progress', { loaded: 1, total: 4 })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toMatchObject({ status: 0, code: 'timeout', unclear: true })
  expect(request.abort).toHaveBeenCalledTimes(1)
})

test('a lost connection is an error, and the caller can abort', async () => {
  const lost = fakeRequest()
  const url = uploadImage('product-images', photo)
  lost.dispatch('error')
  await expect(url).rejects.toMatchObject({ status: 0, code: 'offline' })

  const left = fakeRequest()
  const stop = new AbortController()
  const other = uploadImage('product-images', photo, { signal: stop.signal })
  stop.abort('left the page')
  await expect(other).rejects.toBe('left the page')
  expect(left.abort).toHaveBeenCalledTimes(1)
})
