// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serve, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { show } from '#web/testing/showCard.tsx'
import { noFacts } from '../../guide/facts.ts'
import { handleMessage } from '../../message/handleMessage.ts'
import { useTranscript } from '../../transcript/transcript.ts'
import { ReplyEntry } from './ReplyEntry.tsx'

const SWAHILI = 'Namba yetu ni +255 700 000 000.'
const ENGLISH = 'I’m the shop’s helper, not a person. To talk to someone, call +255 700 000 000.'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics', 'shop'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  signInAs(null)
  serve({})
  localStorage.setItem('swahiliOffered', '1')
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
})

const replies = () => useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? [card] : []))

test('[CHAT-164] a reply is in the language of the line and marked with it for screen readers; the app keeps its language', async () => {
  await handleMessage('naomba namba yenu ya simu', null, noFacts)
  await handleMessage('are you a robot?', null, noFacts)
  expect(replies().map(({ language }) => language)).toEqual(['sw', undefined])
  for (const card of replies()) show(<ReplyEntry card={card} />)
  const [swahili, english] = await screen.findAllByRole('paragraph')
  expect([swahili?.textContent, swahili?.lang, english?.textContent, english?.lang]).toEqual([SWAHILI, 'sw', ENGLISH, ''])
})

test('[CHAT-164] a buyer who then chooses that language reads the same words', async () => {
  await handleMessage('naomba namba yenu ya simu', null, noFacts)
  await chooseLanguage('sw')
  for (const card of replies()) show(<ReplyEntry card={card} />)
  expect((await screen.findByRole('paragraph')).textContent).toBe(SWAHILI)
  await chooseLanguage('en')
})
