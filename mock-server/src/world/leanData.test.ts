import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { createDb } from './db.ts'

const fromHere = createRequire(import.meta.url)
const fromData = createRequire(fromHere.resolve('@mswjs/data'))
const { cache } = fromHere

test('[PERF-019] the database loads one stub of each library that only request handlers and dates need', () => {
  expect(createDb).toBeTypeOf('function')
  for (const library of ['msw', 'graphql', 'date-fns']) {
    const stub = fromData.resolve(library)
    expect(Object.keys(cache).filter((file) => file.startsWith(dirname(stub)))).toEqual([stub])
  }
})

test('using a replaced library throws an error that names leanData.ts', () => {
  const msw = cache[fromData.resolve('msw')]?.exports as { http: unknown }
  expect(() => msw.http).toThrow('leanData.ts')
})
