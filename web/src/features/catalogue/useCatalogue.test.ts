import fc from 'fast-check'
import { expect, test } from 'vitest'
import { related } from './useCatalogue.ts'

const fish = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 })

test('[PROD-014] at most four related products are chosen, never the product itself, and the same ones for the same seed', () => {
  fc.assert(
    fc.property(fish, fc.nat(), fc.string(), (ids, pick, seed) => {
      const all = ids.map((id) => ({ id }))
      const id = ids[pick % ids.length] ?? ''
      const shown = related(all, id, seed)
      expect(shown).toHaveLength(Math.min(4, ids.length - 1))
      expect(shown).not.toContainEqual({ id })
      expect(new Set(shown.map((one) => one.id)).size).toBe(shown.length)
      expect(related(all, id, seed)).toEqual(shown)
      expect(all.map((one) => one.id)).toEqual(ids)
    }),
    { seed: 10 },
  )
})

test('[PROD-014] over many visits to one product each other product is shown, in each place', () => {
  const all = Array.from({ length: 8 }, (_, place) => ({ id: `p${place}` }))
  const visits = Array.from({ length: 200 }, (_, visit) => related(all, 'p0', `visit ${visit}`).map(({ id }) => id))
  for (const place of [0, 1, 2, 3]) expect(new Set(visits.map((shown) => shown[place])).size, `place ${place}`).toBe(7)
})
