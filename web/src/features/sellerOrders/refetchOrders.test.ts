import { beforeEach, expect, test, vi } from 'vitest'
import { aSellerOrder } from '#fixtures/builders.ts'
import { refetchOrders } from './refetchOrders.ts'

let answers: ((status?: number) => void)[]

beforeEach(() => {
  answers = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', () => {
    const n = answers.length
    return new Promise((resolve) => {
      answers.push((status = 200) => resolve(Response.json({ orders: [aSellerOrder({ id: `read-${n}` })], count: 1 }, { status })))
    })
  })
})

const idOf = async (reading: ReturnType<typeof refetchOrders>) => (await reading)[0]?.id

test('[RT-014] concurrent callers share one request; calls during a request share the next one', async () => {
  const [first, beside] = [refetchOrders(), refetchOrders()]
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const [later, latest] = [refetchOrders(), refetchOrders()]
  answers[0]?.()
  expect(await Promise.all([first, beside].map(idOf))).toEqual(['read-0', 'read-0'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(await Promise.all([later, latest].map(idOf))).toEqual(['read-1', 'read-1'])
})

test('[RT-014] after a failed request the next one is still sent', async () => {
  const failing = refetchOrders()
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const next = refetchOrders()
  answers[0]?.(500)
  await expect(failing).rejects.toMatchObject({ status: 500 })
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(await idOf(next)).toBe('read-1')
})
