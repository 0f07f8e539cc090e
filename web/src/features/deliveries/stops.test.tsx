// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { DeliveryOrder, PickUp } from '#contract/transporter.ts'
import { aDelivery } from '#fixtures/builders.ts'
import { freshSession } from '#web/features/session/freshSession.ts'
import { addBundles, textsNow } from '#web/i18n/texts.ts'
import { transporterTexts } from '#web/i18n/transporterTexts.ts'
import { browseDeliveries, deliveriesDefaults } from './browse.ts'
import { NextStop } from './dashboard/NextStop.tsx'
import { DeliveryList } from './DeliveriesPanel.tsx'
import { DeliveryRoom } from './room/DeliveryRoom.tsx'
import { nextStopName, pickUpsOf } from './stops.ts'

const ziwa: PickUp = { businessName: 'Ziwa Fresh', phoneNumber: '+255754110001', address: 'Mwaloni Kirumba, Ilemela, Mwanza' }
const ferry: PickUp = { businessName: 'Mwanaidi Fishers', phoneNumber: '+255718450962', address: '' }
/** A delivery with three items of two sellers, and one that another transporter fetches. */
const delivery = (given: Partial<DeliveryOrder> = {}): DeliveryOrder => {
  const order = aDelivery(given)
  const sellers = [ziwa, ferry, ziwa, undefined]
  return { ...order, items: sellers.flatMap((seller, n) => order.items.slice(0, 1).map((item) => ({ ...item, id: `i${n}`, seller }))) }
}

beforeEach(async () => {
  addBundles(transporterTexts)
  await freshSession('shell', 'areas', 'transporter')
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  cleanup()
})
const show = (surface: ReactNode) => render(<MemoryRouter>{surface}</MemoryRouter>)
const receiver = 'Mtaa wa Chole 21'
const hrefs = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${decodeURIComponent(link.getAttribute('href') ?? '')}`)
    .filter((link) => /tel:|maps/.test(link))
const ofSellers = [
  'Call 255 754 110 001 Ziwa Fresh tel:+255754110001',
  'Map Ziwa Fresh https://www.google.com/maps/search/?api=1&query=Mwaloni Kirumba, Ilemela, Mwanza',
  'Call 255 718 450 962 Mwanaidi Fishers tel:+255718450962',
]

test.each(['pending', 'processing'])(
  '[TRAN-013][TRAN-010][TRAN-002] the next stop of a %s delivery is the pick-up at each of its sellers, with place, phone and map',
  (status) => {
    show(<NextStop orders={[delivery({ status })]} mayAct />)
    const stop = screen.getByRole('region', { name: 'Next stop' })
    for (const words of ['Pick-up', 'Ziwa Fresh', 'Mwaloni Kirumba', 'Ilemela, Mwanza', 'Mwanaidi Fishers'])
      expect(stop.textContent).toContain(words)
    expect(stop.textContent).not.toContain(receiver)
    expect(hrefs(stop)).toEqual(ofSellers)
    expect(nextStopName(delivery({ status }))).toBe('Ziwa Fresh, Mwanaidi Fishers')
  },
)

test.each(['shipping', 'in_transit'])('[TRAN-013][TRAN-010] the next stop of a delivery that is %s is the drop-off', (status) => {
  show(<NextStop orders={[delivery({ status })]} mayAct />)
  const stop = screen.getByRole('region', { name: 'Next stop' })
  expect(stop.textContent).toContain(receiver)
  expect(stop.textContent).not.toMatch(/Pick-up|Ziwa Fresh/)
  expect(nextStopName(delivery({ status }))).toBe('Asha Salum')
})

test('[CHAT-182] the rider sees name and phone of somebody else who receives the order', () => {
  const address = { ...aDelivery().address, fullName: 'Rehema', phoneNumber: '255765111222' }
  show(<DeliveryRoom order={delivery({ status: 'shipping', address })} savedAt={null} mayAct />)
  const stop = screen.getByRole('region', { name: /delivery address/i })
  expect(stop.textContent).toContain('Rehema')
  expect(hrefs(stop).join()).toContain('tel:+255765111222')
})

test.each([
  ['processing', 'Next stop · Pick-up', 'Customer and delivery address · Standard'],
  ['shipping', 'Next stop · Customer and delivery address · Standard', 'Pick-up'],
  ['delivered', 'Customer and delivery address · Standard', 'Pick-up'],
])(
  '[TRAN-013][TRAN-002] a delivery that is %s names its sellers with place and phone, and shows the next stop first',
  (status, first, second) => {
    show(<DeliveryRoom order={delivery({ status })} savedAt={null} mayAct />)
    const pickUp = screen.getByRole('region', { name: 'Pick-up' })
    expect(hrefs(pickUp)).toEqual(ofSellers)
    const stops = [pickUp, screen.getByRole('region', { name: 'Customer and delivery address' })]
    const inOrder = stops.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    expect(inOrder.map((stop) => stop.firstElementChild?.textContent)).toEqual([first, second])
  },
)

test('[TRAN-013][TDEL-002] the list says where to fetch a delivery until it is in transit, and finds it by that', () => {
  const sorting = { column: 'date', descending: true, onSort: () => {} }
  const orders = [delivery({ id: 'waits', status: 'processing' }), delivery({ id: 'moves', status: 'shipping' })]
  show(<DeliveryList orders={orders} sorting={sorting} />)
  const [waits, moves] = screen.getAllByRole('listitem')
  expect(waits?.textContent).toContain('Pick up: Ziwa Fresh, Mwaloni Kirumba · Mwanaidi Fishers')
  expect(moves?.textContent).not.toContain('Ziwa')
  const found = (search: string) => browseDeliveries(orders, { ...deliveriesDefaults, search }).map(({ id }) => id)
  expect([found('ziwa fresh'), found('kirumba')]).toEqual([['waits'], ['waits']])
})

test('[TRAN-013] with an API that does not name the seller, the stop is the drop-off and no pick-up is shown', () => {
  const order = aDelivery({ status: 'pending' })
  expect(pickUpsOf(order)).toEqual([])
  show(<NextStop orders={[order]} mayAct />)
  expect(screen.getByRole('region', { name: 'Next stop' }).textContent).toContain(receiver)
  cleanup()
  show(<DeliveryRoom order={order} savedAt={null} mayAct />)
  expect(screen.queryByRole('region', { name: textsNow('transporter').transporter.pickUp })).toBeNull()
})
