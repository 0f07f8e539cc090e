// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addAreas } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { TransporterForm } from './TransporterForm.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  addAreas(transporterTexts)
  server = await freshSession('shell', 'areas', 'transporter')
})
test('[TPRO-009][TPRO-010] what could not be saved is told in a toast, a picture that failed takes the focus', async () => {
  await userEvent.type(open(), 'Rehema Boda')
  server.answer = [500, {}]
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await expect.poll(() => useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Failed to save transporter profile'])
  const licence = screen.getByLabelText<HTMLInputElement>('License image')
  await userEvent.upload(licence, new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }))
  screen.getByRole('textbox', { name: 'Business name' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('This file is not a photo we can open. Choose a JPEG, PNG or WebP photo.')
  expect(document.activeElement).toBe(licence)
})

function open() {
  cleanup()
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TransporterForm profile={undefined} onSaved={() => {}} onCancel={() => {}} />
    </SWRConfig>,
  )
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Business name' })
}

test('[CHAT-019][TPRO-007][TPRO-011] half typed a profile is there again after a reload, until it is begun anew or given up', async () => {
  await userEvent.type(open(), 'Rehema Boda')
  expect(screen.queryByText('Draft restored')).toBeNull()
  expect(open().value).toBe('Rehema Boda')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(screen.queryByText('Draft restored')).toBeNull()
  expect(open().value).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'Business name' }), 'Rehema')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(open().value).toBe('')
})
