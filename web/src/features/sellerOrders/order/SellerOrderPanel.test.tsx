// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { SellerOrder } from '#contract/order.ts'
import { aSellerOrder } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { SellerOrderPanel } from './SellerOrderPanel.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  addBundles(sellerTexts)
  server = await freshSession('shell', 'sellerOrders')
})
const order = aSellerOrder({ id: 'order-1', status: 'processing' })
const show = (given: Partial<SellerOrder> = {}) => {
  cleanup()
  render(<SellerOrderPanel order={{ ...order, ...given }} orders={[]} />)
}
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Tracking number' })
const change = () => screen.queryByRole('button', { name: 'Change tracking number' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('[SORD-016] a half-typed or unsaved tracking number is restored, and cleared once it is saved', async () => {
  show()
  await userEvent.type(field() as HTMLElement, 'PE-77001')
  server.answer = [500, {}]
  await save()
  await screen.findByText('Failed to save tracking number')
  show()
  expect(field()?.value).toBe('PE-77001')
  server.answer = [200, { ...order, trackingNumber: 'PE-77001' }]
  await save()
  await expect.poll(() => field()?.value).toBe('')
  expect(server.sent.at(-1)?.body).toEqual({ trackingNumber: 'PE-77001' })
})

test.each([
  ['pending', false, false],
  ['processing', true, true],
  ['shipping', true, true],
  ['delivered', false, false],
  ['cancelled', false, false],
] as const)('[SORD-016] a %s order without a tracking number asks for it: %s; with one it can be changed: %s', (status, asks, changes) => {
  show({ status })
  expect([field() !== null, change()]).toEqual([asks, null])
  show({ status, trackingNumber: 'PE-77001' })
  expect([field(), change() !== null]).toEqual([null, changes])
})

test('[SORD-016][A11Y-006] Change opens the form with the number and its focus, and after saving the focus is back on Change', async () => {
  show({ trackingNumber: 'PE-77001' })
  await userEvent.click(change() as HTMLElement)
  expect([field()?.value, document.activeElement === field(), change()]).toEqual(['PE-77001', true, null])
  await userEvent.type(field() as HTMLElement, '2')
  server.answer = [200, { ...order, trackingNumber: 'PE-770012' }]
  await save()
  await expect.poll(() => document.activeElement).toBe(change())
  expect(server.sent.at(-1)?.body).toEqual({ trackingNumber: 'PE-770012' })
})
