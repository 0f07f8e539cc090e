// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { calls } from '#contract/calls.ts'
import { useCall } from '#web/api/useCall.ts'
import { emptyCache } from './emptyCache.ts'

function Shelves() {
  return (
    <p>
      {useCall(calls.listCategories, {})
        .data?.data.map(({ name }) => name)
        .join() ?? 'nothing'}
    </p>
  )
}
const shelf = (name: string) => Response.json([{ id: name, name }])

test('a screen rendered right after a response requests the data again', async () => {
  vi.stubGlobal('fetch', async () => shelf('Reef fish'))
  render(<Shelves />)
  await screen.findByText('Reef fish')
  cleanup()
  emptyCache()
  vi.stubGlobal('fetch', async () => shelf('Lake fish'))
  render(<Shelves />)
  await screen.findByText('Lake fish')
})

test('a response to a removed screen isn’t shown by the next screen', async () => {
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)))
  render(<Shelves />)
  cleanup()
  emptyCache()
  vi.stubGlobal('fetch', async () => shelf('Lake fish'))
  render(<Shelves />)
  await screen.findByText('Lake fish')
  answer(shelf('Reef fish'))
  await new Promise((done) => setTimeout(done))
  expect(screen.queryByText('Lake fish')).not.toBeNull()
})
