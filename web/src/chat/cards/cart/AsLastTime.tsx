import { useState } from 'react'
import { listOrders } from '#contract/order.ts'
import { newestFirst } from '#contract/rules/newestFirst.ts'
import { peekCached } from '#web/api/useCall.ts'
import { addressesNow } from '#web/features/addresses/book.ts'
import { personNow, usePerson } from '#web/features/session/person.ts'
import { lastOrder } from '../../guide/usual/lastTime.ts'
import { LastTimeOffer } from '../checkout/LastTimeOffer.tsx'

/**
 * Offers the answers of the last order next to Checkout (CHAT-103). Shown only if the order and its address are on the device
 * already: a button that appears later would move the other buttons under the thumb. Answers that are no longer possible are asked again.
 */
export function AsLastTime() {
  const person = usePerson()
  const [last] = useState(lastOrderOnDevice)
  return last && last.person === person && <LastTimeOffer order={last.order} address={last.address} kind="line" />
}

function lastOrderOnDevice() {
  const order = lastOrder(newestFirst(peekCached(listOrders, {}) ?? []))
  const address = addressesNow().find(({ id }) => id === order?.addressId)
  return order && address ? { order, address, person: personNow() } : null
}
