// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, loadBundle } from '#web/i18n/texts.ts'
import { loadReply } from '../message/loadReply.ts'
import { Composer } from './Composer.tsx'

beforeAll(async () => {
  await loadBundle('chat')
  await loadReply()
})
beforeEach(() => chooseLanguage('en'))
const box = () => screen.getByRole('textbox') as HTMLTextAreaElement
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const chips = () => screen.queryAllByRole('button', { name: /^(?:Take out|Toa) / }).map(({ textContent }) => textContent)
function open() {
  const onSend = vi.fn(async () => true)
  render(<Composer box={createRef()} onSend={onSend} />)
  return onSend
}

test('[CHAT-144] what is understood of a line is shown above the box in the current language, and hidden if nothing is', async () => {
  await chooseLanguage('sw')
  open()
  expect(screen.queryByRole('group')).toBeNull()
  type('nataka sato 2 haraka')
  await waitFor(() => expect(chips()).toEqual(['Sato × 2', 'Haraka']))
  type('asdfgh qwrty')
  // The letters come first: the line is read at a pause.
  expect(chips()).toEqual(['Sato × 2', 'Haraka'])
  await waitFor(() => expect(chips()).toEqual([]))
  type('sato 3 na pweza 1 bila dagaa, cash')
  await waitFor(() => expect(chips()).toEqual(['Sato × 3', 'Pweza × 1', 'Bila dagaa', 'Lipa ukipokea']))
  type('')
  expect(screen.queryByRole('group')).toBeNull()
})

test('[CHAT-144] removing a chip removes its words, keeps the others and focuses the box', async () => {
  const onSend = open()
  type('2 tilapia and 3 prawns, express')
  await waitFor(() => expect(chips()).toEqual(['Tilapia × 2', 'Prawn × 3', 'Express']))
  fireEvent.click(screen.getByRole('button', { name: 'Take out Tilapia × 2' }))
  expect(chips()).toEqual(['Prawn × 3', 'Express'])
  expect(box().value).toBe('3 prawns, express')
  expect(document.activeElement).toBe(box())
  fireEvent.click(screen.getByRole('button', { name: 'Take out Express' }))
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(onSend).toHaveBeenCalledExactlyOnceWith('3 prawns')
  expect(chips()).toEqual([])
})

test('[CHAT-144] a chip whose words were just deleted removes no other word, and a sent line leaves no chips to the next', async () => {
  open()
  type('please 2 tilapia and 3 prawns')
  await waitFor(() => expect(chips()).toEqual(['Tilapia × 2', 'Prawn × 3']))
  type('please 2 tilapia')
  fireEvent.click(screen.getByRole('button', { name: 'Take out Prawn × 3' }))
  expect([box().value, chips()]).toEqual(['please 2 tilapia', ['Tilapia × 2']])
  fireEvent.keyDown(box(), { key: 'Enter' })
  await waitFor(() => expect(box().value).toBe(''))
  type('h')
  expect(screen.queryByRole('group')).toBeNull()
})

test('[CHAT-144] nothing is announced while typing, and the chips are a named group of buttons', async () => {
  open()
  type('sato 2')
  const group = await screen.findByRole('group', { name: 'What I understand so far' })
  expect(within(group).getAllByRole('button')).toHaveLength(1)
  expect(group.closest('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull()
  expect(group.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull()
})

test('a line that cannot be handled stays in the box', async () => {
  const onSend = open()
  onSend.mockResolvedValue(false)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: '3 prawns' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe('3 prawns'))
  expect(onSend).toHaveBeenCalledTimes(1)
})
