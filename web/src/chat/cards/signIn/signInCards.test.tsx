// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freshSession } from '#web/features/session/freshSession.ts'
import { noPerson } from '#web/features/session/join/personFields.ts'
import { storeDraft } from '#web/features/session/useDraft.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { RegisterCard } from './signInCards.tsx'

let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  server = await freshSession('shell', 'signIn', 'chat')
  storeDraft('signIn', { ...noPerson, phone: '0754 555 333' })
})
afterEach(cleanup)

function show(): void {
  const card = { kind: 'register' } as const
  render(<RegisterCard card={card} entry={{ id: 'q', at: 0, run: 1, card }} live />)
}
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name)

test('[CHAT-189][CHAT-094] the card asks for the name beside the kept phone, and sends these without an email', async () => {
  show()
  expect([names(), field('Phone number').value]).toEqual([['name', 'phone'], '0754 555 333'])
  expect(screen.queryByText(/email (?:is|we)|no email|call/i)).toBeNull()
  await create()
  expect([document.activeElement, server.sent]).toEqual([field('Full name'), []])
  await userEvent.type(field('Full name'), 'Amina Juma')
  await create()
  expect(server.sent.map(({ body }) => body)).toEqual([{ name: 'Amina Juma', phoneNumber: '+255754555333' }])
  expect(screen.getByRole('textbox', { name: '6-digit code' })).toBeTruthy()
  expect(screen.getByText('Amina Juma').parentElement?.textContent).toBe('Amina Juma')
})

test('[CHAT-189] a button opens the optional email field, which stays open; a wrong email is refused, an empty one is left out', async () => {
  show()
  await userEvent.type(field('Full name'), 'Amina Juma')
  await userEvent.click(screen.getByRole('button', { name: 'Add an email' }))
  const email = field('Email (optional)')
  expect([document.activeElement, email.type, email.autocomplete, email.required]).toEqual([email, 'email', 'email', false])
  expect(screen.queryByRole('button', { name: 'Add an email' })).toBeNull()
  await userEvent.type(email, 'amina')
  await create()
  expect([document.activeElement, server.sent]).toEqual([email, []])
  expect(screen.getByText('Please enter an email address, e.g. asha@example.com.')).toBeTruthy()
  await userEvent.clear(email)
  expect(field('Email (optional)')).toBe(email)
  await create()
  expect(server.sent.map(({ body }) => body)).toEqual([{ name: 'Amina Juma', phoneNumber: '+255754555333' }])
})

test('[CHAT-189] an email that was given before, such as in a message, is shown and sent', async () => {
  storeDraft('signIn', { name: 'Amina Juma', phone: '0754555333', email: 'amina@x.co.tz' })
  show()
  expect(field('Email (optional)').value).toBe('amina@x.co.tz')
  expect(document.activeElement).not.toBe(field('Email (optional)'))
  await create()
  expect(server.sent.map(({ body }) => body['email'])).toEqual(['amina@x.co.tz'])
  expect(screen.getByText('Amina Juma').parentElement?.textContent).toBe('Amina Jumaamina@x.co.tz')
})

test('[CHAT-189] if the API insists, the email field opens with the reason and the focus, and the name stays', async () => {
  show()
  await userEvent.type(field('Full name'), 'Amina Juma')
  server.answer = [400, { message: 'Please check the fields.', code: 'body_wrong', fields: { email: 'Please fill in this field.' } }]
  await create()
  const email = field('Email')
  expect([document.activeElement, email.required, email.getAttribute('aria-invalid')]).toEqual([email, true, 'true'])
  const reason = (email.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(reason).toContain('Please fill in this field.')
  expect(field('Full name').value).toBe('Amina Juma')
  server.answer = [200, { message: 'sent' }]
  await userEvent.type(email, 'amina@x.co.tz')
  await create()
  expect(server.sent.at(-1)?.body).toEqual({ name: 'Amina Juma', phoneNumber: '+255754555333', email: 'amina@x.co.tz' })
})

test('[CHAT-189] the card says the same in Swahili', async () => {
  await chooseLanguage('sw')
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Ongeza barua pepe' }))
  expect(document.activeElement).toBe(field('Barua pepe (si lazima)'))
})
