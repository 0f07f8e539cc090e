import { expect, test } from 'vitest'
import { clockTime, countdown, groupCode, secondsUntil } from './format.ts'

test('the remaining time of a prompt is shown as m:ss', () => {
  expect(countdown(300)).toBe('5:00')
  expect(countdown(85)).toBe('1:25')
  expect(countdown(9)).toBe('0:09')
  expect(countdown(-3)).toBe('0:00')
})

test('a started second counts as one, and a past time as zero', () => {
  const now = Date.parse('2026-11-21T11:00:00.000Z')
  expect(secondsUntil('2026-11-21T11:01:25.000Z', now)).toBe(85)
  expect(secondsUntil(now + 1, now)).toBe(1)
  expect(secondsUntil(now - 5_000, now)).toBe(0)
})

test('the timeline shows Tanzanian time with seconds', () => {
  expect(clockTime('2026-11-21T21:05:09.900Z')).toBe('00:05:09')
  expect(clockTime('no time')).toBe('')
})

test('a code is shown in two groups', () => {
  expect(groupCode('482093')).toBe('482 093')
})
