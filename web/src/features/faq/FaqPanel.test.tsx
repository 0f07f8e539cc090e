// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { loadBundle } from '#web/i18n/texts.ts'
import { FaqPanel } from './FaqPanel.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  await loadBundle('faq')
  render(<Faq />)
})
function Faq() {
  const [search, setSearch] = useState('')
  return <FaqPanel search={search} onSearch={setSearch} />
}
const questions = () => screen.getAllByRole('group')
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the questions' })

test('[STAT-010] each question expands and collapses on its own', async () => {
  const [first, second] = questions()
  expect(questions()).toHaveLength(9)
  await userEvent.click(screen.getByText('How do I order fish?'))
  expect([first?.hasAttribute('open'), second?.hasAttribute('open')]).toEqual([true, false])
  await userEvent.click(screen.getByText('How do I order fish?'))
  expect(first?.hasAttribute('open')).toBe(false)
})

test('[STAT-012][STAT-013][GEN-048] the page counts the matching questions, and reset shows all again', async () => {
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.type(box(), 'cash')
  expect(screen.getByRole('status').textContent).toBe('Found 2 questions matching "cash"')
  expect(questions()).toHaveLength(2)
  await userEvent.type(box(), ' on delivery zzz')
  expect(screen.getByRole('status').textContent).toBe('Found 0 questions matching "cash on delivery zzz"')
  await userEvent.click(screen.getByRole('button', { name: 'Show All Questions' }))
  expect([questions().length, box().value, screen.getByRole('status').textContent]).toEqual([9, '', ''])
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: 'Show All Questions' })).toBeNull()
})

test('[STAT-014] without a match the page says so, with a proverb and a reset button', async () => {
  await userEvent.type(box(), 'whale')
  expect(screen.getByRole('heading', { name: 'No questions found' })).toBeTruthy()
  expect(screen.getByText('Kuuliza si ujinga').lang).toBe('sw')
  expect(screen.queryAllByRole('group')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Show All Questions' }))
  expect(questions()).toHaveLength(9)
})
