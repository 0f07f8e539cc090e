import { expect, test } from 'vitest'
import { OrderDraft } from '#contract/order.ts'
import { aProduct } from '#fixtures/builders.ts'
import { noChoices } from './checkout.ts'
import { chosenTransporters, orderDraft, orderItems } from './lines.ts'

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
