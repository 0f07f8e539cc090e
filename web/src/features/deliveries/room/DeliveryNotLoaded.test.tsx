// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chooseLanguage, loadArea, textsNow } from '#web/i18n/texts.ts'
import { Toasts } from '#web/ui/Toasts.tsx'
import { DeliveryNotLoaded } from './DeliveryNotLoaded.tsx'

test('[I18N-005][TORD-025] a change of language changes the one toast and adds no second one', async () => {
  await Promise.all([loadArea('shell'), loadArea('transporter')])
  render(
    <>
      <DeliveryNotLoaded onRetry={() => {}} />
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
