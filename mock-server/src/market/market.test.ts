import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { aCashOrder, order } from '../testing/money.ts'
import { testMock } from '../testing/testing.ts'
import { readMarket } from './readMarket.ts'

const EXAMPLE = resolve(import.meta.dirname, '../../../docs/market.example.json')
type Draft = { users: Record<string, unknown>[]; categories: Record<string, unknown>[]; products: Record<string, unknown>[] }

/** Writes a changed copy of the example file and returns its path. */
function changed(change: (market: Draft) => void): string {
  const market = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Draft
  change(market)
  return file(JSON.stringify(market))
}
function file(text: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'samaki-market-')), 'market.json')
  writeFileSync(path, text)
  return path
}

const addressInTanga = {
  fullName: 'Amina Said',
  phoneNumber: '255712000101',
  addressLine1: 'Barabara ya 7',
  city: 'Tanga',
  region: 'Tanga',
  district: 'Tanga City',
  country: 'Tanzania',
}

test('[WAY-008] worlds are filled from the file: its users can sign in, and its fish is listed in both languages and can be ordered', async () => {
  const mock = await testMock({ seed: { name: 'file' }, market: readMarket(EXAMPLE) })
  const { body: world } = await mock.control('GET', '/world')
  expect(world).toMatchObject({ seed: 'file' })
  const { body: accounts } = await mock.control('GET', '/accounts')
  expect(accounts.map(({ phone, roles }: { phone: string; roles: string[] }) => [phone, roles.at(-1)])).toEqual([
    ['+255712000101', 'buyer'],
    ['+255754000202', 'seller'],
    ['+255689000303', 'transporter'],
  ])
  const { body: products } = await mock.call('GET', '/products')
  expect(products.data).toMatchObject([
    { id: 'red-snapper-changu-1-kg', unitPrice: 15_000, availableQuantity: 12, seller: { name: 'Bandari Fresh Fish' } },
    { id: 'octopus-pweza-1-kg', storageType: 'frozen', category: { name: 'Octopus' } },
  ])
  const { body: categories } = await mock.call('GET', '/categories', { language: 'sw' })
  expect(categories.data.map(({ name }: { name: string }) => name)).toEqual(['Samaki wa mwambani', 'Pweza'])
  const { body: transporters } = await mock.call('GET', '/transporters')
  expect(transporters).toMatchObject([{ businessName: 'Chumbageni Riders', region: 'Tanga', isVerified: true, deliveries: 0 }])
  const as = '255712000101'
  const { body: address } = await mock.call('POST', '/addresses', { as, body: addressInTanga })
  const items = [{ productId: 'octopus-pweza-1-kg', quantity: 2, unitPrice: 18_000, transporterId: transporters[0].id }]
  const ordered = await order(mock, aCashOrder({ items, addressId: address.id }), { as })
  expect(ordered).toMatchObject({ status: 201, body: { totalAmount: 41_000 } })
  expect((await mock.control('GET', '/violations')).body).toEqual([])
})

test('[WAY-008] a reset uses the file again, unless it asks for another seed', async () => {
  const mock = await testMock({ seed: { name: 'file' }, market: readMarket(EXAMPLE) })
  const count = async () => (await mock.call('GET', '/products')).body.meta.total
  await mock.control('POST', '/worlds/default/reset', { seed: 'empty' })
  expect(await count()).toBe(0)
  await mock.control('POST', '/worlds/default/reset')
  expect(await count()).toBe(2)
})

test.each<[string, string, RegExp]>([
  ['a price as text', changed(({ products }) => (products[1]!['price'] = '18,000')), /^ {2}products\[1\]\.price: .*number/m],
  ['a price of half a shilling', changed(({ products }) => (products[0]!['price'] = 1.5)), /^ {2}products\[0\]\.price: /m],
  ['a missing name', changed(({ users }) => delete users[0]!['name']), /^ {2}users\[0\]\.name: /m],
  ['a misspelt field', changed(({ products }) => (products[0]!['prise'] = 1)), /^ {2}products\[0\]: .*prise/m],
  ['a number that is not a phone', changed(({ users }) => (users[2]!['phone'] = '12')), /^ {2}users\[2\]\.phone: not a phone number$/m],
  ['the same phone twice', changed(({ users }) => (users[1]!['phone'] = '+255 712 000 101')), /^ {2}users\[1\]\.phone: .*already/m],
  ['the same fish twice', changed(({ products }) => products.push(products[0]!)), /^ {2}products\[2\]\.name: .*already/m],
  ['an unknown category', changed(({ products }) => (products[0]!['category'] = 'meat')), /^ {2}products\[0\]\.category: .*meat$/m],
  ['a seller who has no profile', changed(({ products }) => (products[1]!['seller'] = '0712000101')), /^ {2}products\[1\]\.seller: /m],
  [
    'a district of another region',
    changed(({ users }) => (users[1]!['seller'] = { businessName: 'A', region: 'Tanga', district: 'Ilala' })),
    /^ {2}users\[1\]\.seller\.district: Ilala is not a district of Tanga$/m,
  ],
  ['a list instead of a market', file('[]'), /^ {2}the file: /m],
  ['text that is not JSON', file('{ "users": ['), /JSON/],
  ['a path without a file', '/nowhere/market.json', /there is no such file/],
])('[WAY-008] %s is refused, and the message names the place in the file', (_what, path, words) => {
  expect(() => readMarket(path)).toThrow(words)
})

test('[WAY-008] only the first ten problems are listed', () => {
  const path = changed(({ products }) => products.push(...Array.from({ length: 15 }, () => ({}))))
  expect(() => readMarket(path)).toThrow(/products\[\d+\]\S*: [^]*and \d+ more/)
})
