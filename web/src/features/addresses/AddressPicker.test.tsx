// @vitest-environment jsdom

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { anAddress } from '#fixtures/builders.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { AddressPicker } from './AddressPicker.tsx'

beforeEach(async () => {
  await loadBundle('shell')
  await Promise.all([loadBundle('shop'), loadBundle('checkout')])
})
const NOTE = 'Showing your 3 most recent addresses'
const addresses = (count: number, byDefault?: number) =>
  newestFirst(
    Array.from({ length: count }, (_, place) =>
      anAddress({
        id: `a${place}`,
        fullName: `Person ${place}`,
        isDefault: place === byDefault,
        createdAt: `2026-11-0${place + 1}T06:00:00.000Z`,
      }),
    ),
  )
const show = (list: ReturnType<typeof addresses>, value: string | null = null) =>
  render(
    <MemoryRouter>
      <AddressPicker addresses={list} value={value} onChoose={vi.fn()} />
    </MemoryRouter>,
  )
const people = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)
const book = () => screen.queryByRole('link', { name: 'Address book' })?.getAttribute('href')

test('[CHK-004][CHK-005] of five addresses, the three newest and the default are shown; Show all reveals the rest', async () => {
  show(addresses(5, 0))
  expect(people()).toEqual(['a4', 'a3', 'a2', 'a0'])
  expect(screen.getByText(NOTE)).toBeTruthy()
  expect(book()).toBe('/profile?tab=settings')
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(people()).toEqual(['a4', 'a3', 'a2', 'a1', 'a0'])
  expect(screen.queryByText(NOTE)).toBeNull()
  expect(book()).toBe('/profile?tab=settings')
})

test('[CHK-005] three addresses are all shown, without a note', () => {
  show(addresses(3))
  expect(people()).toEqual(['a2', 'a1', 'a0'])
  expect(screen.queryByText(NOTE)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull()
  expect(book()).toBeUndefined()
})

test('[CHK-005] the chosen address is always shown', () => {
  show(addresses(5), 'a0')
  expect(people()).toHaveLength(5)
})
