import { expect, test } from 'vitest'
import { createRandom } from './random.ts'

test('[QA-008][QA-043] the same seed gives the same numbers and ids, and ids do not repeat', () => {
  const [a, b] = [createRandom(7), createRandom(7)]
  const draw = (random: typeof a) => [random.next(), random.int(1, 6), random.pick(['x', 'y', 'z']), random.id('order')]
  expect(draw(a)).toEqual(draw(b))
  expect(new Set(Array.from({ length: 20_000 }, () => a.id('o'))).size).toBe(20_000)
  const resumed = createRandom(a.saved())
  expect(draw(resumed)).toEqual(draw(a))
})
