import { expect, test } from 'vitest'
import { worldTimeAt } from './worldTime.ts'

const reading = { now: 1_000_000, readAt: 50_000 }

test('between two readings the time advances at the world’s speed', () => {
  expect(worldTimeAt({ ...reading, mode: { kind: 'real' } }, 50_700)).toBe(1_000_700)
  expect(worldTimeAt({ ...reading, mode: { kind: 'fast', times: 10 } }, 50_700)).toBe(1_007_000)
  expect(worldTimeAt({ ...reading, mode: { kind: 'frozen' } }, 50_700)).toBe(1_000_000)
})

test('setting the device’s clock back never sets the world’s time back', () => {
  expect(worldTimeAt({ ...reading, mode: { kind: 'real' } }, 10_000)).toBe(1_000_000)
})
