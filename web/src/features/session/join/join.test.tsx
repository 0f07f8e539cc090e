// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { freshSession } from '../freshSession.ts'
import { useSession } from '../session.ts'
import { RegisterSellerPanel } from './RegisterSellerPanel.tsx'
import { RegisterTransporterPanel } from './RegisterTransporterPanel.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  server = await freshSession('shell', 'signIn', 'join')
})
async function fillIn(texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await userEvent.type(screen.getByRole('textbox', { name }), text)
}
const person = { 'Full name': 'Juma Bakari', 'Phone number': '255655123456', Email: 'juma@example.com' }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function openSellerForm() {
  const onSent = vi.fn()
  render(<RegisterSellerPanel onSent={onSent} />)
  return onSent
}

test('[SPRO-001][SPRO-002][SPRO-003] a seller is asked for name, phone with country code, email and one of three types', () => {
  openSellerForm()
  for (const name of Object.keys(person)) expect(screen.getByRole('textbox', { name })).toBeTruthy()
  expect(screen.getByText('Include country code, e.g. +255712345678')).toBeTruthy()
  const types = within(screen.getByRole('radiogroup', { name: 'Seller type' })).getAllByRole<HTMLInputElement>('radio')
  expect(types.map(({ value, checked }) => [value, checked])).toEqual([
    ['individual', true],
    ['company', false],
    ['association', false],
  ])
})

test('[SPRO-007] name, phone and email of a seller are required, and the number is sent with +', async () => {
  openSellerForm()
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('type')).toBe('email')
  for (const [name, text] of Object.entries(person)) {
    await press('Register as Seller')
    expect(server.sent).toEqual([])
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name }))
    await fillIn({ [name]: text })
  }
  await press('Register as Seller')
  expect(server.sent.map(({ body }) => body['phoneNumber'])).toEqual(['+255655123456'])
})

test('[SPRO-004][SPRO-009] Register as Seller sends name, phone, email and type, and a code is sent', async () => {
  const onSent = openSellerForm()
  await fillIn(person)
  await userEvent.click(screen.getByRole('radio', { name: /Association/ }))
  await press('Register as Seller')
  expect(server.sent).toEqual([
    {
      url: '/v1/auth/register/seller',
      body: { name: 'Juma Bakari', phoneNumber: '+255655123456', email: 'juma@example.com', sellerType: 'association' },
    },
  ])
  expect(onSent).toHaveBeenCalledOnce()
  expect(useSession.getState()).toMatchObject({ otpSent: true, tempPhoneNumber: '+255655123456' })
})

test('[CHAT-019][SPRO-003] the seller type and the business name survive a reload', async () => {
  openSellerForm()
  await userEvent.click(screen.getByRole('radio', { name: /Company/ }))
  cleanup()
  openSellerForm()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Company/ }).checked).toBe(true)
  cleanup()
  render(<RegisterTransporterPanel onSent={() => {}} />)
  await fillIn({ 'Business name': 'Bakari Boda' })
  cleanup()
  render(<RegisterTransporterPanel onSent={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Business name' }).value).toBe('Bakari Boda')
})

test('[TREG-001][TREG-004][TREG-006] a transporter needs the name of the business', async () => {
  const onSent = vi.fn()
  render(<RegisterTransporterPanel onSent={onSent} />)
  await fillIn(person)
  await press('Register as Transporter')
  expect(screen.getByText('Please enter the name of your business.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Business name' }))
  expect(server.sent).toEqual([])
  await fillIn({ 'Business name': ' Bakari Boda ' })
  await press('Register as Transporter')
  expect(server.sent[0]).toEqual({
    url: '/v1/auth/register/transporter',
    body: { name: 'Juma Bakari', phoneNumber: '+255655123456', email: 'juma@example.com', businessName: 'Bakari Boda' },
  })
  expect(onSent).toHaveBeenCalledOnce()
})

test('[TREG-003] if no code was sent the form stays and shows the server’s message', async () => {
  server.answer = [200, { message: 'We call you back today.', otpSent: false }]
  const onSent = vi.fn()
  render(<RegisterTransporterPanel onSent={onSent} />)
  await fillIn({ ...person, 'Business name': 'Bakari Boda' })
  await press('Register as Transporter')
  await screen.findByText('We call you back today.')
  expect(onSent).not.toHaveBeenCalled()
  expect(useSession.getState().otpSent).toBe(false)
})

test.each([
  ['[ERR-038][SPRO-008]', 'Seller registration failed', 'Register as Seller', RegisterSellerPanel],
  ['[ERR-039][TREG-005]', 'Transporter registration failed', 'Register as Transporter', RegisterTransporterPanel],
])('%s a failure shows %s, or the server’s message, in a banner with ×', async (_, text, button, Panel) => {
  server.answer = [500, {}]
  render(<Panel onSent={() => {}} />)
  await fillIn(Panel === RegisterTransporterPanel ? { ...person, 'Business name': 'Boda' } : person)
  await press(button)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  await press('Dismiss')
  expect(screen.queryByRole('alert')).toBeNull()
  server.answer = [409, { message: 'This number sells already.', code: 'odd' }]
  await press(button)
  expect((await screen.findByRole('alert')).textContent).toContain('This number sells already.')
})

test('[API-009] a signed-in user’s details are filled in, and the code signs them in again', async () => {
  localStorage.setItem('token', 't')
  useSession.setState({ token: 't', user: aUser({ name: 'Asha Salum', phoneNumber: '+255712345678' }), isAuthenticated: true })
  render(<RegisterSellerPanel onSent={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' }).value).toBe('Asha Salum')
  expect(screen.getByText('We’ll send you a code, and you sign in again with it.')).toBeTruthy()
  await press('Register as Seller')
  expect(server.sent[0]?.body['phoneNumber']).toBe('+255712345678')
  expect(useSession.getState()).toMatchObject({ isAuthenticated: false, otpSent: true })
})
