// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { SWRConfig } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '#contract/address.ts'
import { anAddress, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { type LiveText, loadBundle } from '#web/i18n/texts.ts'
import { useToasts } from '#web/ui/toast.ts'
import { AddressBook } from './AddressBook.tsx'
import { AddressPanel } from './AddressPanel.tsx'

let saved: Address[]
let calls: { did: string; body: unknown }[]
let failure: { status: number; answer: unknown } | null

const home = anAddress({ id: 'home', fullName: 'Asha Salum', addressLine1: 'Mtaa wa Chole 21', createdAt: '2026-01-02T00:00:00.000Z' })
const work = anAddress({ id: 'work', fullName: 'Asha, office', addressLine1: 'Samora Ave 22', isDefault: false })

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('shop'), loadBundle('checkout')])
  localStorage.clear()
  // Makes the persisted stores reload, drafts included.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  useToasts.setState({ toasts: [] })
  // Sign out first, so that the stores drop the addresses of the earlier test.
  useSession.setState({ token: null, user: null, isAuthenticated: false })
  useSession.setState({ token: 't', user: aUser(), isAuthenticated: true })
  saved = [home, work]
  calls = []
  failure = null
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') calls.push({ did: `${method} ${url}`, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return failure && method !== 'GET' ? Response.json(failure.answer, { status: failure.status }) : serve(method ?? '', url, body)
  })
})
/** Answers requests the way the mock server does. */
function serve(method: string, url: string, body: unknown): Response {
  const id = url.split('/')[3] ?? ''
  if (method === 'GET') return Response.json(saved)
  if (method === 'DELETE') {
    saved = saved.filter((address) => address.id !== id)
    return new Response(null, { status: 204 })
  }
  const change: Partial<Address> = JSON.parse(String(body))
  saved = saved.map((address) => ({ ...address, ...(address.id === id ? change : change.isDefault ? { isDefault: false } : {}) }))
  return Response.json(saved.find((address) => address.id === id))
}

async function show(agrees = true) {
  const onAlert = vi.fn<(text: string) => void>()
  const confirmDelete = vi.fn(async () => agrees)
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AddressBook confirmDelete={confirmDelete} onAlert={async (text: LiveText) => onAlert(text())} />
    </SWRConfig>,
  )
  await screen.findByText('Asha Salum')
  return { confirmDelete, onAlert }
}
const card = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement)
const press = (name: string, button: RegExp) => userEvent.click(card(name).getByRole('button', { name: button }))

test('[ADDR-005] the book lists every address with its actions and marks the default', async () => {
  await show()
  for (const name of ['Asha Salum', 'Asha, office'])
    for (const button of [/^Edit/, /^Delete/]) expect(card(name).getByRole('button', { name: button })).toBeTruthy()
  expect(card('Asha Salum').getByText('Default')).toBeTruthy()
  expect(card('Asha Salum').queryByRole('button', { name: /^Make default/ })).toBeNull()
  expect(card('Asha, office').getByRole('button', { name: /^Make default/ })).toBeTruthy()
})

test('[ADDR-004][ADDR-005] making one the default takes it from the other', async () => {
  await show()
  await press('Asha, office', /^Make default/)
  await card('Asha, office').findByText('Default')
  expect(card('Asha Salum').queryByText('Default')).toBeNull()
  expect(calls).toEqual([{ did: 'PATCH /v1/addresses/work/default', body: { isDefault: true } }])
})

test('[ADDR-006] editing opens the filled form, checks it like a new one, and saves with PUT', async () => {
  const { onAlert } = await show()
  await press('Asha Salum', /^Edit/)
  const street = screen.getByLabelText<HTMLInputElement>('Street and house')
  expect(street.value).toBe('Mtaa wa Chole 21')
  expect(document.activeElement).toBe(screen.getByLabelText('Full name'))
  await userEvent.clear(street)
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(onAlert).toHaveBeenCalledExactlyOnceWith('Please fill in all required fields: Street and house')
  await userEvent.type(street, 'Mtaa wa Ohio 5')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await screen.findByText('Mtaa wa Ohio 5')
  expect(calls).toEqual([
    { did: 'PUT /v1/addresses/home', body: expect.objectContaining({ addressLine1: 'Mtaa wa Ohio 5', phoneNumber: '255712345678' }) },
  ])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Addresses' }))
})

