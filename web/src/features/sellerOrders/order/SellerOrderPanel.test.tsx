// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aSellerOrder } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { sellerTexts } from '#web/i18n/sellerTexts.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { TrackingForm } from './SellerOrderPanel.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  addBundles(sellerTexts)
  server = await freshSession('shell', 'sellerOrders')
})
const order = aSellerOrder({ id: 'order-1', status: 'processing' })
const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' }).value
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

test('[SORD-016] a half-typed or unsaved tracking number is restored, and cleared once it is saved', async () => {
  render(<TrackingForm order={order} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'PE-77001')
  server.answer = [500, {}]
  await save()
  await screen.findByText('Failed to save tracking number')
  cleanup()
  render(<TrackingForm order={order} />)
  expect(typed()).toBe('PE-77001')
  server.answer = [200, { ...order, trackingNumber: 'PE-77001' }]
  await save()
  await expect.poll(typed).toBe('')
  expect(server.sent.at(-1)?.body).toEqual({ trackingNumber: 'PE-77001' })
})
