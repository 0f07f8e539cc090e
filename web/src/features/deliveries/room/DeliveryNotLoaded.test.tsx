// @vitest-environment jsdom

import { act, cleanup, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getDelivery } from '#contract/transporter.ts'
import { ApiError } from '#web/api/ApiError.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { DeliveryNotLoaded } from './DeliveryNotLoaded.tsx'

test('[I18N-005][TORD-025] changing the language translates the toast and adds no second one', async () => {
  await Promise.all([loadBundle('shell'), loadBundle('transporter')])
  render(
    <>
      <DeliveryNotLoaded error={new ApiError(getDelivery, { status: 500, code: 'failed' })} onRetry={() => {}} />
      <Toasts />
    </>,
  )
  const toasts = () => within(screen.getByRole('region')).getByRole('alert').textContent
  expect(toasts()).toBe(textsNow('transporter').transporter.loadFailed)
  const english = toasts()
  await act(() => chooseLanguage('sw'))
  expect(toasts()).not.toBe(english)
  expect(toasts()).toBe(textsNow('transporter').transporter.loadFailed)
  await act(() => chooseLanguage('en'))
})

test.each([
  ['This delivery belongs to somebody else.', 'Could not load order details. This delivery belongs to somebody else.'],
  [undefined, 'Could not load order details. Failed to fetch order details'],
])('[GEN-024][ERR-013][TORD-026] the page shows the server’s message %s, or the call’s default text', async (serverMessage, shown) => {
  cleanup()
  await Promise.all([loadBundle('shell'), loadBundle('transporter')])
  render(<DeliveryNotLoaded error={new ApiError(getDelivery, { status: 403, code: 'not_yours', serverMessage })} onRetry={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain(shown)
})
