// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder } from '#fixtures/builders.ts'
import { now } from '#web/api/time.ts'
import { clearComplaint, complaintNow, setComplaint } from '#web/features/orders/complaint/complaintDraft.ts'
import { PHONE, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { after, showCard } from '#web/testing/showCard.tsx'
import { useTranscript } from '../../transcript/transcript.ts'
import { askComplaint } from './askComplaint.ts'

const DAY = 24 * 3_600_000
const PATH = 'POST /contact'
const placed = (orderNumber: string, days: number): Order =>
  anOrder({ id: orderNumber, orderNumber, status: 'delivered', createdAt: new Date(now() - days * DAY).toISOString() })
const two = [placed('SMK-100002', 1), placed('SMK-100001', 3)]
const THANKS = { status: 201, body: { message: 'Thank you.', reference: 'M-4821' } }

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'complaint'] as const) await loadBundle(bundle)
  signInAs(PHONE)
  clearComplaint()
})
afterEach(() => void vi.restoreAllMocks())

async function show(orders: readonly Order[], reply: object | object[] = THANKS) {
  const calls = serve({ 'GET /orders': { body: orders }, [PATH]: reply as never })
  await showCard({ kind: 'complaint' })
  await screen.findByRole('button', { name: 'Send message' })
  return () => calls.filter(({ call }) => call === PATH)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const entry = () => useTranscript.getState().entries[0]
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'In your own words (optional)' })

test('[CHAT-188] the buyer picks the order, what is wrong and what is wished; one message holds them, and one line tells reference and deadline', async () => {
  const sent = await show(two)
  expect(screen.getByRole('heading').textContent).toBe('I’m sorry. What is wrong?')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: /SMK-100001.*Nile tilapia \(Sato\).*×.2.*TZS.29,000/ }))
  await userEvent.click(within(screen.getByRole('group', { name: 'What is wrong?' })).getByRole('button', { name: 'Wrong fish' }))
  await userEvent.click(
    within(screen.getByRole('group', { name: 'What should we do?' })).getByRole('button', { name: 'Give my money back' }),
  )
  await userEvent.type(text(), 'Changu, not sato')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send message' }))
  expect((await screen.findByText(/^We have your message/)).closest('.past')?.textContent).toMatch(
    /^We have your message M-4821 about order SMK-100001\. We answer by \d+ \w+ \d{4}, \d\d:\d\d\.$/,
  )
  expect(sent()).toHaveLength(1)
  expect(sent()[0]?.body).toEqual({
    firstName: expect.any(String),
    lastName: expect.any(String),
    email: expect.any(String),
    subject: 'Order SMK-100001: Wrong fish',
    message: 'Order SMK-100001\nWhat is wrong: Wrong fish\nWish: Give my money back\n\nChangu, not sato',
  })
  expect(entry()).toMatchObject({ card: { orderNumber: 'SMK-100001' }, answer: { value: 'M-4821' } })
  expect(Math.abs(Number(Object(entry()?.card).answerBy) - now() - DAY)).toBeLessThan(60_000)
})

test('[CHAT-188] with an API that gives no reference, the line says that the message was sent and by when', async () => {
  await show([two[0] as Order], { status: 201, body: { message: 'Thank you.' } })
  expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(true)
  await press('Too little')
  await press('Call me')
  await press('Send message')
  expect((await screen.findByText(/^We have your message/)).closest('.past')?.textContent).toMatch(
    /^We have your message about order SMK-100002\. We answer by /,
  )
})

test('[CHAT-188] only the orders of the last 30 days are offered, and an older one that the buyer has named', async () => {
  await show([...two, placed('SMK-100000', 40)])
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  act(() => setComplaint({ ...complaintNow(), orderNumber: 'SMK-100000' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /SMK-100000/ }).checked).toBe(true)
})

test('[CHAT-188] what is missing is said at the button, and nothing is sent', async () => {
  const sent = await show(two)
  const said = async () => {
    await press('Send message')
    return (await screen.findByRole('alert')).textContent
  }
  expect(await said()).toBe('Choose the order.')
  await userEvent.click(screen.getByRole('radio', { name: /SMK-100002/ }))
  expect(await said()).toBe('Choose what is wrong.')
  await press('Something else')
  expect(await said()).toBe('Write what is wrong.')
  await userEvent.type(text(), 'The bag was open')
  expect(await said()).toBe('Choose what we should do.')
  expect(sent()).toEqual([])
})

test('[CHAT-188][CHAT-068] after a failure everything that was typed is kept, and the same complaint is sent again with the same key', async () => {
  const sent = await show([two[0] as Order], [{ status: 500, body: {} }, THANKS])
  await press('Smells or spoiled')
  await press('Send the fish again')
  await userEvent.type(text(), 'All of it')
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to send message')
  expect([text().value, complaintNow()]).toMatchObject(['All of it', { wrong: 'spoilt', wish: 'again' }])
  await press('Send message')
  await screen.findByText(/M-4821/)
  const [first, second, ...more] = sent().map(({ key }) => key)
  expect([first, second, more]).toEqual([expect.stringMatching(/.{16}/), first, []])
})

test('[CHAT-188] a complaint that is left sends nothing, and the next one starts empty', async () => {
  const sent = await show(two)
  await press('Smells or spoiled')
  await press('Leave it')
  await screen.findByText('Nothing was sent.')
  expect([sent(), entry()?.answer]).toEqual([[], { superseded: true }])
  askComplaint({ wish: 'call' })
  expect([after(), complaintNow()]).toMatchObject([[{ kind: 'complaint' }], { wrong: null, wish: 'call' }])
})

test('[CHAT-188] what is told while the card is open is added to its text, said, and the card is shown below', async () => {
  await show(two)
  askComplaint({ text: 'samaki wameoza', wrong: 'spoilt' })
  askComplaint({ text: 'nataka pesa', wish: 'refund' })
  expect(complaintNow()).toMatchObject({ text: 'samaki wameoza\nnataka pesa', wrong: 'spoilt', wish: 'refund' })
  expect(useTranscript.getState().entries.map(({ card }) => (card.kind === 'reply' ? card.text : card.kind))).toEqual([
    'complaintNoted',
    'complaintNoted',
    'complaint',
  ])
})

test('[CHAT-188] a guest is asked for the phone number first', async () => {
  signInAs(null)
  serve({})
  await showCard({ kind: 'complaint' })
  expect(await screen.findByRole('textbox', { name: /phone/i })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull()
})
