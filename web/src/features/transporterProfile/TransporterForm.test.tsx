// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test } from 'vitest'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addBundles } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { TransporterForm } from './TransporterForm.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  addBundles(transporterTexts)
  server = await freshSession('shell', 'areas', 'transporter')
})
test('[TPRO-009][TPRO-010][GEN-026] a failed save shows a toast, and a failed picture upload gets the focus', async () => {
  await userEvent.type(open(), 'Rehema Boda')
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Pwani')
  server.answer = [500, {}]
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await expect.poll(() => useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Failed to save transporter profile'])
  expect(screen.queryByText('Failed to save transporter profile')).toBeNull() // the error is only in the toast, which is not rendered here
  const licence = screen.getByLabelText<HTMLInputElement>('License image')
  await userEvent.upload(licence, new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }))
  screen.getByRole('textbox', { name: 'Business name' }).focus()
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('This file is not a photo we can open. Choose a JPEG, PNG or WebP photo.')
  await expect.poll(() => document.activeElement).toBe(licence)
})

test('[TPRO-007][TPRO-010] a new profile needs a region, and a toast says that it was created', async () => {
  await userEvent.type(open(), 'Rehema Boda')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await screen.findByText('Region is required')).closest('.field')?.textContent).toContain('Region')
  expect(server.sent).toHaveLength(0)
  expect(document.activeElement).toBe(screen.getByLabelText('Region'))
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Pwani')
  const saved = {
    id: 'rehema',
    businessName: 'Rehema Boda',
    region: 'Pwani',
    isVerified: false,
    address: '',
    country: 'Tanzania',
    district: '',
  }
  const times = { createdAt: '2026-11-21T06:00:00Z', updatedAt: '2026-11-21T06:00:00Z' }
  server.answer = [201, { ...saved, ...times, user: { name: 'Rehema', phoneNumber: '255712000111', email: 'rehema@samaki.example' } }]
  useToasts.setState({ toasts: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await expect.poll(() => useToasts.getState().toasts.map(({ text }) => text)).toEqual(['Profile created'])
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

test('[CHAT-019][TPRO-007][TPRO-011] a half-typed profile survives a reload until the user starts over or cancels', async () => {
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
