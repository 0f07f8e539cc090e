import { expect, test } from 'vitest'
import { createInbox } from './inbox.ts'
import { createJournal } from './journal.ts'

const iso = () => '2026-11-20T06:00:00.000Z'

test('[QA-021] messages are listed, searched and awaited by number, in any spelling', async () => {
  const inbox = createInbox(iso, createJournal(iso))
  const next = inbox.wait('+255712345678')
  inbox.send({ to: '255754110226', text: 'for another' })
  const sent = inbox.send({ to: '0712 345 678', text: 'Your code is 123456', code: '123456' })
  expect(await next).toEqual(sent)
  expect(inbox.list('255712345678')).toEqual([sent])
  expect(inbox.search('255712345678', 'CODE')).toEqual([sent])
  expect(inbox.search('255712345678', 'receipt')).toEqual([])
})

test('[QA-021] waiting after a `seq` returns a message that is already there, and null after the timeout', async () => {
  const inbox = createInbox(iso, createJournal(iso))
  const sent = inbox.send({ to: '255712345678', text: 'one' })
  expect(await inbox.wait('255712345678', { after: 0 })).toEqual(sent)
  expect(await inbox.wait('255712345678', { after: sent.seq, timeoutMs: 1 })).toBeNull()
  expect(await inbox.wait('255712345678', { after: 0, match: ({ text }) => text === 'two', timeoutMs: 1 })).toBeNull()
})

test('[QA-044] the inbox contains the code, the journal does not', () => {
  const journal = createJournal(iso)
  createInbox(iso, journal).send({ to: '255712345678', text: 'Code 004711', code: '004711' })
  expect(journal.list({ kind: 'message' })).toHaveLength(1)
  expect(JSON.stringify(journal.list())).not.toContain('004711')
})