test('[ADDR-006] cancelling an edit discards the changes', async () => {
  await show()
  await press('Asha Salum', /^Edit/)
  await userEvent.type(screen.getByLabelText('Street and house'), ' B')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await press('Asha Salum', /^Edit/)
  expect(screen.getByLabelText<HTMLInputElement>('Street and house').value).toBe('Mtaa wa Chole 21')
})

test('[ADDR-007] deleting asks first, then removes it from the list', async () => {
  const { confirmDelete } = await show(false)
  await press('Asha, office', /^Delete/)
  expect(confirmDelete).toHaveBeenCalledExactlyOnceWith(work)
  expect(calls).toEqual([])
  confirmDelete.mockResolvedValue(true)
  await press('Asha, office', /^Delete/)
  await vi.waitFor(() => expect(screen.queryByText('Asha, office')).toBeNull())
  expect(calls.map(({ did }) => did)).toEqual(['DELETE /v1/addresses/work'])
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Addresses' }))
})

const failures = [
  ['ERR-005', /^Delete/, 'Failed to delete address'],
  ['ERR-006', /^Make default/, 'Failed to set as default address'],
] as const
test.each(failures)('[%s] a failed %s shows its message beside the address, which stays in the list', async (_, button, text) => {
  await show()
  failure = { status: 500, answer: {} }
  await press('Asha, office', button)
  expect((await card('Asha, office').findByRole('alert')).textContent).toBe(text)
  failure = { status: 409, answer: { message: 'This address is in use.', code: 'refused' } }
  await press('Asha, office', button)
  await vi.waitFor(() => expect(card('Asha, office').getByRole('alert').textContent).toBe('This address is in use.'))
})

test('[ERR-004] a failed edit shows a message and keeps what the buyer typed', async () => {
  const { onAlert } = await show()
  failure = { status: 500, answer: {} }
  await press('Asha Salum', /^Edit/)
  await userEvent.type(screen.getByLabelText('Street and house'), ' B')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await vi.waitFor(() => expect(onAlert).toHaveBeenCalledExactlyOnceWith('Failed to update address'))
  expect(screen.getByLabelText<HTMLInputElement>('Street and house').value).toBe('Mtaa wa Chole 21 B')
})

test.each([
  [{}, 'Failed to load addresses. Please try again.'],
  [{ message: 'The address book is closed.', code: 'down' }, 'The address book is closed.'],
])('[ADDR-015] if the list fails to load, a banner shows the server’s message or the default: %j', async (answer, text) => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 500 }))
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AddressBook confirmDelete={async () => true} onAlert={async () => {}} />
    </SWRConfig>,
  )
  const banner = await screen.findByRole('alert')
  expect(banner.textContent).toContain(text)
  expect(within(banner).getByRole('button', { name: 'Try Again' })).toBeTruthy()
})

test('[CHAT-097][CHAT-149][CHAT-017] on a checkout card the default address comes first, and one tap on an address chooses it', async () => {
  const onChosen = vi.fn()
  saved = [work, home]
  openPanel(onChosen)
  const options = within(await screen.findByRole('group', { name: 'Where should we deliver?' })).getAllByRole('button')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Asha SalumDefaultMtaa wa Chole 21.*255 712 ••• 678/),
    expect.stringMatching(/^Asha, officeSamora Ave 22/),
  ])
  await userEvent.click(options[1] ?? document.body)
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('work')
})

test('[ADDR-005] behind Edit an address can be edited, deleted and made the default', async () => {
  const onChosen = vi.fn()
  openPanel(onChosen)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('radio', { name: /Asha, office/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Make default Asha, office/ }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: /^Make default/ })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /^Edit Asha, office/ }))
  expect(screen.getByLabelText<HTMLInputElement>('Street and house').value).toBe('Samora Ave 22')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: /^Delete Asha, office/ }))
  await vi.waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1))
  expect(calls.map(({ did }) => did)).toEqual(['PATCH /v1/addresses/work/default', 'DELETE /v1/addresses/work'])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('button', { name: /^Asha Salum/ }))
  expect(onChosen).toHaveBeenCalledExactlyOnceWith('home')
})

function openPanel(onChosen: (addressId: string) => void): void {
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <AddressPanel onChosen={onChosen} onNew={vi.fn()} confirmDelete={async () => true} />
    </SWRConfig>,
  )
}
