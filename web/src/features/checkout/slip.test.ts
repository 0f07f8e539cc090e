import { expect, test } from 'vitest'
import { OrderDraft } from '#contract/order.ts'
import { feeOf, subtotalOf } from '#contract/rules/money.ts'
import { anAddress, aProduct } from '#fixtures/builders.ts'
import { noChoices } from './checkout.ts'
import { chosenTransporters, orderDraft, orderItems, slipOf } from './slip.ts'

const lines = ['a', 'b', 'c'].map((productId, i) => ({ productId, quantity: i + 1, product: aProduct({ id: productId }) }))
const answers = { ...noChoices, addressId: 'home', deliveryOption: 'standard' as const, paymentMethod: 'mobile_money' as const }

test('[CHK-021][CHK-033] a chosen transporter is sent with its item; no preference sends none', () => {
  expect(orderItems(lines, { a: 'pwani-express', b: 'none' })).toEqual([
    { productId: 'a', quantity: 1, transporterId: 'pwani-express' },
    { productId: 'b', quantity: 2 },
    { productId: 'c', quantity: 3 },
  ])
})

test('[CHK-027][CHK-034] the draft fits the contract and has notes only if some were written', () => {
  const plain = orderDraft(lines, { ...answers, notes: '  ' })
  expect(plain && 'notes' in plain).toBe(false)
  expect(OrderDraft.parse(orderDraft(lines, { ...answers, notes: ' Gate 4 ' }))).toMatchObject({
    addressId: 'home',
    deliveryOption: 'standard',
    paymentMethod: 'mobile_money',
    notes: 'Gate 4',
  })
})

test.each(['addressId', 'deliveryOption', 'paymentMethod'] as const)('[CHAT-017] without %s there is no order draft', (key) => {
  expect(orderDraft(lines, { ...answers, [key]: null })).toBeNull()
})

test('[CHK-001] an empty cart has no order draft', () => expect(orderDraft([], answers)).toBeNull())

test('[CHK-030] a product without a preference is not among the chosen transporters', () => {
  expect(chosenTransporters({ a: 'pwani-express', b: 'none' })).toEqual({ a: 'pwani-express' })
})

const line = (id: string, quantity: number, unitPrice: number | string) => ({ quantity, product: aProduct({ id, unitPrice }) })
/** 2 × 12,000 and 1 × 18,500. */
const goods = [line('sato', 2, 12_000), line('changu', 1, '18500.75')]
const cash = { paymentMethod: 'cash_on_delivery' } as const
const phone = { paymentMethod: 'mobile_money' } as const
const express = { deliveryOption: 'express' } as const

test.each([
  ['nothing was said', goods, {}, ['standard', 42_500, 5_000, 47_500, 5_000]],
  ['it is express', goods, express, ['express', 42_500, 10_000, 52_500, 10_000]],
  ['it is paid by phone', goods, phone, ['standard', 42_500, 5_000, 47_500, 5_000]],
  ['it is express and paid by phone', goods, { ...express, ...phone }, ['express', 42_500, 10_000, 52_500, 10_000]],
  ['it is paid with cash', goods, cash, ['standard', 42_500, 5_000, 47_500, 47_500]],
  ['it is express and paid with cash', goods, { ...express, ...cash }, ['express', 42_500, 10_000, 52_500, 52_500]],
  ['the cart is empty', [], {}, ['standard', 0, 5_000, 5_000, 5_000]],
] as const)('[CHAT-176][CHAT-181] what an order comes to, in all and at the door, if %s', (_, lines, choices, shown) => {
  const { option, subtotal, fee, total, atDoor } = slipOf(lines, { ...noChoices, ...choices })
  expect([option, subtotal, fee, total, atDoor]).toEqual(shown)
})

const home = anAddress({ id: 'home' })
const asha = { person: 'asha', addresses: [home] }
const toHome = { addressId: 'home' }

test.each([
  ['a guest', {}, { person: null, addresses: undefined }, null, 'goOn'],
  ['a guest on a device that knows the address', { ...phone, ...toHome }, { ...asha, person: null }, home, 'goOn'],
  ['a buyer whose addresses are not loaded', { ...phone, ...toHome }, { ...asha, addresses: undefined }, null, 'goOn'],
  ['a buyer who chose no address', phone, asha, null, 'goOn'],
  ['a buyer whose address was deleted', { ...cash, addressId: 'gone' }, asha, null, 'goOn'],
  ['a first buyer', toHome, asha, home, 'choose'],
  ['a buyer who pays by phone', { ...toHome, ...phone }, asha, home, 'pay'],
  ['a buyer who pays with cash', { ...toHome, ...cash }, asha, home, 'placeOrder'],
] as const)('[CHAT-176][CHAT-181] the slip of %s: where to, and the one main action', (_, choices, buyer, place, does) => {
  const { address, action } = slipOf(goods, { ...noChoices, ...choices }, buyer)
  expect([address, action]).toEqual([place, does])
})

test('[CHAT-176][CHK-014][CHK-016] every choice has the sums of the price rules, and what is paid now and at the door is the total', () => {
  for (const deliveryOption of ['standard', 'express'] as const)
    for (const paymentMethod of [null, 'mobile_money', 'cash_on_delivery'] as const) {
      const slip = slipOf(goods, { ...noChoices, deliveryOption, paymentMethod })
      const subtotal = subtotalOf(goods.map(({ quantity, product }) => ({ quantity, unitPrice: product.unitPrice })))
      expect([slip.subtotal, slip.fee, slip.total]).toEqual([subtotal, feeOf(deliveryOption), subtotal + feeOf(deliveryOption)])
      expect((slip.isCash ? 0 : slip.subtotal) + slip.atDoor).toBe(slip.total)
    }
})
