// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useTranscript } from '../transcript/transcript.ts'
import { say } from './say.ts'

test('[CHAT-133] a guide text stores what it is about, if anything', () => {
  useTranscript.setState({ owner: 'guest', entries: [], loaded: true })
  say('stopped')
  say('onlyUpTo', '3')
  expect(useTranscript.getState().entries.map(({ card }) => card)).toEqual([
    { kind: 'guideText', text: 'stopped' },
    { kind: 'guideText', text: 'onlyUpTo', about: '3' },
  ])
})
