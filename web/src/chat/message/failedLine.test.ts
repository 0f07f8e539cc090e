// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noFacts } from '#web/chat/guide/facts.ts'
import { chipsOf } from './replyTo.ts'
import { loadTexts, signInBuyer } from './testing/buyer.ts'
import { buying, cardsAfterLine, replyKeys, say } from './testing/talk.ts'

const faulty = vi.hoisted(() => ({ part: '' }))
const failing = (part: string) => {
  if (faulty.part === part) throw new TypeError('cannot read “sato 2 for Asha 0712 345 678”')
}
vi.mock('../lines/lexicon/understand.ts', async (load) => {
  const own = await load<typeof import('../lines/lexicon/understand.ts')>()
  return { ...own, understand: (...given: Parameters<typeof own.understand>) => (failing('read'), own.understand(...given)) }
})
vi.mock('../lines/perform/handleLine.ts', async (load) => {
  const own = await load<typeof import('../lines/perform/handleLine.ts')>()
  return { handleLine: async (typed: Parameters<typeof own.handleLine>[0]) => (failing('perform'), own.handleLine(typed)) }
})

const LINE = 'sato 2 for Asha 0712 345 678'

beforeAll(loadTexts)
beforeEach(() => signInBuyer())

test.each([
  ['read', 'notUnderstood'],
  ['perform', 'forExample'],
])('[CHAT-175] an error in %s gets the reply to a line that is not understood, once, and a log without the line', async (part, text) => {
  faulty.part = part
  const log = vi.spyOn(console, 'warn').mockReturnValue()
  await say(LINE, { kind: 'delivery' }, buying)
  expect(replyKeys()).toEqual(['delivery'])
  await say(LINE, { kind: 'welcome' }, noFacts)
  expect(cardsAfterLine()).toMatchObject([{ kind: 'guideText', text }])
  expect(log).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.flat().join()).toMatch(/TypeError[^]*failedLine\.test/)
  expect(log.mock.calls.flat().join()).not.toMatch(/Asha|0712|sato/)
})

test('[CHAT-175] an error while a line is typed shows no chips', () => {
  faulty.part = 'read'
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(chipsOf(LINE)).toEqual([])
})
