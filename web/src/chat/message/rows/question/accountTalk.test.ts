// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Facts } from '#web/chat/guide/facts.ts'
import { useUnfolded } from '#web/chat/transcript/unfolded.ts'
import { type FakeResponses, serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { noPerson, PersonFields } from '#web/features/session/join/personFields.ts'
import { forgetPendingCode } from '#web/features/session/signInCommands.ts'
import { draftNow, storeDraft } from '#web/features/session/useDraft.ts'
import { loadTexts, signInBuyer } from '../../testing/buyer.ts'
import { buying, replyKeys, replyTexts, say } from '../../testing/talk.ts'

const PHONE = '0713445566'
const asked: Facts = { ...buying, user: null, addresses: 0, registering: true }
const sent: FakeResponses = { 'POST /auth/register': { body: { message: 'sent' } } }
const insists: FakeResponses = {
  'POST /auth/register': ({ body }) =>
    (body as { email?: string }).email === undefined
      ? {
          status: 400,
          body: { message: 'Please check what you entered.', code: 'body_wrong', fields: { email: 'Please fill in this field.' } },
        }
      : { body: { message: 'sent' } },
}

beforeAll(loadTexts)
beforeEach(async () => {
  await signInBuyer()
  signInAs(null)
  forgetPendingCode()
  useUnfolded.setState({ at: null })
})

/** Sends a line while the register card asks a guest for the name; `name` is what was given before. */
async function sayAtRegister(line: string, { name = '' }: { name?: string } = {}): Promise<void> {
  storeDraft('signIn', { name, phone: PHONE, email: '' })
  await say(line, { kind: 'register' }, asked)
}
const bodies = (calls: ReturnType<typeof serve>) => calls.map(({ body }) => body)

test.each([
  ['Joyce Mushi', 'Joyce Mushi'],
  ['rehema juma', 'rehema juma'],
  ['naitwa Amina', 'Amina'],
  ['Amina Juma, sina email', 'Amina Juma'],
  ['my name is Amina Juma and I have no email', 'Amina Juma'],
])('[CHAT-189][CHAT-094] `%s` goes on to the code without an email', async (line, name) => {
  const calls = serve(sent)
  await sayAtRegister(line)
  expect([bodies(calls), replyKeys()]).toEqual([[{ name, phoneNumber: '+255713445566' }], []])
})

test.each(['Amina Juma, amina@x.co.tz', 'Amina Juma amina@x.co.tz', 'jina langu ni Amina Juma, email amina@x.co.tz'])(
  '[CHAT-189][CHAT-094] `%s` sends the email with the name',
  async (line) => {
    const calls = serve(sent)
    await sayAtRegister(line)
    expect(bodies(calls)).toEqual([{ name: 'Amina Juma', phoneNumber: '+255713445566', email: 'amina@x.co.tz' }])
  },
)

test('[CHAT-189][CHAT-094] an email typed first is kept and sent with the name that follows', async () => {
  const calls = serve(sent)
  await sayAtRegister('amina@x.co.tz')
  expect([calls, replyKeys()]).toEqual([[], ['registerName']])
  await say('Amina Juma', { kind: 'register' }, asked)
  expect(bodies(calls)).toEqual([{ name: 'Amina Juma', phoneNumber: '+255713445566', email: 'amina@x.co.tz' }])
})

test.each(['sina barua pepe', 'sina email', 'I have no email', "I don't have an email", 'bila email', 'email sina', 'sina email kwa sasa'])(
  '[CHAT-189] `%s` asks for the name alone, and goes on once there is one',
  async (line) => {
    const calls = serve(sent)
    await sayAtRegister(line)
    expect([calls, replyTexts()]).toEqual([[], ['This number is new here. What’s your full name?']])
    await sayAtRegister(line, { name: 'Amina Juma' })
    expect(bodies(calls)).toEqual([{ name: 'Amina Juma', phoneNumber: '+255713445566' }])
  },
)

test.each([
  ['do I need an email?', 'noEmail'],
  ['email ni lazima?', 'noEmail'],
])('[CHAT-189] `%s` is answered and registers nobody', async (line, reply) => {
  const calls = serve(sent)
  await sayAtRegister(line, { name: 'Amina Juma' })
  expect([calls, replyKeys()[0]]).toEqual([[], reply])
  expect(replyTexts()[0]).toBe('You don’t need an email here: your name and phone number are enough.')
})

test.each(['hiyo ya kwanza', 'tell me your name', 'one of each', 'jaribu tena', 'please email me the invoice'])(
  '[CHAT-189] `%s` is no name, so nobody is registered',
  async (line) => {
    const calls = serve(sent)
    await sayAtRegister(line)
    expect(calls.filter(({ call }) => call === 'POST /auth/register')).toEqual([])
    expect(draftNow('signIn', PersonFields, noPerson).name).toBe('')
  },
)

test('[CHAT-094] text next to an email does not replace a name that was already given', async () => {
  const calls = serve(sent)
  await sayAtRegister('bas weka ya mwanangu juma.rehema@example.com', { name: 'Rehema Juma' })
  expect(bodies(calls)).toMatchObject([{ name: 'Rehema Juma', email: 'juma.rehema@example.com' }])
})

test('[CHAT-189] where the API insists, the thread asks for the email, the card unfolds, and what was typed stays', async () => {
  const calls = serve(insists)
  await sayAtRegister('Amina Juma')
  expect(replyTexts()).toEqual(['This account needs an email after all. What’s yours?'])
  expect(useUnfolded.getState().at).not.toBeNull()
  expect(draftNow('signIn', PersonFields, noPerson)).toEqual({ name: 'Amina Juma', phone: PHONE, email: '' })
  await say('amina@x.co.tz', { kind: 'register' }, asked)
  expect(bodies(calls).at(-1)).toEqual({ name: 'Amina Juma', phoneNumber: '+255713445566', email: 'amina@x.co.tz' })
  expect(replyKeys()).toEqual([])
})

test('[CHAT-189] an email typed while the code is asked is told not to be needed', async () => {
  const calls = serve(sent)
  await sayAtRegister('Amina Juma')
  await say('amina@x.co.tz', { kind: 'register' }, asked)
  expect([calls.length, replyKeys()]).toEqual([1, ['noEmail']])
})
