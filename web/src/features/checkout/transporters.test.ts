import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTransporter } from '#fixtures/builders.ts'
import { allChosen, sortTransporters, transportersFor, validSelections } from './transporters.ts'

test('[CHK-018] transporters are sorted by verified, then the address’s region, then name', () => {
  const list = [
    aTransporter({ id: '1', businessName: 'Zulu', region: 'Mwanza', isVerified: true }),
    aTransporter({ id: '2', businessName: 'Alpha', region: 'Tanga', isVerified: false }),
    aTransporter({ id: '3', businessName: 'Beta', region: 'Tanga', isVerified: true }),
    aTransporter({ id: '4', businessName: 'Alpha', region: 'Mwanza', isVerified: true }),
    aTransporter({ id: '5', businessName: 'Omega', region: 'Tanga', isVerified: true }),
  ]
  expect(sortTransporters(list, 'Tanga').map(({ id }) => id)).toEqual(['3', '5', '4', '1', '2'])
  expect(sortTransporters(list, null).map(({ id }) => id)).toEqual(['4', '3', '5', '1', '2'])
})

test('[CHK-018] the sorting does not depend on the original order', () => {
  const one = fc.record({
    id: fc.uuid(),
    businessName: fc.constantFrom('A', 'B', 'C'),
    region: fc.constantFrom('Tanga', 'Mara'),
    isVerified: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(one), fc.constantFrom('Tanga', 'Mara'), (list, region) => {
      const key = ({ businessName, region, isVerified }: { businessName: string; region: string; isVerified: boolean }) =>
        [businessName, region, isVerified].join()
      expect(sortTransporters([...list].reverse(), region).map(key)).toEqual(sortTransporters(list, region).map(key))
    }),
    { seed: 10 },
  )
})

test('[CHAT-168] the verified transporters of the region are offered, by name', () => {
  const list = [
    aTransporter({ id: '1', businessName: 'Pwani Express' }),
    aTransporter({ id: '2', businessName: 'Dodoma Link', region: 'Dodoma' }),
    aTransporter({ id: '3', businessName: 'Kariakoo Riders' }),
    aTransporter({ id: '4', businessName: 'Bodas', isVerified: false }),
  ]
  expect(transportersFor('Dar es Salaam', list).map(({ id }) => id)).toEqual(['3', '1'])
  expect(transportersFor('Mara', list)).toEqual([])
  expect(transportersFor(null, list)).toEqual([])
})

test('[CHK-020][CHAT-101] a selection is dropped if its transporter was removed or is no longer verified', () => {
  const list = [aTransporter({ id: 'ok', isVerified: true }), aTransporter({ id: 'waits', isVerified: false })]
  expect(validSelections({ a: 'ok', b: 'waits', c: 'gone', d: 'none' }, list)).toEqual({ a: 'ok', d: 'none' })
})

test('[CHAT-012] all lines have a choice when each has a transporter or none', () => {
  const lines = [{ productId: 'a' }, { productId: 'b' }]
  expect(allChosen(lines, { a: 'ok' })).toBe(false)
  expect(allChosen(lines, { a: 'ok', b: 'none' })).toBe(true)
})
