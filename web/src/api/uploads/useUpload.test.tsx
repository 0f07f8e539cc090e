// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeRequest } from './fakeRequest.ts'
import { useUpload } from './useUpload.ts'

const file = new File(['photo'], 'id_front_1.jpg', { type: 'image/jpeg' })
vi.mock('./reduceImage.ts', () => ({ reduceImage: async (photo: Blob) => photo }))
let request: ReturnType<typeof fakeRequest>
beforeEach(() => {
  request = fakeRequest()
})
/** Starts an upload and waits until it is sent, as its code is loaded first. */
async function start(upload: () => Promise<unknown>): Promise<void> {
  const before = request.sendings
  await act(async () => void upload())
  await vi.waitFor(() => expect(request.sendings).toBe(before + 1))
}

test('[SELL-019][SPRO-018][SELL-008] a chosen file is uploaded at once with progress, fails and is retried', async () => {
  const { result } = renderHook(() => useUpload('seller-documents'))
  expect(result.current.state).toEqual({ stage: 'empty' })
  await start(() => result.current.choose(file))
  expect(result.current.state).toEqual({ stage: 'uploading', file, sent: 0, total: 0 })
  act(() => request.upload.dispatch('progress', { loaded: 2, total: 5 }))
  expect(result.current.state).toMatchObject({ stage: 'uploading', sent: 2, total: 5 })
  await act(async () => request.dispatch('error'))
  expect(result.current.state).toMatchObject({ stage: 'failed', file, error: { code: 'offline' } })
  await start(result.current.finish)
  await act(async () => request.answer(201, { data: { url: '/uploads/seller-documents/a.jpg' } }))
  expect(result.current.state).toEqual({ stage: 'uploaded', url: '/uploads/seller-documents/a.jpg' })
})

test('[TPRO-012] a form submitted during an upload waits for it, and uploads once', async () => {
  const { result } = renderHook(() => useUpload('seller-documents'))
  await start(() => result.current.choose(file))
  const again = result.current.finish()
  await act(async () => request.answer(201, { data: { url: '/uploads/seller-documents/a.jpg' } }))
  expect(await again).toEqual({ stage: 'uploaded', url: '/uploads/seller-documents/a.jpg' })
  expect(request.sendings).toBe(1)
})

test('[SPRO-011] a stored URL counts as uploaded', () => {
  const { result } = renderHook(() => useUpload('seller-documents', '/uploads/seller-documents/a.jpg'))
  expect(result.current.state).toEqual({ stage: 'uploaded', url: '/uploads/seller-documents/a.jpg' })
})

test('another file, or unmounting, aborts the upload', async () => {
  const { result, unmount } = renderHook(() => useUpload('seller-documents'))
  await start(() => result.current.choose(file))
  await act(async () => void result.current.choose(null))
  expect(request.abort).toHaveBeenCalledTimes(1)
  expect(result.current.state).toEqual({ stage: 'empty' })
  await start(() => result.current.choose(file))
  unmount()
  expect(request.abort).toHaveBeenCalledTimes(2)
})
