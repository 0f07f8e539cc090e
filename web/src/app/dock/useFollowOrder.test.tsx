// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useFollowOrder, useLatestOrder } from './useFollowOrder.ts'

function Beside() {
  useFollowOrder()
  return <output>{useLocation().pathname}</output>
}
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Beside />
    </MemoryRouter>,
  )
const order = (orderId: string) => act(() => useLatestOrder.setState({ orderId }))
const where = () => screen.getByRole('status').textContent

test('[CHAT-045] the cart page beside the thread navigates to each order placed in the thread', () => {
  open('/cart')
  order('o1')
  expect(where()).toBe('/orders/o1')
})

test('[CHAT-045] opening the thread doesn’t navigate to an order placed while it was closed', () => {
  order('o1')
  open('/cart')
  expect(where()).toBe('/cart')
})
