// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { show } from '#web/testing/showCard.tsx'
import type { Card } from '../kinds/card.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { ThreadMenu } from './ThreadMenu.tsx'

beforeEach(async () => {
  for (const bundle of ['shell', 'chat'] as const) await loadBundle(bundle)
  useTranscript.setState({ entries: [] })
})
const put = (...cards: Card[]) =>
  act(() => useTranscript.setState({ entries: cards.map((card, at) => ({ id: String(at), at, run: 1, card })) }))

test('[CHAT-007][CHAT-191] the menu links to the page of the card that was shown last', () => {
  show(<ThreadMenu />)
  const page = () => screen.queryByRole('link', { name: 'Open page', hidden: true })?.getAttribute('href')
  expect(page()).toBeUndefined()
  put({ kind: 'slip' }, { kind: 'said', text: 'help' }, { kind: 'help' })
  expect(page()).toBe('/checkout')
  put({ kind: 'slip' }, { kind: 'tracking', orderId: 'o1' })
  expect(page()).toBe('/orders/o1')
})
