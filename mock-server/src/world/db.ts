import './leanData.ts'
import { factory, primaryKey } from '@mswjs/data'
import type * as z from 'zod/mini'
import { type CollectionName, collectionNames, collections } from '#contract/control/db.ts'
import type { Seed } from '#contract/control/records.ts'
import { newestFirst as sortNewestFirst } from '#contract/rules/newestFirst.ts'

type Deep<T> = T extends readonly (infer Item)[]
  ? readonly Deep<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Deep<T[Key]> }
    : T
interface Row {
  id: string
  record: { id: string }
}

/** One collection. Records are frozen: `change` creates a new record, and references to the old one do not change. */
export interface Table<T extends { id: string }> {
  get(id: string): Deep<T> | undefined
  /** Returns the records in order of insertion; the same array until the next write. */
  list(): readonly Deep<T>[]
  /** Returns the records with this value of an index, or of a text field if the table has no `indexes`, in order of insertion. */
  where(name: string, value: string): readonly Deep<T>[]
  /** Adds a record; an invalid record or a duplicate id throws. */
  add(record: T): Deep<T>
  /** Changes fields of a record; an invalid result or an unknown id throws. Undefined removes an optional field. */
  change(id: string, patch: { [Key in keyof T]?: T[Key] | undefined }): Deep<T>
  remove(id: string): boolean
}

type RecordOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]>
export type Records = { [Name in CollectionName]: readonly RecordOf<Name>[] }
export type Db = { readonly [Name in CollectionName]: Table<RecordOf<Name>> } & {
  /** Returns all records, for snapshot, state file and digest. */
  records(): Records
}

/** The collections that grow. @mswjs/data reads the others with its own queries (ADR 009). */
const indexes: { [Name in CollectionName]?: Record<string, (record: Deep<RecordOf<Name>>) => string | readonly string[]> } = {
  users: { phoneNumber: (user) => user.phoneNumber },
  sellers: { userId: (seller) => seller.userId },
  transporters: { userId: (transporter) => transporter.userId },
  categories: {},
  products: { sellerId: (product) => product.sellerId, categoryId: (product) => product.categoryId },
  orders: {
    userId: (order) => order.userId,
    transactionId: (order) => order.transactionId,
    checkoutId: (order) => order.checkoutId ?? [],
    sellerId: (order) => order.items.map((item) => item.sellerId),
    transporterId: (order) => order.items.flatMap((item) => item.transporterId ?? []),
  },
}

/** Creates the database of one world. @mswjs/data stores the rows; the tables add types, validation, cached lists and indexes. */
export function createDb(filling: Partial<Seed> | Records): Db {
  const model = { id: primaryKey(String), record: Object }
  const store = factory(Object.fromEntries(collectionNames.map((name) => [name, model]))) as unknown as Record<CollectionName, Rows>
  const tables = Object.fromEntries(
    collectionNames.map((name) => [
      name,
      createTable(store[name], collections[name] as never, indexes[name] as never, (filling[name] ?? []) as never),
    ]),
  ) as unknown as Omit<Db, 'records'>
  return { ...tables, records: () => Object.fromEntries(collectionNames.map((name) => [name, tables[name].list()])) as unknown as Records }
}

/** Sorts records by creation, newest first; of two created in the same millisecond, the later one comes first. */
export const newestFirst = <T extends { readonly createdAt: string }>(records: readonly T[]): T[] => sortNewestFirst(records.toReversed())

/** A function for each index, which returns the keys of a record. */
type Keys<T> = Readonly<Record<string, (record: Deep<T>) => string | readonly string[]>>

interface Rows {
  create(row: Row): Row
  getAll(): Row[]
  findFirst(query: { where: { id: { equals: string } } }): Row | null
  findMany(query: { where: { record: Record<string, { equals: string }> } }): Row[]
  delete(query: { where: { id: { equals: string } } }): Row | null
}

/** How a table finds its rows. */
interface Finder<T> {
  find(id: string): Row | null | undefined
  where(name: string, value: string): readonly Row[]
  /** Follows a change of a row's record; null means that there was none before, or is none now. */
  update(row: Row, before: T | null, after: T | null): void
}

const checked = new WeakSet<object>()

function createTable<T extends { id: string }>(
  rows: Rows,
  schema: { parse(value: unknown): T },
  indexOf: Keys<T> | undefined,
  filling: readonly T[],
): Table<T> {
  const { find, where, update } = indexOf ? createIndex(indexOf) : queriesOf<T>(rows)
  let list: readonly Deep<T>[] | null = null

  /** Validates and freezes a record once. Worlds with the same seed share their records until one of them changes a record. */
  const check = (record: unknown): T => {
    if (checked.has(record as object)) return record as T
    const parsed = freeze(schema.parse(record))
    checked.add(parsed)
    return parsed
  }
  const add = (input: T): Deep<T> => {
    const record = check(input)
    update(rows.create({ id: record.id, record }), null, record)
    list = null
    return record as Deep<T>
  }
  for (const record of filling) add(record)

  const recordOf = (row: Row) => row.record as Deep<T>
  return {
    get(id) {
      const row = find(id)
      return row ? recordOf(row) : undefined
    },
    list: () => (list ??= rows.getAll().map(recordOf)),
    where: (name, value) => where(name, value).map(recordOf),
    add,
    change(id, patch) {
      const row = find(id)
      if (!row) throw new Error(`no record ${id}`)
      const next = check({ ...row.record, ...patch, id })
      update(row, row.record as T, next)
      // This row is the one stored in @mswjs/data, whose own update() would search all rows.
      row.record = next
      list = null
      return next as Deep<T>
    },
    remove(id) {
      const row = find(id)
      if (!row) return false
      update(row, row.record as T, null)
      rows.delete({ where: { id: { equals: id } } })
      list = null
      return true
    },
  }
}

/** @mswjs/data searches all rows, which is fast enough for a table that stays small. */
const queriesOf = <T>(rows: Rows): Finder<T> => ({
  find: (id) => rows.findFirst({ where: { id: { equals: id } } }),
  where: (name, value) => rows.findMany({ where: { record: { [name]: { equals: value } } } }),
  update: () => undefined,
})

/** Creates the indexes of a large table: the rows by id, and by the keys that `keysOf` returns for their records. */
function createIndex<T extends { id: string }>(keysOf: Keys<T>): Finder<T> {
  const byId = new Map<string, Row>()
  const byName = new Map(Object.keys(keysOf).map((name) => [name, new Map<string, Set<Row>>()]))
  const keys = (name: string, record: T | null) => (record ? [keysOf[name]?.(record as Deep<T>) ?? []].flat() : [])
  return {
    find: (id) => byId.get(id),
    where(name, key) {
      const rowsByKey = byName.get(name)
      if (!rowsByKey) throw new Error(`no index ${name}`)
      return [...(rowsByKey.get(key) ?? [])]
    },
    update(row, before, after) {
      if (after) byId.set(row.id, row)
      else byId.delete(row.id)
      for (const [name, rowsByKey] of byName) {
        const [old, now] = [keys(name, before), keys(name, after)]
        for (const key of old) if (!now.includes(key)) rowsByKey.get(key)?.delete(row)
        for (const key of now) rowsByKey.set(key, (rowsByKey.get(key) ?? new Set()).add(row))
      }
    },
  }
}

function freeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) freeze(inner)
  }
  return value
}
