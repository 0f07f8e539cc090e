import { expect, test } from 'vitest'
import { isFarOff } from './confirmPrices.ts'

test.each([
  [12_000, 12, true],
  [12_000, 120_000, true],
  [12_000, 5_999, true],
  [12_000, 6_000, false],
  [12_000, 18_000, false],
  [12_000, 18_001, true],
  [0, 5_000, false],
])('[SELL-017] a change from %i to %i needs confirmation: %s', (from, to, isAsked) => expect(isFarOff(from, to)).toBe(isAsked))
