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
  // Don't wait for the end of the step: one of its calls may wait for the world's clock.
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
    case 'handset':
      return respondToPrompt(market, command)
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
    case 'cash':
      return orderForCash(market, command)
    case 'payOrder':
      return payOrder(market, command)
    case 'cancel':
      return cancelOrder(market, command)
    case 'move':
      return deliver(world(), market, command.n)
    case 'missing':
      return report(market, command)
    case 'rest':
      return acceptRest(market, command)
    case 'finish':
      return finish(market.devices[command.who], command.how)
    case 'tab':
      return changeTabs(market.devices[command.who], command.act)
    case 'session':
      return changeSession(market.devices[command.who], command.act)
    case 'fault': {
      const [method, path] = command.on
      return wire.control(addFault, { body: { method, path, ...command.effect, times: command.times } })
    }
    case 'realtime':
      return disturbRealtime(world(), command)
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

function respondToPrompt({ wire }: Market, { who, act }: Extract<Command, { do: 'handset' }>): Promise<unknown> {
  const params = { msisdn: USERS[who] }
  if (act === 'cancel') return wire.control(cancelPrompt, { params })
  return wire.control(enterPin, { params, body: { pin: act === 'right' ? TEST_PIN : '0000' } })
}

async function orderForCash(market: Market, { who, n, cart: which }: Extract<Command, { do: 'cash' }>): Promise<void> {
  const transactionId = `COD-${n}-${who.toUpperCase()}`
  const cart = market.cart(who, which)
  await market.devices[who].placeOrder(cashBody({ cart, user: who, phone: USERS[who], transactionId }))
}

function payOrder(market: Market, { who, n, scenario }: Extract<Command, { do: 'payOrder' }>): void {
  const device = market.devices[who]
  const order = pick(ownOrders(market, device), n)
  if (!order) return
  const cart = { id: '', lines: [] }
  device.start({ cart, phone: phoneFor(scenario, USERS[who]), orderId: order.id, amount: order.totalAmount })
}

async function cancelOrder(market: Market, { who, n, twice }: Extract<Command, { do: 'cancel' }>): Promise<void> {
  const device = market.devices[who]
  const orders = ownOrders(market, device)
  const seeded = orders.filter((order) => !isFromRun(order))
  const order = pick([...orders.filter(isFromRun), ...seeded.slice(0, 2)], n)
  if (!order) return
  // Cancelling an order of the seed returns money and goods that this run did not take, so the audit must ignore them.
  if (!isFromRun(order)) for (const id of [order.phone, ...order.items.map(({ productId }) => productId)]) market.changedByHand.add(id)
  const cancel = () => device.send('POST', `/orders/${order.id}/cancel`, { status: 'cancelled' })
  await (twice ? Promise.all([cancel(), cancel()]) : cancel())
}

function changeTabs(device: Device, act: Extract<Command, { do: 'tab' }>['act']): Promise<void> | void {
  if (act === 'second') return device.openTab()
  return act === 'reload' ? device.reload() : device.closeTab()
}

async function changeSession(device: Device, act: Extract<Command, { do: 'session' }>['act']): Promise<void> {
  if (act !== 'in') device.signOut()
  if (act !== 'out') await device.signIn()
}

function disturbRealtime(world: World, { kind, who }: Extract<Command, { do: 'realtime' }>): void {
  world.realtimeFaults.add({
    kind,
    userId: who,
    times: 2,
    ...(kind === 'delay' && { ms: 8_000 }),
    ...(kind === 'close' && { after: 1 }),
  })
  world.sockets.closeForFault(kind, who)
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
  const paid = device.attempts.flatMap((attempt) =>
    attempt.transactionId !== null && attempt.orderId === null ? [{ attempt, transactionId: attempt.transactionId }] : [],
  )
  const chosen = pick(paid, n)
  if (!chosen) return
  const { attempt, transactionId } = chosen
  const body = orderBody(attempt, transactionId, USERS[who])
  switch (how) {
    case 'twice':
    case 'again':
      attempt.refused = null
      if (attempt.madeOrder === null) device.order(attempt, how === 'twice' ? 2 : 1)
      else await device.placeOrder(body)
      return
    case 'otherItems':
      await device.send('POST', '/orders', { ...body, items: [{ productId: PRODUCTS[0], quantity: 7 }] })
      return
    case 'invented': {
      const invented = 'QINVENTED1'
      await device.send('POST', '/orders', {
        ...body,
        transactionId: invented,
        paymentDetails: { ...body.paymentDetails, transactionId: invented },
      })
      return
    }
    case 'otherUser': {
      const other = market.devices[who === 'asha' ? 'neema' : 'asha']
      await other.placeOrder({ ...body, addressId: `${other.user}-home` })
      return
    }
    case 'bare': {
      const { checkoutId: _, ...bare } = body
      await device.placeOrder(bare)
    }
  }
}

/** Places the order of an unfinished payment, as the banner's button does (MON-023). With `cash` it orders the same cart for cash. */
async function finish(device: Device, how: 'order' | 'cash'): Promise<void> {
  const { body } = await device.send('GET', '/mobile-money/unfinished')
  const one = Array.isArray(body) ? body.find(({ order }) => order !== undefined) : undefined
  if (!one) return
  const phone = USERS[device.user as keyof typeof USERS]
  const transactionId = how === 'order' ? one.transactionId : `COD-9-${device.user.toUpperCase()}`
  const isCash = how === 'cash'
  await device.placeOrder({
    ...one.order,
    ...(isCash && { paymentMethod: 'cash_on_delivery' }),
    addressId: device.user === 'neema' ? 'neema-office' : one.order.addressId,
    transactionId,
    checkoutId: one.checkoutId,
    paymentDetails: { provider: isCash ? 'Cash' : 'Mobile Money', phoneNumber: phone, transactionId },
  })
}

/** Returns one of the orders that a device knows, or undefined if there is none. */
const confirmedOrder = ({ db }: World, devices: Market['devices'], n: number) =>
  db.orders.get(
    pick(
      Object.values(devices).flatMap(({ confirmedOrders }) => [...confirmedOrders]),
      n,
    ) ?? '',
  )

/** Moves an order to its next status, as its seller. */
async function deliver(world: World, { wire, devices }: Market, n: number): Promise<void> {
  const order = confirmedOrder(world, devices, n)
  const next = order && ({ pending: 'processing', processing: 'shipping', shipping: 'delivered' } as Record<string, string>)[order.status]
  if (!order || !next) return
  const token = world.sessions.open(order.items[0]?.sellerId ?? '')
  await wire.call('PATCH', `/orders/${order.id}/status`, { token, body: { status: next } })
}

/** Reports pieces of an order's first line as missing. This sets the product's stock to 0, so the audit cannot check it. */
async function report({ wire, world, devices, changedByHand }: Market, { n, left }: Extract<Command, { do: 'missing' }>): Promise<void> {
  const order = confirmedOrder(world(), devices, n)
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
