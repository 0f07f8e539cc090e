// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { groupPhone } from '#contract/rules/phone.ts'
import { anAddress, aUser } from '#fixtures/builders.ts'
import { useSession } from '#web/features/session/session.ts'
import { type LiveText, loadBundle } from '#web/i18n/texts.ts'
import { AddressFormPanel } from './AddressFormPanel.tsx'

let person = 0
let phoneNumber: string
const calls = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()

beforeEach(async () => {
  for (const bundle of ['shell', 'shop', 'checkout'] as const) await loadBundle(bundle)
  localStorage.clear()
  useSession.setState({ token: null, user: null, isAuthenticated: false })
  // Each test signs in another person, because drafts are stored per person.
  phoneNumber = `+25571234567${person++}`
  useSession.setState({ token: 't', user: aUser({ name: 'Asha Salum', phoneNumber }), isAuthenticated: true })
  calls.mockReset()
  vi.stubGlobal('fetch', calls)
})
const show = () => {
  const onSaved = vi.fn()
  const onAlert = vi.fn<(text: string) => void>()
  render(<AddressFormPanel onSaved={onSaved} onAlert={async (text: LiveText) => onAlert(text())} />)
  return { onSaved, onAlert }
}
const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Street and house'), 'Mtaa wa Chole 21')
  await userEvent.type(screen.getByLabelText('City or town'), 'Dar es Salaam')
  await screen.findByRole('option', { name: 'Dar es Salaam' })
  await userEvent.selectOptions(screen.getByLabelText('Region'), 'Dar es Salaam')
  await userEvent.selectOptions(screen.getByLabelText('District'), 'Kinondoni')
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('[CHAT-098][ADDR-010] name and phone are filled in, and the default can be chosen', async () => {
  show()
  expect([field('Full name').value, field('Phone number').value, field('Country').value]).toEqual([
    'Asha Salum',
    groupPhone(phoneNumber),
    'Tanzania',
  ])
  await userEvent.click(screen.getByRole('checkbox'))
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('[ADDR-011][A11Y-006] one alert names the missing fields, the first one gets the focus, and no request is sent', async () => {
  const { onAlert } = show()
  await save()
  expect(onAlert).toHaveBeenCalledExactlyOnceWith('Please fill in all required fields: Street and house, City or town, Region, District')
  expect(document.activeElement).toBe(field('Street and house'))
  expect(calls).not.toHaveBeenCalled()
})

test('[ADDR-011][ADDR-009] the alert names the missing fields in form order', async () => {
  const { onAlert } = show()
  for (const name of ['Full name', 'Phone number', 'Country']) await userEvent.clear(field(name))
  const order = [...document.querySelectorAll<HTMLInputElement>('[aria-required]')].map(({ labels }) => labels?.[0]?.textContent)
  expect(order).toEqual(['Full name', 'Phone number', 'Street and house', 'City or town', 'Region', 'District', 'Country'])
  await save()
  expect(onAlert).toHaveBeenCalledExactlyOnceWith(`Please fill in all required fields: ${order.join(', ')}`)
  expect(document.activeElement).toBe(field('Full name'))
  expect(calls).not.toHaveBeenCalled()
})

test.each([
  ['[SEC-021] an invalid phone number', '12'],
  ['[ADDR-012] a number of another country', '+254 712 345 678'],
  ['[ADDR-012] a number of another country', '00254712345678'],
])('%s is named in the alert and at its field, and no request is sent: %s', async (_, phone) => {
  const { onAlert } = show()
  await fillIn()
  await userEvent.clear(field('Phone number'))
  await userEvent.type(field('Phone number'), phone)
  await save()
  expect(onAlert).toHaveBeenCalledExactlyOnceWith('Please enter a phone number, e.g. 255712345678.')
  expect(document.activeElement).toBe(field('Phone number'))
  expect(calls).not.toHaveBeenCalled()
})

test('[ADDR-012] a valid form sends its phone as 255… and reports the saved address', async () => {
  const saved = anAddress({ id: 'new' })
  calls.mockImplementation(async () => Response.json(saved, { status: 201 }))
  const { onSaved } = show()
  await fillIn()
  await userEvent.clear(field('Phone number'))
  await userEvent.type(field('Phone number'), '0712 345-678')
  await save()
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved))
  const [url, request] = calls.mock.calls[0] ?? []
  expect([url, request?.method]).toEqual(['/v1/addresses', 'POST'])
  expect(JSON.parse(request?.body as string)).toMatchObject({ phoneNumber: '255712345678', district: 'Kinondoni', isDefault: false })
})

test.each([
  [{ message: 'This district is not served.', code: 'refused' }, 'This district is not served.'],
  [{}, 'Failed to create address. Please try again.'],
])('[ADDR-014] a failed request shows an alert with the server’s message or the default, and keeps the input: %j', async (answer, text) => {
  calls.mockImplementation(async () => Response.json(answer, { status: 400 }))
  const { onAlert, onSaved } = show()
  await fillIn()
  await save()
  await vi.waitFor(() => expect(onAlert).toHaveBeenCalledExactlyOnceWith(text))
  expect(onSaved).not.toHaveBeenCalled()
  expect(field('Street and house').value).toBe('Mtaa wa Chole 21')
})

test('[CHAT-019] half-typed input is still there after switching between card and page', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Street and house'), 'Mtaa wa')
  cleanup()
  show()
  expect(field('Street and house').value).toBe('Mtaa wa')
})
