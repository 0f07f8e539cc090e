// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anAddress, anOrder } from '#fixtures/builders.ts'
import { loadBundle } from '#web/i18n/texts.ts'
import { OrderDetails } from './OrderPanel.tsx'

beforeEach(() => Promise.all([loadBundle('shell'), loadBundle('checkout')]))
const utilities = readFileSync('web/src/styles/utilities.css', 'utf8')
/** Each test needs its own address id, because responses are cached by path. */
let last = 0
function show(answer: (id: string) => Response) {
  const addressId = `address-${++last}`
  vi.stubGlobal('fetch', async (url: string) =>
    url === `/v1/addresses/${addressId}` ? answer(addressId) : new Response('', { status: 500 }),
  )
  render(<OrderDetails order={anOrder({ addressId })} />)
}

test('[ORD-004] the address is fetched by its id', async () => {
  show((id) => Response.json(anAddress({ id })))
  expect(await screen.findByText(/Asha Salum, Mtaa wa Chole 21/)).toBeTruthy()
})

test('[ERR-002] an address that cannot be fetched shows the error', async () => {
  show(() => new Response('', { status: 500 }))
  expect(await screen.findByText('Failed to fetch address')).toBeTruthy()
})

test('a deleted address has another text than a failed request', async () => {
  show(() => Response.json({ message: "We couldn't find this address.", code: 'address_unknown' }, { status: 404 }))
  expect(await screen.findByText('This address was removed.')).toBeTruthy()
})

test('[ORD-004] notes keep their line breaks', () => {
  const rules = document.createElement('style')
  rules.textContent = /\.as-written \{[^}]*\}/.exec(utilities)?.[0] ?? ''
  document.head.append(rules)
  render(<OrderDetails order={anOrder({ notes: 'Blue gate.\nCall first.' })} />)
  const note = screen.getByText(/Blue gate/)
  expect(note.textContent).toBe('Blue gate.\nCall first.')
  expect(getComputedStyle(note).whiteSpace).toBe('pre-line')
  rules.remove()
})
