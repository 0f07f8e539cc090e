import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createDb } from './db.ts'

const { cache } = createRequire(import.meta.url)

test('[PERF-019] the database does not load the libraries that only request handlers and dates need', () => {
  expect(createDb).toBeTypeOf('function')
  const loaded = Object.keys(cache).filter((file) => /node_modules\/(?:msw|graphql|date-fns)\//.test(file))
  const libraries = loaded.map((file) => /node_modules\/([\w-]+)\//.exec(file)?.[1])
  expect(libraries).toHaveLength(3)
  expect(new Set(libraries)).toEqual(new Set(['date-fns', 'graphql', 'msw']))
})

test('using a replaced library throws an error that names leanData.ts', () => {
  const [file = ''] = Object.keys(cache).filter((one) => /node_modules\/msw\//.test(one))
  const msw = cache[file]?.exports as { http: unknown }
  expect(() => msw.http).toThrow('leanData.ts')
})
