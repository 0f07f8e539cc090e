// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/order.ts'
import { anOrder } from '#fixtures/builders.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { forgetPersonal } from '#web/features/session/commands.ts'
import { savedOrder, saveOrder, saveOrders, useOwnSaved, useSavedOrders } from './saved.ts'

const order = (n: number, more: Partial<Order> = {}) =>
  anOrder({ id: `o${n}`, orderNumber: `SMK-${n}`, createdAt: new Date(Date.UTC(2026, 0, n)).toISOString(), ...more })
const ids = () => renderHook(useOwnSaved).result.current.map(({ order: { id } }) => id)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  useSavedOrders.setState({ owner: null, orders: [] })
  signInAs(PHONE)
})

test('[PWA-011] the 20 newest orders are stored, newest first, with the time they were fetched', () => {
  saveOrders(Array.from({ length: 25 }, (_, place) => order(place + 1)))
  expect(ids()).toEqual(Array.from({ length: 20 }, (_, place) => `o${25 - place}`))
  vi.setSystemTime(2_000)
  saveOrder(order(25, { status: 'delivered' }))
  saveOrder(order(26))
  saveOrder(order(1))
  expect(ids().slice(0, 2)).toEqual(['o26', 'o25'])
  expect(ids()).toHaveLength(20)
  expect(ids()).not.toContain('o1')
  expect(
    useSavedOrders
      .getState()
      .orders.slice(0, 3)
      .map(({ at, order: { status } }) => [at, status]),
  ).toEqual([
    [2_000, 'pending'],
    [2_000, 'delivered'],
    [1_000, 'pending'],
  ])
})

test('[PWA-011] a fetched list replaces the stored orders', () => {
  saveOrders([order(1), order(2)])
  saveOrders([order(3)])
  expect(ids()).toEqual(['o3'])
})

test('[SEC-026][PWA-011] notes and people of an order are not stored, and logout removes the orders', () => {
  const asSeller = {
    ...order(1, { notes: 'Mtaa wa Chole 21' }),
    user: { name: 'Asha Salum', phoneNumber: PHONE },
    address: { fullName: 'Asha' },
  }
  saveOrder(asSeller)
  const storedText = () => localStorage.getItem('savedOrders') ?? ''
  expect(storedText()).toContain('SMK-1')
  expect(storedText()).not.toMatch(/Chole|Asha|255712/)
  act(forgetPersonal)
  expect(storedText()).toBe('')
  expect(ids()).toEqual([])
})

test('[PWA-011] another person cannot see the stored orders, and a guest’s orders are not stored', () => {
  saveOrders([order(1)])
  expect(savedOrder('o1')?.orderNumber).toBe('SMK-1')
  act(() => signInAs('+255754110226'))
  expect([ids(), savedOrder('o1')]).toEqual([[], undefined])
  expect(localStorage.getItem('savedOrders')).not.toContain('SMK-1')
  act(() => signInAs(null))
  saveOrders([order(2)])
  expect(useSavedOrders.getState().orders).toEqual([])
})

test('[PWA-011] if storage fails, the orders are kept until the tab closes', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  saveOrders([order(1)])
  expect(ids()).toEqual(['o1'])
  expect(useSavedOrders.getState().owner).toBe(PAYER)
  vi.restoreAllMocks()
})
