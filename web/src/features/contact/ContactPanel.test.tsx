// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { ContactPanel } from './ContactPanel.tsx'
import { ContactWays } from './ContactWays.tsx'

const calls = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()

beforeEach(async () => {
  await Promise.all([loadBundle('shell'), loadBundle('footer'), loadBundle('contact')])
  await chooseLanguage('en')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  calls.mockReset().mockImplementation(async () => Response.json({ message: 'Thank you.' }, { status: 201 }))
  vi.stubGlobal('fetch', calls)
})
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }))
const texts = { 'First name': 'Asha', 'Last name': 'Salum', Email: 'asha@example.com', Subject: 'Ice', Message: 'Is there ice?' }
const fillIn = async () => {
  for (const [name, text] of Object.entries(texts)) await userEvent.type(box(name), text)
}

test('[STAT-005][STAT-006] the form has six fields, and only the phone is optional', () => {
  render(<ContactPanel />)
  const fields = ['First name', 'Last name', 'Email', 'Phone number (optional)', 'Subject', 'Message'].map(box)
  expect(fields.map(({ required }) => required)).toEqual([true, true, true, false, true, true])
  expect([box('Email').type, box('Phone number (optional)').type]).toEqual(['email', 'tel'])
})

test('[STAT-006][A11Y-006] each missing field shows an error, the first gets the focus, and nothing is sent', async () => {
  render(<ContactPanel />)
  await userEvent.type(box('First name'), 'Asha')
  await send()
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(4)
  expect(document.activeElement).toBe(box('Last name'))
  expect(box('Last name').getAttribute('aria-invalid')).toBe('true')
  expect(calls).not.toHaveBeenCalled()
  await userEvent.type(box('Last name'), 'Salum')
  expect(screen.getAllByText('Please fill out this field.')).toHaveLength(3)
})

test('[STAT-006] in Swahili the errors are in Swahili, and the browser’s own validation is off', async () => {
  await chooseLanguage('sw')
  render(<ContactPanel />)
  await userEvent.type(box('Barua pepe'), 'asha')
  await userEvent.click(screen.getByRole('button', { name: 'Tuma ujumbe' }))
  expect(screen.getAllByText('Jaza hapa.')).toHaveLength(4)
  expect(screen.getByText('Andika barua pepe yako.')).toBeTruthy()
  expect(document.activeElement).toBe(box('Jina la kwanza'))
  expect(box('Barua pepe').form?.noValidate).toBe(true)
})

test('[STAT-007][STAT-008][API-066] the message is posted once, and the confirmation promises a reply', async () => {
  render(<ContactPanel />)
  await fillIn()
  await userEvent.type(box('Phone number (optional)'), '0712 345 678')
  await send()
  const thanks = await screen.findByText('Message sent. We will respond within 24 hours.')
  expect(thanks.closest('[role=status]')).toBe(document.activeElement)
  const [url, request] = calls.mock.calls[0] ?? []
  expect([calls.mock.calls.length, url, request?.method]).toEqual([1, '/v1/contact', 'POST'])
  expect(JSON.parse(request?.body as string)).toEqual({
    firstName: 'Asha',
    lastName: 'Salum',
    email: 'asha@example.com',
    phone: '255712345678',
    subject: 'Ice',
    message: 'Is there ice?',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }))
  expect(box('Message').value).toBe('')
})

test('[CHAT-073] a second press during sending sends nothing', async () => {
  const pending = Promise.withResolvers<Response>()
  calls.mockReturnValue(pending.promise)
  render(<ContactPanel />)
  await fillIn()
  await send()
  await userEvent.click(screen.getByRole('button', { name: 'Sending your message…' }))
  await userEvent.type(box('Subject'), '{Enter}')
  expect(calls).toHaveBeenCalledTimes(1)
  pending.resolve(Response.json({ message: 'Thank you.' }, { status: 201 }))
  await screen.findByText('Message sent. We will respond within 24 hours.')
})

test.each([
  [503, {}, 'Failed to send message'],
  [429, { message: 'Too many requests. Try again later.', code: 'too_many' }, 'Too many requests. Try again later.'],
])(
  '[ERR-040][GEN-024][GEN-025] a refusal with %i shows the server’s message or the default, and keeps the input',
  async (status, answer, text) => {
    calls.mockImplementation(async () => Response.json(answer, { status }))
    render(<ContactPanel />)
    await fillIn()
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(box('Message').value).toBe('Is there ice?')
    calls.mockImplementation(async () => Response.json({ message: 'Thank you.' }, { status: 201 }))
    await send()
    await screen.findByText('Message sent. We will respond within 24 hours.')
  },
)

test('[ERR-040] without a network the error says so', async () => {
  calls.mockRejectedValue(new TypeError('no network'))
  render(<ContactPanel />)
  await fillIn()
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to send message. You seem to be offline. Check your connection and try again.',
  )
})

test('[A11Y-006] a field that the server refuses is marked, described and focused', async () => {
  const fields = { email: 'Please enter an email address.' }
  calls.mockImplementation(async () => Response.json({ message: 'Please check your input.', code: 'body_wrong', fields }, { status: 400 }))
  render(<ContactPanel />)
  await fillIn()
  await send()
  await screen.findByText(fields.email)
  expect(document.activeElement).toBe(box('Email'))
})

test('[CHAT-019][I18N-005] half-typed input survives leaving the page and changing the language', async () => {
  render(<ContactPanel />)
  await userEvent.type(box('Subject'), 'Barafu')
  cleanup()
  await chooseLanguage('sw')
  render(<ContactPanel />)
  expect(box('Mada').value).toBe('Barafu')
})

test('[STAT-004][NAV-015][GEN-013] emails, phone, chat, website and social links come from the configuration', () => {
  render(<ContactWays />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:support@samaki.example',
    'mailto:orders@samaki.example',
    'mailto:sellers@samaki.example',
    'tel:+255700000000',
    'https://chat.samaki.example',
    'https://www.samaki.example',
    'https://facebook.samaki.example',
    'https://instagram.samaki.example',
    'https://youtube.samaki.example',
  ])
  for (const link of links.filter(({ href }) => href.startsWith('https:')))
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
  expect(screen.getByText('We help in Swahili and English.')).toBeTruthy()
})
