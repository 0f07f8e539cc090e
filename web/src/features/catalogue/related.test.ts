import fc from 'fast-check'
import { expect, test } from 'vitest'
import { related } from './related.ts'

const fish = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 })

test('[PROD-014] at most four related products are chosen, never the product itself, and always the same ones', () => {
  fc.assert(
    fc.property(fish, fc.nat(), (ids, pick) => {
      const all = ids.map((id) => ({ id }))
      const id = ids[pick % ids.length] ?? ''
      const shown = related(all, id)
      expect(shown).toHaveLength(Math.min(4, ids.length - 1))
      expect(shown).not.toContainEqual({ id })
      expect(new Set(shown.map((one) => one.id)).size).toBe(shown.length)
      expect(related(all, id)).toEqual(shown)
      expect(all.map((one) => one.id)).toEqual(ids)
    }),
    { seed: 10 },
  )
})

test('[PROD-014] the choice depends on the product’s id', () => {
  const all = Array.from({ length: 20 }, (_, i) => ({ id: `p${i}` }))
  const choices = new Set(
    ['x1', 'x2', 'x3', 'x4', 'x5'].map((id) =>
      related(all, id)
        .map((one) => one.id)
        .join(),
    ),
  )
  expect(choices.size).toBeGreaterThan(1)
})
