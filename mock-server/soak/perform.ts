import { advanceClock, runToNextTimer } from '#contract/control/clock.ts'
import { changeOf } from '#contract/control/db.ts'
import { addFault } from '#contract/control/faults/faults.ts'
import { approvePayment, failPayment, refundPayment, resendCallbacks, sendCallback } from '#contract/control/payments.ts'
import { cancelPrompt, changePhone, enterPin, TEST_PIN } from '#contract/control/phones.ts'
import { missingSum } from '#contract/rules/shortage.ts'
import type { World } from '../src/world/world.ts'
import { cashBody, orderBody } from './attempt.ts'
import { isFromRun } from './audit.ts'
import type { Command, Step } from './command.ts'
import type { Device } from './device.ts'
import { type Market, PRODUCTS, USERS } from './market.ts'

/** Performs one step of a run. Refusals are fine: only the final state is checked. */
export async function perform(market: Market, [command, isSlow]: Step): Promise<void> {
  let isDone = false
  const finish = () => {
    isDone = true
  }
  performCommand(market, command).then(finish, finish)
  // A call of this step may wait for the world's clock. Then continue without waiting for the step to end.
  for (let call = 0; call < MOST_CALLS && !isDone; call++) await market.wire.settled()
  if (isSlow) return
  for (const device of Object.values(market.devices)) await device.act()
}

const MOST_CALLS = 4

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)]
const ownOrders = ({ world }: Market, { user }: Device) => world().db.orders.where('userId', user)

async function performCommand(market: Market, command: Command): Promise<unknown> {
  const { wire, world } = market
  switch (command.do) {
    case 'start':
      return startPayment(market, command)
    case 'handset': {
      const params = { msisdn: USERS[command.who] }
      return command.act === 'cancel'
        ? wire.control(cancelPrompt, { params })
        : wire.control(enterPin, { params, body: { pin: command.act === 'right' ? TEST_PIN : '0000' } })
    }
    case 'phone':
      market.changedByHand.add(USERS[command.who])
      return wire.control(changePhone, { params: { msisdn: USERS[command.who] }, body: { state: command.state } })
    case 'provider':
      return actAsProvider(market, command)
    case 'status': {
      const device = market.devices[command.who]
      const attempt = pick(device.attempts, command.n)
      return attempt && device.check(attempt)
    }
    case 'order':
      return reorder(market, command)
    case 'cash': {
      const device = market.devices[command.who]
      const transactionId = `COD-${command.n}-${command.who.toUpperCase()}`
      const cart = market.cart(command.who, command.cart)
      const { status, body } = await device.send(
        'POST',
        '/orders',
        cashBody({ cart, user: device.user, phone: USERS[command.who], transactionId }),
      )
      if (status === 201 && typeof body?.id === 'string') device.confirmedOrders.add(body.id)
      return
    }
    case 'payOrder': {
      const device = market.devices[command.who]
      const order = pick(ownOrders(market, device), command.n)
      if (!order) return
      const phone = phoneFor(command.scenario, USERS[command.who])
      const cart = { id: '', lines: [] }
      return device.start({ cart, phone, orderId: order.id, amount: order.totalAmount })
    }
    case 'cancel': {
      const device = market.devices[command.who]
      const [seeded, made] = [false, true].map((fromRun) => ownOrders(market, device).filter((order) => isFromRun(order) === fromRun))
      const order = pick([...(made ?? []), ...(seeded ?? []).slice(0, 2)], command.n)
      if (!order) return
      // Cancelling an order of the seed returns money and goods that this run did not take.
      if (!isFromRun(order)) for (const id of [order.phone, ...order.items.map(({ productId }) => productId)]) market.changedByHand.add(id)
      const cancel = () => device.send('POST', `/orders/${order.id}/cancel`, { status: 'cancelled' })
      return command.twice ? Promise.all([cancel(), cancel()]) : cancel()
    }
    case 'move':
      return deliver(world(), market, command.n)
    case 'missing':
      return report(market, command)
    case 'rest':
      return acceptRest(market, command)
    case 'finish':
      return finish(market.devices[command.who], command.how)
    case 'tab': {
      const device = market.devices[command.who]
      if (command.act === 'second') return device.openTab()
      return command.act === 'reload' ? device.reload() : device.closeTab()
    }
    case 'session': {
      const device = market.devices[command.who]
      if (command.act === 'in') return device.signIn()
      return command.act === 'out' ? device.signOut() : (device.signOut(), device.signIn())
    }
    case 'fault': {
      const [method, path] = command.on
      return wire.control(addFault, { body: { method, path, ...command.effect, times: command.times } })
    }
    case 'realtime': {
      const { kind, who } = command
      world().realtimeFaults.add({
        kind,
        userId: who,
        times: 2,
        ...(kind === 'delay' && { ms: 8_000 }),
        ...(kind === 'close' && { after: 1 }),
      })
      return world().sockets.closeForFault(kind, who)
    }
    case 'market':
      return changeMarket(market, command)
    case 'clock':
      return command.ms === 0 ? wire.control(runToNextTimer) : wire.control(advanceClock, { body: { ms: command.ms } })
    case 'restart':
      return market.restart()
  }
}

