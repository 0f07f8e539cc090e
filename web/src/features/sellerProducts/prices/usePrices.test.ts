import { expect, test } from 'vitest'
import { inParallel } from './usePrices.ts'

test('[SELL-014] all tasks run, at most four at once', async () => {
  let [running, most, done] = [0, 0, 0]
  const task = async () => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    await Promise.resolve()
    running--
    done++
  }
  await inParallel(
    Array.from({ length: 11 }, () => task),
    4,
  )
  expect({ most, done }).toEqual({ most: 4, done: 11 })
  await inParallel([], 4)
})
