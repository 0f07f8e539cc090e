import { expect, test } from 'vitest'
import { chat } from '#web/i18n/en/chat.ts'
import { errors } from '#web/i18n/en/errors.ts'
import type { Texts } from '#web/i18n/texts.ts'
import { Card } from '../kinds/card.ts'
import { guideTextKeys } from '../kinds/words.ts'
import { readEntry } from '../transcript/transcriptStore.ts'
import { guideText } from './guideTexts.ts'
import { guideCard } from './say.ts'

const t = { chat, errors } as unknown as Texts<'chat'>

test.each(guideTextKeys)('[CHAT-065][CHAT-092] the guide has a text for %s', (key) => {
  const text = guideText(key, 'address', t)
  expect(text).not.toBe('')
  expect(text).not.toContain('{')
  expect(text).not.toBe(chat.newerVersion)
})

test('[CHAT-092] an unknown key does not compile', () => {
  // @ts-expect-error -- no such sentence
  guideCard('signInToSing')
  // @ts-expect-error -- no such sentence
  const card: Card = { kind: 'guideText', text: 'signInToSing' }
  expect(Card.safeParse(card).success).toBe(false)
})

test('[CHAT-065] a stored text key of another version is read as an unknown card', () => {
  const stored = { id: 'x', at: 1, run: 1, card: { kind: 'says', text: 'ofTheFuture' } }
  expect(readEntry(stored).card).toEqual({ kind: 'unknown' })
  expect(readEntry({ ...stored, card: { kind: 'says', text: 'signInToSave' } }).card.kind).toBe('guideText')
})
