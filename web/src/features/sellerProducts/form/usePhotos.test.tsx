// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeRequest } from '#web/api/uploads/fakeRequest.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { usePhotos } from './usePhotos.ts'

const photo = new File(['photo'], 'one.jpg', { type: 'image/jpeg' })
const NEW = '/uploads/product-images/new.jpg'
const OLD = '/uploads/product-images/old.jpg'
vi.mock('#web/api/uploads/reduceImage.ts', () => ({ reduceImage: async (file: Blob) => file }))
let request: ReturnType<typeof fakeRequest>
beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('areas'), loadBundle('sellerProducts')])
  useToasts.setState({ toasts: [] })
  request = fakeRequest()
  URL.createObjectURL = () => 'blob:one'
})

test('[SELL-019][SPRD-015] a chosen photo is uploaded at once; saving a product waits for it and doesn’t upload it again', async () => {
  const { result } = renderHook(() => usePhotos([OLD]))
  await act(async () => result.current.add([photo]))
  expect(result.current.list.map(({ state }) => state.stage)).toEqual(['uploaded', 'uploading'])
  const ended = vi.fn()
  const finished = result.current.finish().finally(ended)
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(request.sendings).toBe(1))
  await act(async () => request.answer(201, { data: { url: NEW } }))
  expect(await finished).toEqual([OLD, NEW])
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['success'])
  expect(request.sendings).toBe(1)
})

test('[SPRD-015][SELL-019] a product is not saved if a photo’s upload fails; saving again uploads that photo again', async () => {
  const { result } = renderHook(() => usePhotos([OLD]))
  await act(async () => result.current.add([photo]))
  const finished = result.current.finish()
  await vi.waitFor(() => expect(request.sendings).toBe(1))
  await act(async () => request.dispatch('error'))
  expect(await finished).toBeNull()
  const again = result.current.finish()
  await vi.waitFor(() => expect(request.sendings).toBe(2))
  await act(async () => request.answer(201, { data: { url: NEW } }))
  expect(await again).toEqual([OLD, NEW])
})

test('[SELL-019][SPRD-015][SPRD-016] Upload is for what failed: it repeats that, and asks for a photo only if none is under way', async () => {
  const { result } = renderHook(() => usePhotos([]))
  await act(async () => result.current.add([photo]))
  await vi.waitFor(() => expect(request.sendings).toBe(1))
  act(() => result.current.upload())
  expect([request.sendings, useToasts.getState().toasts]).toEqual([1, []])
  await act(async () => request.dispatch('error'))
  expect(result.current.list.map(({ state }) => state.stage)).toEqual(['failed'])
  await act(async () => result.current.upload())
  await vi.waitFor(() => expect(request.sendings).toBe(2))
  await act(async () => request.answer(201, { data: { url: NEW } }))
  expect(result.current.list.map(({ state }) => state.stage)).toEqual(['uploaded'])
  act(() => result.current.upload())
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Please select at least one image')
})
