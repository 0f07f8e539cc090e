// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { chooseLanguage } from '#web/i18n/texts.ts'
import { freshSession } from './freshSession.ts'
import { RegisterPanel } from './join/RegisterPanel.tsx'
import { useSession } from './session.ts'
import { CodePanel } from './signIn/CodePanel.tsx'
import { PhonePanel } from './signIn/PhonePanel.tsx'

const asha = aUser()
let server: Awaited<ReturnType<typeof freshSession>>
beforeEach(async () => {
  server = await freshSession('shell', 'signIn')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function waitForCode(sentAt = Date.now()) {
  useSession.setState({ otpSent: true, tempPhoneNumber: '+255712345678', codeSentAt: sentAt })
}

/** Shows the panel of the code; returns its field. */
function showCode(): HTMLInputElement {
  render(<CodePanel onSignedIn={() => {}} onChangeNumber={() => {}} />)
  return screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('[AUTH-002][AUTH-011] the phone panel sends the number and reports it', async () => {
  const onSent = vi.fn()
  render(<PhonePanel onSent={onSent} onRegister={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'Phone number' })
  expect(field.getAttribute('autocomplete')).toBe('tel')
  expect(field.getAttribute('type')).toBe('tel')
  expect(screen.getByText(/start with the country code\.$/)).toBeTruthy() // [AUTH-019]
  await userEvent.type(field, '0712 345 678')
  await press('Send code')
  expect(server.sent[0]?.body).toEqual({ phoneNumber: '+255712345678' })
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('[I18N-016] before a code is sent to a foreign number the panel asks once', async () => {
  const onSent = vi.fn()
  render(<PhonePanel onSent={onSent} onRegister={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' })
  const send = screen.getByRole('button', { name: 'Send code' })
  await userEvent.type(field, '+254 712 345 678')
  await userEvent.click(send)
  expect(screen.getByRole('alert').textContent).toBe('+254712345678 is not a Tanzanian number. Send the code there?')
  expect([server.sent, field.value]).toEqual([[], '+254 712 345 678'])
  // Another number needs another confirmation.
  await userEvent.type(field, '{Backspace}9')
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(send)
  expect([screen.getByRole('alert').textContent, server.sent]).toEqual([
    '+254712345679 is not a Tanzanian number. Send the code there?',
    [],
  ])
  await userEvent.click(send)
  expect(server.sent.map(({ body }) => body)).toEqual([{ phoneNumber: '+254712345679' }])
  expect(onSent).toHaveBeenCalledTimes(1)
})

test('[A11Y-006] an invalid number is reported at its field, which gets the focus, and nothing is sent', async () => {
  render(<PhonePanel onSent={() => {}} onRegister={() => {}} />)
  const field = screen.getByRole('textbox', { name: 'Phone number' })
  await userEvent.type(field, '12')
  await press('Send code')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described.join(' ')).toContain('Please enter a phone number')
  expect(server.sent).toEqual([])
})

test('[AUTH-008][QA-030] an unknown number shows a banner with ×, and Register keeps the number', async () => {
  server.answer = [400, { message: 'No account uses this number. Please register.', code: 'phone_unknown' }]
  const { unmount } = render(<PhonePanel onSent={() => {}} onRegister={() => {}} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678')
  await press('Send code')
  expect(screen.getByRole('alert').textContent).toBe('No account uses this number. Please register.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
  unmount()
  render(<RegisterPanel onSent={() => {}} />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('0712345678')
})

test('[AUTH-003][AUTH-021] registration needs name, phone and email, and the first invalid field gets the focus', async () => {
  const onSent = vi.fn()
  render(<RegisterPanel onSent={onSent} />)
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('type')).toBe('email')
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Asha Juma')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'asha')
  await press('Create account')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Phone number' }))
  expect(server.sent).toEqual([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '0712345678')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), '@example.com')
  await press('Create account')
  expect(server.sent[0]?.body).toEqual({ name: 'Asha Juma', phoneNumber: '+255712345678', email: 'asha@example.com' })
  expect(onSent).toHaveBeenCalledTimes(1)
})

test.each([
  ['Full name', 'Please enter your full name'],
  ['Phone number', 'Please enter a phone number'],
  ['Email', 'Please enter an email address'],
])('[AUTH-021] registration without %s is refused at that field, and sent once it is filled in', async (missing, text) => {
  const person: Record<string, string> = { 'Full name': 'Asha Juma', 'Phone number': '0712345678', Email: 'asha@example.com' }
  render(<RegisterPanel onSent={() => {}} />)
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  for (const [name, value] of Object.entries(person)) {
    expect(field(name).required, `${name} is marked as required`).toBe(true)
    if (name !== missing) await userEvent.type(field(name), value)
  }
  expect(field('Email').type).toBe('email')
  await press('Create account')
  expect(server.sent).toEqual([])
  expect(document.activeElement).toBe(field(missing))
  const described = (field(missing).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described.join(' ')).toContain(text)
  for (const name of Object.keys(person)) expect(field(name).getAttribute('aria-invalid') === 'true').toBe(name === missing)
  await userEvent.type(field(missing), person[missing] ?? '')
  await press('Create account')
  expect(server.sent.map(({ body }) => body)).toEqual([{ name: 'Asha Juma', phoneNumber: '+255712345678', email: 'asha@example.com' }])
})

test('[AUTH-004][AUTH-022] a pasted code fills the field, and the sixth digit sends it', async () => {
  waitForCode()
  server.answer = [200, { accessToken: 't-1', user: asha }]
  const onSignedIn = vi.fn()
  render(<CodePanel onSignedIn={onSignedIn} onChangeNumber={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  await userEvent.click(field)
  await userEvent.paste('12345')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Please enter the 6 digits of the code.')).toBeTruthy()
  expect(server.sent).toEqual([])
  await userEvent.clear(field)
  await userEvent.paste(' 123 456 ')
  expect(server.sent).toEqual([{ url: '/v1/auth/verify-otp', body: { phoneNumber: '+255712345678', otp: '123456' } }])
  expect(onSignedIn).toHaveBeenCalledTimes(1)
})

test.each(['Samaki: in 5 minutes use 123456. Call 0700 000 000.', '١٢٣٤٥٦', 'Msimbo ni １２３４５６, dakika 5'])(
  '[AUTH-004][AUTH-022] six digits in a row are found in a pasted message: %s',
  async (pasted) => {
    waitForCode()
    server.answer = [200, { accessToken: 't-1', user: asha }]
    await userEvent.click(showCode())
    await userEvent.paste(pasted)
    expect(server.sent.map(({ body }) => body)).toEqual([{ phoneNumber: '+255712345678', otp: '123456' }])
  },
)

test('[AUTH-004] a pasted text with several codes sends none', async () => {
  waitForCode()
  const field = showCode()
  await userEvent.click(field)
  await userEvent.paste('123456 or 654321')
  expect([field.value, server.sent]).toEqual(['', []])
})

test('[CHAT-095] the number is shown masked, and Change number removes it', async () => {
  waitForCode()
  const onChangeNumber = vi.fn()
  render(<CodePanel onSignedIn={() => {}} onChangeNumber={onChangeNumber} />)
  expect(screen.getByText('Enter the 6-digit code sent to 255 712 ••• 678')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }))
  expect(useSession.getState().tempPhoneNumber).toBeNull()
  expect(onChangeNumber).toHaveBeenCalledTimes(1)
})

test('a wrong code stays selected in its field and is not sent again automatically', async () => {
  waitForCode()
  server.answer = [400, { message: 'Wrong code. 4 attempts left.', code: 'wrong_code' }]
  const field = showCode()
  await userEvent.type(field, '000000')
  expect(screen.getByRole('alert').textContent).toBe('Wrong code. 4 attempts left.')
  expect(field.value).toBe('000000')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6])
  expect(server.sent).toHaveLength(1)
})

test('[AUTH-022] Confirm does not send a refused code again, as it would cost an attempt', async () => {
  waitForCode(Date.now() - 1_000)
  server.answer = [400, { message: 'Wrong code. 4 attempts left.', code: 'code_wrong' }]
  const field = showCode()
  await userEvent.type(field, '000001')
  await press('Confirm')
  expect(server.sent).toHaveLength(1)
  expect(screen.getByRole('alert').textContent).toBe('Wrong code. 4 attempts left.')
  expect([document.activeElement, field.selectionStart, field.selectionEnd]).toEqual([field, 0, 6])
  // A different code is sent. So is a refused one, once another text message was requested.
  await userEvent.keyboard('000002')
  expect(server.sent).toHaveLength(2)
  act(() => waitForCode())
  await press('Confirm')
  expect(server.sent).toHaveLength(3)
})

test('[AUTH-022] Confirm sends a code again if the request failed without a refusal', async () => {
  waitForCode()
  server.answer = [500, { message: 'Something went wrong' }]
  await userEvent.type(showCode(), '000003')
  await press('Confirm')
  expect(server.sent).toHaveLength(2)
})

test('[AUTH-004][CHAT-095] another code can be requested after 60 s', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  waitForCode(1_000_000)
  showCode()
  act(() => void vi.advanceTimersByTime(59_000))
  const waiting = screen.getByRole('button', { name: 'Resend in 1 s' })
  act(() => waiting.click())
  expect(server.sent).toEqual([])
  act(() => void vi.advanceTimersByTime(1_000))
  await act(async () => screen.getByRole('button', { name: 'Resend code' }).click())
  expect(server.sent.map((one) => one.url)).toEqual(['/v1/auth/login/phone'])
  expect(screen.getByRole('button', { name: 'Resend in 60 s' })).toBeTruthy()
})

test('[CHAT-095] while a code is checked, Resend is disabled', async () => {
  waitForCode(Date.now() - 61_000)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  showCode()
  expect(screen.getByRole('button', { name: 'Resend code' }).ariaDisabled).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: '6-digit code' }), '000000')
  expect(screen.getByRole('button', { name: 'Resend code' }).ariaDisabled).toBe('true')
})

test('[CHAT-026][A11Y-014] the remaining time of the code is shown, and after it the typed digits stay', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  waitForCode(1_000_000)
  const field = showCode()
  expect(screen.getByText('Code valid for 5:00.')).toBeTruthy()
  await userEvent.type(field, '12')
  act(() => void vi.advanceTimersByTime(300_000))
  expect(screen.getByText('The code has expired. Ask for a new one.')).toBeTruthy()
  expect(field.value).toBe('12')
})

test('[I18N-005] the language changes at once and keeps what was typed', async () => {
  waitForCode()
  await userEvent.type(showCode(), '123')
  await act(() => chooseLanguage('sw'))
  expect(screen.getByText('Andika msimbo (code) wa namba 6 tuliotuma kwa 255 712 ••• 678')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Msimbo (code) wa namba 6' }).value).toBe('123')
  expect(document.documentElement.lang).toBe('sw')
})

test('[CHAT-174] ten minutes after a code was sent, an open page asks for the number again', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] })
  waitForCode()
  showCode()
  act(() => void vi.advanceTimersByTime(599_000))
  expect(screen.getByRole('textbox', { name: '6-digit code' })).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1_000))
  expect(useSession.getState()).toMatchObject({ otpSent: false, tempPhoneNumber: null })
})
