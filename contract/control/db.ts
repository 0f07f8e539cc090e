import * as z from 'zod/mini'
import type { ControlCall } from './controlCall.ts'
import {
  AddressRecord,
  CategoryRecord,
  ContactRecord,
  OrderRecord,
  PayoutRecord,
  ProductRecord,
  SellerRecord,
  TransporterRecord,
  UserRecord,
} from './records.ts'

/** The collections of a world's database and the schema of their records. */
export const collections = {
  users: UserRecord,
  sellers: SellerRecord,
  transporters: TransporterRecord,
  categories: CategoryRecord,
  products: ProductRecord,
  addresses: AddressRecord,
  orders: OrderRecord,
  payouts: PayoutRecord,
  contacts: ContactRecord,
}
export type CollectionName = keyof typeof collections
export const collectionNames = Object.keys(collections) as CollectionName[]
/** A record of any collection. `listOf`, `recordOf` and `changeOf` return calls typed for one collection. */
export const AnyRecord = z.looseObject({ id: z.string() })
const Patch = z.record(z.string(), z.unknown())

export const listRecords = {
  method: 'GET',
  path: '/db/:collection',
  about: `Lists the records of ${collectionNames.slice(0, -1).join(', ')} or ${collectionNames.at(-1)}.`,
  status: 200,
  reply: z.array(AnyRecord),
} as const satisfies ControlCall
export const getRecord = {
  method: 'GET',
  path: '/db/:collection/:id',
  about: 'Returns one record.',
  status: 200,
  reply: AnyRecord,
} as const satisfies ControlCall
export const changeRecord = {
  method: 'PATCH',
  path: '/db/:collection/:id',
  about: 'Changes any record. null removes an optional field. A new status of an order is sent to its buyer, sellers and transporters.',
  status: 200,
  body: Patch,
  reply: AnyRecord,
} as const satisfies ControlCall

/** Returns the `listRecords` call of one collection, with its record type. */
export const listOf = <Name extends CollectionName>(name: Name) =>
  ({ ...listRecords, path: `/db/${name}`, reply: z.array(collections[name]) }) as const
/** Returns the `getRecord` call of one collection, with its record type. */
export const recordOf = <Name extends CollectionName>(name: Name) =>
  ({ ...getRecord, path: `/db/${name}/:id`, reply: collections[name] }) as const
/** Returns the `changeRecord` call of one collection, with its record type. */
export const changeOf = <Name extends CollectionName>(name: Name) =>
  ({ ...changeRecord, path: `/db/${name}/:id`, reply: collections[name] }) as const
