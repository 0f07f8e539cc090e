// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addAreas } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { TransporterForm } from './TransporterForm.tsx'

beforeEach(async () => {
  addAreas(transporterTexts)
  await freshSession('shell', 'areas', 'transporter')
})
afterEach(cleanup)

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