const phoneFor = (scenario: string | null, own: string): string => (scenario === null ? own : `255700000${scenario}`)

function startPayment(market: Market, { who, cart: which, scenario, plain, twice, language }: Extract<Command, { do: 'start' }>): void {
  const cart = market.cart(who, which)
  market.devices[who].start({ cart, phone: phoneFor(scenario, USERS[who]), language, plain, twice, amount: market.amountOf(cart) })
}

function actAsProvider({ wire, world, devices }: Market, { act, n }: Extract<Command, { do: 'provider' }>): Promise<unknown> | undefined {
  const payment = pick([...world().money.payments.values()].reverse(), n)
  if (!payment) return undefined
  const { reference, userId } = payment
  const params = { reference }
  switch (act) {
    case 'approve':
      return wire.control(approvePayment, { params })
    case 'fail':
      return wire.control(failPayment, { params })
    case 'refund':
      return wire.control(refundPayment, { params })
    case 'resend':
      return wire.control(resendCallbacks, { params, body: { times: 3 } })
    case 'late':
      return wire.control(resendCallbacks, { params, body: { delay: 90 } })
    case 'reversed':
      return wire.control(resendCallbacks, { params, body: { times: 2, reversed: true } })
    case 'foreign':
      return wire.control(sendCallback, { params, body: { reference: 'RF-FOREIGN', status: 'success', transactionId: 'QFOREIGN01' } })
    case 'odd':
      return wire.control(sendCallback, { params, body: { status: 'SUCCESS' } })
    case 'number':
      return wire.control(sendCallback, { params, body: { status: 'success', transactionId: 12_345 } })
    case 'forged':
      return devices[userId as keyof typeof devices].send('POST', '/mobile-money/callback', {
        reference,
        status: 'success',
        transactionId: 'QFORGED',
      })
  }
}

/** Posts the order of a paid attempt again: as a normal retry, twice at once, or as an attacker who wants more than was paid. */
async function reorder(market: Market, { who, n, how }: Extract<Command, { do: 'order' }>): Promise<void> {
  const device = market.devices[who]
  const paid = device.attempts.filter(({ transactionId, orderId }) => transactionId !== null && orderId === null)
  const attempt = pick(paid, n)
  if (!attempt || attempt.transactionId === null) return
  if (how === 'twice' || how === 'again') {
    attempt.refused = null
    if (attempt.madeOrder === null) return device.order(attempt, how === 'twice' ? 2 : 1)
  }
  const body = orderBody(attempt, attempt.transactionId, USERS[who])
  if (how === 'otherItems')
    return void (await device.send('POST', '/orders', { ...body, items: [{ productId: PRODUCTS[0], quantity: 7 }] }))
  if (how === 'invented') {
    const transactionId = 'QINVENTED1'
    return void (await device.send('POST', '/orders', {
      ...body,
      transactionId,
      paymentDetails: { ...body.paymentDetails, transactionId },
    }))
  }
  const sender = how === 'otherUser' ? market.devices[who === 'asha' ? 'neema' : 'asha'] : device
  const { checkoutId: _, ...bare } = body
  const addressId = `${sender.user}-home`
  const { status, body: reply } = await sender.send('POST', '/orders', { ...(how === 'bare' ? bare : body), addressId })
  if ((status === 200 || status === 201) && typeof reply?.id === 'string') sender.confirmedOrders.add(reply.id)
}

