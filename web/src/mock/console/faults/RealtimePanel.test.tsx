// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RealtimeForm } from './RealtimePanel.tsx'

test('[QA-033] a fault has only the fields of its kind', async () => {
  const call = vi.fn<typeof fetch>(async () => Response.json({}, { status: 400 }))
  vi.stubGlobal('fetch', call)
  render(<RealtimeForm accounts={[{ key: 'asha', name: 'Asha Salum', phone: '+255712345678', roles: [], note: '' }]} />)
  const choose = (label: string, option: string) => userEvent.selectOptions(screen.getByLabelText(label), option)
  const sent = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add realtime fault' }))
    return JSON.parse(call.mock.lastCall?.[1]?.body as string) as unknown
  }
  await choose('Event', 'order-status')
  await userEvent.type(screen.getByLabelText('How often'), '2')
  expect(await sent()).toEqual({ kind: 'mute', event: 'order-status', times: 2 })
  await choose('What goes wrong', 'Refuse')
  expect(await sent()).toEqual({ kind: 'refuse', times: 2 })
  await choose('What goes wrong', 'Delay')
  expect(await sent()).toEqual({ kind: 'delay', event: 'order-status', times: 2, ms: 5_000 })
  await choose('What goes wrong', 'Drop')
  await choose('Whose connections', 'Asha Salum')
  expect(await sent()).toEqual({ kind: 'drop', userId: 'asha' })
  await choose('What goes wrong', 'Close after n events')
  expect(await sent()).toEqual({ kind: 'close', userId: 'asha', event: 'order-status', after: 1 })
})
