// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aProduct } from '#fixtures/builders.ts'
import { addToCart, useCart } from '#web/features/cart/cartStore.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { ChatDock } from './ChatDock.tsx'
import { useTranscript } from './transcript/transcript.ts'

vi.mock('./Chat.tsx', () => ({ Chat: () => null }))
vi.mock('./thread/ThreadMenu.tsx', () => ({ ThreadMenu: () => null }))

beforeAll(() => loadBundle('chat'))
afterEach(() => {
  useCart.setState(useCart.getInitialState())
  useTranscript.setState(useTranscript.getInitialState())
})

const entryTexts = () => useTranscript.getState().entries.map(({ card }) => (card.kind === 'reply' ? card.text : card.kind))

test('[CHAT-153] a cart change on the page right after the dock opens is reported in the thread', async () => {
  useTranscript.setState({ owner: 'guest', entries: [] })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  render(
    <MemoryRouter>
      <button type="button">Add</button>
      <ChatDock />
    </MemoryRouter>,
  )
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Add' }))
  addToCart(aProduct({ id: 'changu', unitPrice: 18_500 }), 1)
  await expect.poll(entryTexts).toEqual(['pageAdded'])
})