/** Places the order of an unfinished payment, as the banner's button does (MON-023). With `cash` it orders the same cart for cash. */
async function finish(device: Device, how: 'order' | 'cash'): Promise<void> {
  const { body } = await device.send('GET', '/mobile-money/unfinished')
  const one = Array.isArray(body) ? body.find(({ order }) => order !== undefined) : undefined
  if (!one) return
  const phone = USERS[device.user as keyof typeof USERS]
  const transactionId = how === 'order' ? one.transactionId : `COD-9-${device.user.toUpperCase()}`
  const isCash = how === 'cash'
  const { status, body: reply } = await device.send('POST', '/orders', {
    ...one.order,
    ...(isCash && { paymentMethod: 'cash_on_delivery' }),
    addressId: device.user === 'neema' ? 'neema-office' : one.order.addressId,
    transactionId,
    checkoutId: one.checkoutId,
    paymentDetails: { provider: isCash ? 'Cash' : 'Mobile Money', phoneNumber: phone, transactionId },
  })
  if ((status === 200 || status === 201) && typeof reply?.id === 'string') device.confirmedOrders.add(reply.id)
}

/** Moves an order to its next status, as its seller. */
async function deliver(world: World, { wire, devices }: Market, n: number): Promise<void> {
  const own = Object.values(devices).flatMap(({ confirmedOrders }) => [...confirmedOrders])
  const order = world.db.orders.get(pick(own, n) ?? '')
  const next = order && ({ pending: 'processing', processing: 'shipping', shipping: 'delivered' } as Record<string, string>)[order.status]
  if (!order || !next) return
  const token = world.sessions.open(order.items[0]?.sellerId ?? '')
  await wire.call('PATCH', `/orders/${order.id}/status`, { token, body: { status: next } })
}

/** Reports pieces of an order's first line as missing. This sets the product's stock to 0, so the audit cannot check it. */
async function report({ wire, world, devices, changedByHand }: Market, { n, left }: Extract<Command, { do: 'missing' }>): Promise<void> {
  const own = Object.values(devices).flatMap(({ confirmedOrders }) => [...confirmedOrders])
  const order = world().db.orders.get(pick(own, n) ?? '')
  const [item] = order?.items ?? []
  if (!order || !item) return
  changedByHand.add(item.productId)
  const token = world().sessions.open(item.sellerId)
  const lines = [{ itemId: item.id, available: Math.min(left, Math.max(item.quantity - 1, 0)) }]
  await wire.call('POST', `/orders/${order.id}/shortage`, { token, body: { lines } })
}

/** Accepts an order with fewer goods. With `isStale` it sends the old total. */
async function acceptRest(market: Market, { who, n, isStale }: Extract<Command, { do: 'rest' }>): Promise<void> {
  const device = market.devices[who]
  const order = pick(
    ownOrders(market, device).filter(({ shortage }) => shortage !== undefined),
    n,
  )
  if (!order) return
  const totalAmount = order.totalAmount - (isStale ? 0 : missingSum(order))
  await device.send('POST', `/orders/${order.id}/shortage/accept`, { totalAmount })
}

async function changeMarket({ wire, world, changedByHand }: Market, { how, n }: Extract<Command, { do: 'market' }>): Promise<void> {
  const id = PRODUCTS[n] ?? PRODUCTS[0]
  if (how === 'address') {
    changedByHand.add('addresses')
    return void world().db.addresses.remove('asha-home')
  }
  changedByHand.add(id)
  const patch = {
    stock: { availableQuantity: 2 },
    none: { availableQuantity: 0 },
    price: { unitPrice: 20_000 + n },
    hidden: { isActive: false },
  }[how]
  await wire.control(changeOf('products'), { params: { id }, body: patch })
}
