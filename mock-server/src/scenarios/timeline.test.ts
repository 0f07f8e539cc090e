import { expect, test } from 'vitest'
import { createRandom } from '../world/random.ts'
import { dueEventsOf, timelineOf } from './run.ts'

const approve = { at: 5, do: 'approve' } as const

test('[QA-018] repeated events are spread evenly over their span', () => {
  const due = dueEventsOf(
    [
      { ...approve, repeat: 3, within: 1 },
      { at: 5.2, do: 'charge' },
    ],
    1_000,
    createRandom(1),
  ).map((one) => [one.due, one.event.do])
  expect(due).toEqual([
    [6_000, 'approve'],
    [6_200, 'charge'],
    [6_500, 'approve'],
    [7_000, 'approve'],
  ])
})

test('[QA-018] jitter depends on the seed: the same seed gives the same times, within the bounds', () => {
  const dues = (seed: number) => dueEventsOf([{ ...approve, repeat: 20, jitter: 0.5 }], 0, createRandom(seed)).map(({ due }) => due)
  expect(dues(7)).toEqual(dues(7))
  expect(dues(7)).not.toEqual(dues(8))
  for (const due of dues(7)) expect(Math.abs(due - 5_000)).toBeLessThanOrEqual(500)
})

test('a later attempt has its own timeline, or the first one if it has none', () => {
  const course = { timeline: [approve], later: [[{ at: 9, do: 'approve' as const }]] }
  expect(timelineOf(course, 0)[0]?.at).toBe(5)
  expect(timelineOf(course, 1)[0]?.at).toBe(9)
  expect(timelineOf(course, 2)[0]?.at).toBe(9)
  expect(timelineOf({ timeline: [approve] }, 3)[0]?.at).toBe(5)
})
